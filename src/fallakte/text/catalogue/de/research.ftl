### Die Türen für die Forschung (docs/research.md).

research-missing = { $package } ist nicht installiert: { $command } installiert, was die Türen für die Forschung brauchen.
research-reward = Eine Belohnung „{ $reward }“ gibt es nicht; es gibt: { $rewards }.
