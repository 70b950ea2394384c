"""Why a notice did not arrive, in words fit for a log."""


class Undelivered(Exception):
    """A notice that did not arrive; where it is not lasting, another try may help."""

    def __init__(self, why: str, *, lasting: bool = True) -> None:
        super().__init__(why)
        self.why = why
        self.lasting = lasting
