### Notices by mail and webhook, for those who are away.

notice-your-turn = { $game }, table { $table }: { $who }, it is your turn.
notice-clock = { $game }, table { $table }: { $who }, your time is over. The others may now let a bot play for you.
notice-asked = { $game }, table { $table }: { $who } asks for your consent.
notice-over = { $game }, table { $table }: The match is over.
notice-expiring = { $game }, table { $table }: Nobody has been here for long. Unless somebody drops in within the next days, the match will be closed.
notice-closed = { $game }, table { $table }: The host of the server has closed the match.
notice-test = { $game }, table { $table }: This is a test. Notices arrive here.
notice-somebody = Somebody
notice-subject = { $game }, table { $table }: { $reason ->
    [your-turn] it is your turn
    [clock] your time is over
    [asked] your consent is asked for
    [over] the match is over
    [expiring] the match will soon be closed
    [closed] the match was closed
   *[test] a test
}
notice-letter =
    { $sentence }

    At the table: { $names }
    Go there: { $link }

    The link does not contain your seat. Open it in the browser you play with, or use your recovery code.

    You are told because this address was entered at this table. You can turn notices off in the table's settings.

notice-farewell = No more from here to this address: { $link }

## Whether an address may be told anything

notice-confirm = Somebody wants notices from { $site } to come here. If that was you, confirm it; if not, do nothing, and nothing more comes.
notice-confirm-subject = Fallakte: confirm this address
notice-confirm-letter =
    { $sentence }

    Confirm: { $link }

    The link opens a page with a button. It holds for 24 hours and works once.
confirm-too-often = This address has been asked for its consent too often already, by you or by others. Try again another day.
confirm-gone = This link confirms nothing any more: it was used, is older than a day, or the address was changed since.
not-confirmed = Your address is not confirmed yet, or wants no notices: open the link that was sent there.
nothing-to-confirm = There is no address that would have to be confirmed.

## What can be wrong with a target

notice-mail-off = No mail can be sent from here: the host has not set up SMTP.
notice-mail-address = This is not a mail address that can be written to.
notice-mail-sender = The sender "{ $sender }" is not a mail address. Write it like this: Fallakte <post@example.org>
notice-webhook-form = This is not a URL that can be called. Write it like this: https://example.org/hook
notice-webhook-long = The URL of a webhook has at most { $longest } characters.
notice-webhook-login = The URL of a webhook cannot contain a user name or a password.
notice-webhook-port = A webhook cannot be called on port { $port }. These are possible: { $ports }.
notice-webhook-inside = Nothing is sent to "{ $host }": the name is unknown, or it leads into a private network.
