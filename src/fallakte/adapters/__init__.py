"""The doors of other people's tools. Nothing else imports them, and they need `pip install fallakte[research]`."""
