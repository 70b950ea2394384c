### The server: its settings, what it refuses, and its pages.

## Settings

settings-unreadable = The settings in { $path } cannot be read: { $why }.
settings-not-toml = { $path } is not TOML: { $why }.
settings-unknown = { $path } has a setting "{ $name }", which does not exist. There are: { $names }.
setting-cannot-be = The setting { $setting } cannot be { $value }. It takes: { $takes }.
setting-public-url = The setting { $setting } cannot be "{ $value }". It is the address at which people find the server, such as https://play.example.org
setting-origin = The setting { $setting } cannot contain "{ $value }". It takes origins, such as https://play.example.org
setting-web-address = The setting { $setting } cannot be "{ $value }". It takes an address that begins with https:// or http://
setting-redis = The setting { $setting } must be an address such as redis://localhost:6379/0
setting-smtp-from = With { $setting } comes the setting { $name }: who the mails are from, such as Fallakte <post@example.org>
setting-short-token = The setting { $setting } is too easy to guess: it needs at least 16 characters.

## What is wrong with a request or a message

not-json = This is not JSON.
not-text = Only text messages are understood here, no binary ones.
too-deep = This is nested too deeply.
missing-field = The field "{ $field }" is missing ({ $where }).
unknown-field = There is no field "{ $field }" here ({ $where }).
wrong-type = "{ $where }" should be { $expected }, not { $found }.
wrong-value = "{ $where }" cannot have this value.
out-of-range = "{ $where }" is out of range; it takes: { $takes }.
wrong-parameter = The parameter "{ $name }" of the address is wrong or missing.
bad-request = The request is not understood.
no-such-page = There is nothing at this address.
wrong-method = This address does not take that kind of request.
body-too-slow = The request took too long to arrive.
body-too-large = The request is too large.
body-compressed = Compressed requests are not taken. Send it as it is.
body-type = The request must be JSON: send it with the header Content-Type: application/json.
foreign-origin = This request comes from another site's page and is refused.
too-fast = That was too much at once. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
too-many-connections = There are too many connections from you, or to this server. Close some, or try again later.
server-fault = The server has made a mistake (number { $number }). It is in its log; try again.
hello-first = The first message must be hello.
no-notices = There is nowhere to send a notice to: enter a mail address or a webhook first.
replay-too-long = It takes too long to replay this match just now. Try again in a moment.
verify-too-long = This record takes too long to verify.

## The last words of a socket

bye-restarting = The server is being restarted. Come back in a moment: nothing is lost.
bye-too-slow = More was waiting for you than this connection could carry. Connect again to go on.
bye-too-fast = Too many messages came too fast. Connect again to go on.
bye-too-many-mistakes = Too many messages were not understood.
bye-no-hello = No hello has come.
bye-taken-over = You have come to this seat with another device or in another window; it goes on there.
bye-handed-over = Your seat was handed over to somebody else.
bye-left = You have left the table.
bye-banned = The host of this server lets you in no more.
bye-table-deleted = The table was deleted.

## The command serve

cli-serve-short = host tables for people and bots
cli-serve-help = Hosts all four games, for friends at home or for everybody. Every setting can be a flag, an environment variable or a line in a file; flags win over the environment, the environment over the file.
cli-serve-examples =
    fallakte serve
    fallakte serve --host 0.0.0.0
    fallakte serve --config /etc/fallakte.toml
    FALLAKTE_DATABASE=postgresql://name@host/fallakte fallakte serve --port 80 --public-url https://play.example.org

serve-group-address = Address
serve-group-store = What is kept
serve-group-bots = Bots
serve-group-limits = Limits (0: none)
serve-group-sizes = Sizes in bytes
serve-group-notices = Notices
serve-group-running = Running it

cli-serve-config = a TOML file with settings
cli-serve-no-browser = open no browser at the start
cli-serve-host = where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody
cli-serve-port = the port; 0 for any free one
cli-serve-public-url = the address at which people find the server, if a proxy stands before it
cli-serve-allowed-origins = other sites whose pages may use this server, separated by commas
cli-serve-trusted-proxies = how many proxies stand before the server and write X-Forwarded-For
cli-serve-database = a file for SQLite, or postgresql://…; without it a file in your own folder
cli-serve-redis = redis://…, if several servers share one database
cli-serve-finished-days = days after which finished tables are deleted; 0: never
cli-serve-running-days = days after which running matches are closed that nobody visits; 0: never
cli-serve-unstarted-days = days after which tables are deleted at which nobody has begun; 0: never
cli-serve-person-days = days after which persons are forgotten who have not come back; 0: never
cli-serve-bot-workers = processes in which bots think; 0: one fewer than there are cores
cli-serve-connections = sockets in all
cli-serve-connections-per-client = sockets of one client: a person, or else an address
cli-serve-messages-per-second = messages a second through one socket
cli-serve-requests-per-second = requests a second of one client
cli-serve-tables-per-hour = tables that one client may open in an hour
cli-serve-recoveries-per-hour = recovery codes that an address may try in an hour
cli-serve-misses-per-hour = codes without a table that an address may try in an hour
cli-serve-crowd = how many times as much all clients of one address together may do
cli-serve-body-bytes = the largest request
cli-serve-record-bytes = the largest record that is verified
cli-serve-message-bytes = the largest message through a socket
cli-serve-unread-bytes = how much may wait for a reader who does not read
cli-serve-smtp-host = the server that takes mails; without it there are none
cli-serve-smtp-port = its port
cli-serve-smtp-user = the user name there
cli-serve-smtp-password = the password there; better not as a flag, which everybody on the machine can see
cli-serve-smtp-from = whom mails are from
cli-serve-smtp-security = how the connection is protected
cli-serve-private-webhook-targets = whether webhooks may lead into private networks
cli-serve-host-key = who knows it may use the page /host; without it there is no such page
cli-serve-metrics-token = who knows it may read /metrics; without it nobody may
cli-serve-log-format = how logs are written; auto: plain at a terminal, else JSON
cli-serve-log-level = what is logged; auto: warnings at a terminal, else more
cli-serve-shutdown-seconds = how long stopping may take
cli-serve-imprint-url = the address of your imprint
cli-serve-privacy-url = the address of your privacy notice

