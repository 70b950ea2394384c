"""Where matches are kept: lines that are appended and never changed, and what is needed to find them."""
