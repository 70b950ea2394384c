"""The pages: plain HTML in both languages, without a script."""
