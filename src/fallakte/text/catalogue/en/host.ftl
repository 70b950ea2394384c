### For the host: people and tables, reports, and what is done about them.

cli-host-short = look after people and tables: reports, mute, ban, close
cli-host-help = Shows what happened lately: tables, people, reports of players, and the trail of what the host has done; "show" tells who sits at a table and what was said there. Closes tables, mutes and bans people, lifts both, settles reports. A running server follows within seconds; one that is not running, when it starts.
cli-host-action = what to do
cli-host-names = a table by id or code, a person or a report by id; to look: also a part of a person's name
cli-host-database = the database; without it FALLAKTE_DATABASE or the file in your data folder
cli-host-why = why, for the trail
cli-host-hours = how long a person is muted; without it 24
cli-host-all = show settled reports as well
cli-host-json = show as JSON, one object per line
cli-host-examples =
    fallakte host reports
    fallakte host show 7KQ2MD
    fallakte host mute kX3yAz --hours 48 --why "insults"
    fallakte host close 7KQ2MD --why "nobody plays here"

host-no-such-action = There is no "fallakte host { $action }". There are: { $actions }.
host-other-option = The option { $option } does not belong to "fallakte host { $action }".
host-no-person = There is nobody with the id "{ $name }".
host-no-report = There is no open report with the id "{ $name }".
host-not-open = The table { $name } is over or closed already.
host-done = Noted: { $what ->
    [close] the table { $about } is closed
    [mute] { $about } is muted
    [ban] { $about } is banned, and bots take their seats
    [lift] { $about } may come and speak again
   *[settle] the report { $about } is settled
}.

banned = The host of this server lets you in no more.
muted = The host of this server has muted you for a while; the others do not read what you say.

## The page

host-title = The host's desk
host-key-text = Only for whoever runs this server
host-key = Host key
host-enter = Enter
host-leave = Leave
host-wrong-key = That is not the key.
host-find = Find
host-find-what = A name, a person's id, a table's code or id
host-find-do = Find
host-reports = Open reports
host-tables = Tables lately
host-people = People lately
host-trail = What the host has done
host-none = Nothing.
host-table = Table { $code }
host-seat = Seat { $seat }: { $name } ({ $person })
host-seat-nobody = Seat { $seat }: a bot, or nobody the server knows
host-said = What was said
host-about-seat = about seat { $seat }
host-about-chat = about the chat
host-about = about
host-told-by = told by
host-sits = { $tables ->
    [one] sits at 1 table
   *[other] sits at { $tables } tables
}
host-muted = muted until { $time }
host-banned = banned since { $time }
host-why = Why
host-hours = Hours
host-close = Close the table
host-mute = Mute
host-ban = Ban
host-lift = Lift
host-settle = Settled
