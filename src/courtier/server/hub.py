"""Shows what has happened to everybody who looks: each viewpoint's frames are made once, by the table's projection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from courtier.server import points
from courtier.server.keeper import Live
from courtier.table.events import BotSeated, Claimed, Left, Stored
from courtier.table.projection import Viewpoint, present, project, show, viewpoint_of

_encoder = msgspec.json.Encoder()
SEAT_REVOKED = 4403


def frame(kind: str, data: Any, v: int | None = None) -> str:
    """One message: `{t, v?, d}`."""
    out: dict[str, Any] = {"t": kind, "d": data}
    if v is not None:
        out["v"] = v
    return _encoder.encode(out).decode()


class Viewer(Protocol):
    """Somebody's open connection."""

    person: str

    def send(self, text: str) -> None:
        """Send a frame soon, in order."""
        ...

    def close(self, code: int, reason: str) -> None:
        """End the connection after what was sent."""
        ...


class Look:
    """One connection's look at one table."""

    def __init__(self, viewer: Viewer, viewpoint: Viewpoint) -> None:
        self.viewer = viewer
        self.viewpoint = viewpoint


class Hub:
    """Who looks at which table."""

    def __init__(self) -> None:
        self._looks: dict[str, dict[Viewer, Look]] = {}
        self.frames = 0

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at the table now."""
        return bool(self._looks.get(table_id))

    def look(self, live: Live, viewer: Viewer, since: int | None, viewpoint: Viewpoint | None) -> None:
        """Begin to look: the tail after `since`, if it was seen from the same place, otherwise everything."""
        table = live.table
        now = viewpoint_of(table, viewer.person)
        self._looks.setdefault(table.id, {})[viewer] = Look(viewer, now)
        if since is None or since > table.v(now) or (viewpoint is not None and viewpoint != now):
            viewer.send(snapshot_frame(live, now))
            return
        tail = [each for each in live.log if table.v(now, each.n) > since]
        for text in event_frames(live, tail, now):
            viewer.send(text)

    def look_away(self, table_id: str, viewer: Viewer) -> None:
        """Stop looking at a table."""
        looks = self._looks.get(table_id)
        if looks is not None:
            looks.pop(viewer, None)
            if not looks:
                del self._looks[table_id]

    def gone(self, viewer: Viewer) -> None:
        """The connection has ended."""
        for table_id in [table_id for table_id, looks in self._looks.items() if viewer in looks]:
            self.look_away(table_id, viewer)

    def happened(self, live: Live, events: Sequence[Stored], own: bool) -> None:
        """Show new events to all who look at the table."""
        looks = self._looks.get(live.table.id)
        if not looks:
            return
        moved = any(isinstance(each.event, (Claimed, Left, BotSeated)) for each in events)
        frames: dict[Viewpoint, list[str]] = {}
        for look in list(looks.values()):
            points.reached("between-subscribers")
            if moved and self._moved(live, look):
                continue
            if look.viewpoint not in frames:
                frames[look.viewpoint] = event_frames(live, events, look.viewpoint)
            for text in frames[look.viewpoint]:
                look.viewer.send(text)
                self.frames += 1

    def _moved(self, live: Live, look: Look) -> bool:
        """Whether somebody looks from another place than before: shown everything anew, or sent away."""
        table, person = live.table, look.viewer.person
        now = viewpoint_of(table, person)
        if now == look.viewpoint and table.knows(person):
            return False
        if set(look.viewpoint) - set(now) or not table.knows(person):
            self.look_away(table.id, look.viewer)
            look.viewer.close(SEAT_REVOKED, "seat revoked")
            return True
        look.viewpoint = now
        look.viewer.send(snapshot_frame(live, now))
        return True


def snapshot_frame(live: Live, viewpoint: Viewpoint) -> str:
    """Everything that a viewer may see."""
    return frame("snapshot", project(live.table, viewpoint), live.table.v(viewpoint))


def event_frames(live: Live, events: Sequence[Stored], viewpoint: Viewpoint) -> list[str]:
    """Events as a viewer is shown them, one frame each; the last one brings what is true now."""
    shown = [each for each in (show(live.table, event, viewpoint) for event in events) if each is not None]
    out = []
    for i, each in enumerate(shown):
        data: dict[str, Any] = {"id": live.table.id, **each}
        if i == len(shown) - 1:
            data["now"] = present(live.table, viewpoint)
        out.append(frame("event", data, data.pop("v")))
    return out
