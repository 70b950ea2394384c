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
