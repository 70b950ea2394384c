### Opening a table at a server.

cli-open-short = open a table at a server
cli-open-help = Opens a table at a server and says its links: one for each friend, one for those who watch. If one of the seats is yours, you sit down at once.
cli-open-name = the game
cli-open-server = the server's address; without it the one that "fallakte serve" starts on this machine
cli-open-seats = who sits there, in order: me, friend, bot, bot:LEVEL, open; without it you and a bot
cli-open-pairs = an option of the game; may be repeated
cli-open-called = what you are called there
cli-open-listed = show the table to everybody on this server
cli-open-clock = seconds for a decision; 0: as long as it takes
cli-open-no-undo = nothing is taken back at this table
cli-open-examples =
    fallakte open al-capone
    fallakte open rue-morgue --seats me,friend,bot --name Ada
    fallakte open capone --at https://example.org --seats me,open,open --listed
open-table = The table is open. Its code is { $code }; whoever wants to watch comes by { $link }
open-seat = Seat { $seat } is for whoever opens this invitation first; it works once: { $link }
open-seat-form = "{ $seat }" is no seat: me, friend, open, bot or bot:LEVEL can be asked for.
