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
