"""The server under load, beside boardgame.io's and measured with it in one run (`python -m bench.online`)."""
