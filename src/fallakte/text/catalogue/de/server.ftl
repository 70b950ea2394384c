### Der Server: seine Einstellungen, was er ablehnt und seine Seiten.

## Einstellungen

settings-unreadable = Die Einstellungen in { $path } lassen sich nicht lesen: { $why }.
settings-not-toml = { $path } ist kein TOML: { $why }.
settings-unknown = In { $path } steht eine Einstellung „{ $name }“, die es nicht gibt. Es gibt: { $names }.
setting-cannot-be = Die Einstellung { $setting } kann nicht { $value } sein. Möglich ist: { $takes }.
setting-public-url = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Sie ist die Adresse, unter der man den Server findet, etwa https://play.example.org
setting-origin = Die Einstellung { $setting } kann „{ $value }“ nicht enthalten. Sie nimmt Herkünfte wie https://play.example.org
setting-web-address = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Sie nimmt eine Adresse, die mit https:// oder http:// beginnt
setting-redis = Die Einstellung { $setting } muss eine Adresse sein, etwa redis://localhost:6379/0
setting-smtp-from = Zu { $setting } gehört die Einstellung { $name }: von wem die Mails kommen, etwa Fallakte <post@example.org>
setting-short-token = Die Einstellung { $setting } ist zu leicht zu erraten: Sie braucht mindestens 16 Zeichen.
