"""Notices: telling an absent person by mail or webhook that the table waits for them.

The link in a notice is the table's address without a seat's secret: a mail or a chat channel is read by others, kept
for years and opened by link previews. The person's browser remembers its person; elsewhere the recovery code helps.
"""
