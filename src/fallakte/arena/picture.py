"""The ladder as a picture: a bar for each bot with its interval, readable by light and in the dark."""

from html import escape

from fallakte.arena.results import Line, Results
from fallakte.arena.titles import subtitle, title
from fallakte.text.numbers import percent
from fallakte.text.speaker import Speaker

WIDTH = 720
ROW = 44
TOP = 84
BOTTOM = 36
LEFT = 200
RIGHT = 90
SPAN = WIDTH - LEFT - RIGHT

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #2b2622 }
.title { font-weight: 600; font-size: 17px } .small { font-size: 12px; fill: #6b625a }
.bar { fill: #b5442e } .interval { stroke: #2b2622; stroke-width: 2 }
.grid { stroke: #d8cfc2 } .fair { stroke: #6b625a; stroke-dasharray: 4 4 }
.paper { fill: #fbf7ef }
@media (prefers-color-scheme: dark) {
text { fill: #f1e9dc } .small { fill: #b3a797 } .bar { fill: #d9694f } .interval { stroke: #f1e9dc }
.grid { stroke: #4a423a } .fair { stroke: #b3a797 } .paper { fill: #221d19 }
}
""".strip()


def picture(results: Results, speaker: Speaker) -> str:
    """The picture as SVG."""
    height = TOP + ROW * len(results.lines) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" x="20" y="32">{escape(title(speaker, results))}</text>',
        f'<text class="small" x="20" y="52">{escape(subtitle(speaker, results))}</text>',
        *_scale(height, speaker),
        *[part for place, line in enumerate(results.lines) for part in _bar(TOP + ROW * place, line, speaker)],
        *_fair(height, 1 / results.plan.sides, speaker.say("arena-fair-line")),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> float:
    return round(LEFT + SPAN * share, 1)


def _scale(height: int, speaker: Speaker) -> list[str]:
    parts: list[str] = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = _x(share)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - BOTTOM + 4}"/>')
        label = percent(speaker, share)
        parts.append(f'<text class="small" x="{x}" y="{height - 14}" text-anchor="middle">{label}</text>')
    return parts


def _fair(height: int, share: float, label: str) -> list[str]:
    """Where a bot stands that is as good as the others."""
    x = _x(share)
    return [
        f'<line class="fair" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - BOTTOM + 4}"/>',
        f'<text class="small" x="{x}" y="{TOP - 10}" text-anchor="middle">{escape(label)}</text>',
    ]


def _bar(y: int, line: Line, speaker: Speaker) -> list[str]:
    wins = line.wins
    middle = y + ROW // 2
    name = line.bot if len(line.bot) <= 24 else f"{line.bot[:23]}…"
    return [
        f'<text x="{LEFT - 12}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{y + 9}" width="{round(SPAN * wins.mean, 1)}" height="{ROW - 18}" rx="3"/>',
        f'<line class="interval" x1="{_x(wins.low)}" x2="{_x(wins.high)}" y1="{middle}" y2="{middle}"/>',
        *[
            f'<line class="interval" x1="{_x(end)}" x2="{_x(end)}" y1="{middle - 6}" y2="{middle + 6}"/>'
            for end in (wins.low, wins.high)
        ],
        f'<text x="{WIDTH - 16}" y="{middle + 5}" text-anchor="end">{percent(speaker, wins.mean, 1)}</text>',
    ]
