"""The speed of the rules, beside well-known libraries and measured with them in one run (`python -m bench`)."""
