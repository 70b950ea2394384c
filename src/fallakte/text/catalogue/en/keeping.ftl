### The store, and the commands that look after it.

store-unreachable = The database cannot be reached. Nothing is lost that was answered; try again in a moment.
store-full = The disk of the database is full. Nothing is lost that was answered; it goes on when there is room.
store-read-only = The database can only be read, not written. Its disk is perhaps mounted read-only.
store-damaged = The database is damaged at this place. Look at its disk, and restore a backup: fallakte restore FILE
store-busy = The database is busy with this table. Try again in a moment.
store-cannot-keep = The database does not take this.
store-newer = A newer Fallakte has written this database: its form is { $found }, and this version knows up to { $known }. Install the newer version, or name another database with --database.
store-not-ours = This is a database of something else, or no database at all. Nothing was changed; name another with --database.
store-address = The address of the database is not understood. Examples: sqlite:////var/lib/fallakte/fallakte.db, postgresql://name:password@host/database
store-login = PostgreSQL does not let us in: the name, the password, the database or a right is missing. Check the address, and create the database: createdb --owner NAME DATABASE
store-in-use = { $path } is being served already by another Fallakte. Stop that one, or name another database with --database.
store-no-folder = There is no folder { $folder } for the database. Create it, or name another place with --database.
store-not-allowed = { $path } cannot be written. Give the user who runs Fallakte the right to write there, or name another place with --database.

bus-address = The address of Redis is not understood. Example: redis://host:6379/0

store-nothing-there = There is no database of Fallakte's at this address yet. Check --database; "fallakte serve" makes one.
store-older = An older Fallakte has written this database: its form is { $found }, and this version needs { $known }. Start "fallakte serve" once with it, which brings it up to date.
store-not-empty = The database holds tables already, and a backup is restored into an empty one only. Name a new one with --database.

backup-none = This is no backup of Fallakte's.
backup-damaged = The backup is damaged or was cut off. Nothing was restored.
backup-not-as-written = What stands in { $path } is not what was written there. Look at its disk, and write the backup somewhere else.
backup-damaged-log = The log of table { $table } is damaged from line { $line } on, in the database already; it was backed up as it is.
backup-newer = A newer Fallakte has written this backup. Install the newer version to restore it.
backup-onto-itself = { $path } is the database itself. Write the backup somewhere else.
backup-writing = backing up
backup-reading = restoring
backup-done = Backed up { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}.
restore-done = Restored { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}.

cli-backup-short = write the database into a file, while it is being served
cli-backup-help = Writes everything the database holds into one file, as it stands at one moment; a server may go on meanwhile. The file has the cards of running matches in it: keep it to yourself.
cli-backup-path = the file to write; - for standard output
cli-backup-database = the database; without it FALLAKTE_DATABASE or the file in your data folder
cli-backup-examples =
    fallakte backup today.jsonl.gz
    fallakte backup today.jsonl.gz --database postgresql://name@host/database

cli-restore-short = fill an empty database from a backup
cli-restore-help = Fills an empty database from a backup, wholly or not at all. A backup of SQLite can be restored into PostgreSQL, and the other way round.
cli-restore-path = the backup
cli-restore-database = the empty database; without it FALLAKTE_DATABASE or the file in your data folder
cli-restore-examples =
    fallakte restore today.jsonl.gz
    fallakte restore today.jsonl.gz --database postgresql://name@host/database

cli-matches-short = list, export, check or delete the matches of the database
cli-matches-help = Lists the matches of the database, the latest first; exports their records; checks that every line is still as it was written; deletes them for good. A server may go on meanwhile.
cli-matches-action = what to do
cli-matches-names = matches by id or code
cli-matches-database = the database; without it FALLAKTE_DATABASE or the file in your data folder
cli-matches-phase = list those alone that have got so far
cli-matches-json = list as JSON, one object per line
cli-matches-all = export or check every match
cli-matches-out = the folder for the records; without it this one
cli-matches-unfinished = export matches that still run as well, with all their cards
cli-matches-yes = delete without asking
cli-matches-examples =
    fallakte matches list --phase running
    fallakte matches export --all --out records
    fallakte matches check --all
    fallakte matches delete 7KQ2MD

matches-gathering = gathering
matches-running = running
matches-over = over
matches-closed = closed
matches-no-such-action = There is no "fallakte matches { $action }". There are: { $actions }.
matches-other-option = The option { $option } does not belong to "fallakte matches { $action }".
matches-no-such-phase = "{ $phase }" is no phase of a match. There are: { $phases }.
matches-still-running = The match { $name } still runs, and its cards are in its record. With --unfinished it is exported even so.
matches-unreadable = The log of match { $name } cannot be read; it is left out.
match-not-there = There is no match with the id or code "{ $name }".
matches-say-yes = Deleting is for good: say --yes.
matches-really = Delete { $count ->
    [one] this match
   *[other] these { $count } matches
} for good? [y/n]{" "}
matches-kept = Nothing was deleted.
matches-deleted = Deleted { $count ->
    [one] 1 match
   *[other] { $count } matches
}.
matches-checked = Checked { $count ->
    [one] 1 match
   *[other] { $count } matches
}: { $damaged ->
    [0] every line is as it was written
    [one] 1 is damaged
   *[other] { $damaged } are damaged
}.