serve-at = Fallakte is open at { $address }
serve-here-only = Only this machine can come in. To let others in: fallakte serve --host 0.0.0.0, which prints the link for them ({ $address } in this network).
serve-here-alone = Only this machine can come in, and it is in no network.
serve-stop = Ctrl-C stops it; every match is kept.
serve-stopping = Stopping: what is under way is written. Once more Ctrl-C ends at once.
serve-kept = Every match is kept in { $place }. The next start goes on from there.
play-sharpening = The bots are still being sharpened: their rules are compiled beside the game, which takes a minute or two.
play-sharp = The bots are sharp now.
play-blunt = The bots go on in plain Python, which is slower: { $why }. A C compiler and Python's headers make them fast; on Debian: sudo apt install gcc python3-dev
serve-phone = For a phone in the same network:

port-in-use = Port { $port } at { $host } is in use. Stop what uses it, or choose another: --port { $other }
port-not-allowed = You may not listen at port { $port }: ports below 1024 need a right of their own. Choose another: --port { $other }
host-unknown = This machine has no address { $host }. Listen at 127.0.0.1, at 0.0.0.0, or at an address of this machine: --host
driver-missing = { $what } needs packages that are not installed: pip install "fallakte[nodes]", or in a clone .venv/bin/pip install -r requirements-nodes.lock
redis-unreachable = Redis does not answer at the address that the setting redis names. Start it, or correct the address.

## Pages

page-title-home = Fallakte: four crime games
page-title-table = { $game }, table { $code }
page-title-verify = Verify a record
page-title-problem = Case closed
page-lead = Four crime games on one desk: play against bots, with friends over a link, now or over days.
page-games = The cases
page-players = { $players } players
page-play = How to play now
page-play-alone = Alone against bots, in your terminal:
page-play-join = At a friend's table: paste the whole link that you were sent.
page-play-install = The command comes with Fallakte; "fallakte --help" says what else it can do.
page-tables = Open tables
page-no-tables = No table is listed at the moment.
page-free = { $free ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $free } free seats
}
page-trust = Were the cards dealt fairly?
page-trust-text = The shuffles of a match are fixed before the first card is seen, and revealed at its end. Anybody can hold a finished record against that.
page-programs = For programs
page-programs-text = Bots and clients of your own use the same requests and messages as people do.
page-schema = the requests, as OpenAPI
page-home = All cases
page-imprint = Imprint
page-privacy = Privacy
page-language = Deutsch
page-seats = At the table
page-code = Code
page-phase-gathering = waiting for players
page-phase-running = being played
page-phase-over = finished
page-phase-closed = closed unfinished
page-seat-person = person
page-seat-bot = bot { $level }
page-seat-lent = person, a bot plays for now
page-seat-friend = kept for a friend
page-seat-open = free
page-seat-here = here now
page-nobody = nobody yet
page-sit = Sit down or watch
page-sit-free = A seat is free. Take it in your terminal:
page-sit-watch = Watch or return to your seat in your terminal:
page-sit-link = An invitation has a # in its link. Paste it whole, and pass it on to nobody: whoever opens it first sits down, and then it is used up.
page-rematch = They play on at another table.
page-record = the record of the match
page-text = the match in words
page-verify-which = Which record?
page-verify-lead = Choose the record of a finished match. It is read, judged and forgotten.
page-verify-file = Record (a .jsonl file)
page-verify-do = Verify
page-verify-none = No file was chosen.
page-verify-ok = Verified
page-verify-not = Not verified
page-verify-line = Line { $line }, { $rule }
page-verify-words = The players' words
page-verify-no-word = none
page-verify-silent = not revealed in time
page-verify-commitment = Commitment
page-done = Done
page-confirm-title = May notices come to this address?
page-confirm-text = Somebody has entered this address as their own on this server. If it was you, you will be told here that a table waits for you: by a few messages, each with a link to end them.
page-confirm-do = Yes, this is my address
page-confirmed-title = The address is confirmed
page-confirmed-text = From now on you are told here when a table waits for you and you are away.
page-unsubscribe-title = No more notices to this address?
page-unsubscribe-text = Nothing more comes from this server to this address, whoever entered it, until its owner confirms it anew.
page-unsubscribe-do = No more notices
page-unsubscribed-title = Nothing more comes
page-unsubscribed-text = This address gets no more notices from this server. To have them again, ask for a confirmation in the settings.
