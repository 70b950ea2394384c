### The research doors (docs/research.md).

research-missing = { $package } is not installed: { $command } installs what the research doors need.
research-reward = There is no reward "{ $reward }"; there are: { $rewards }.
