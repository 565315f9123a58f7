"""Research environments: PettingZoo (`courtier.envs.pz`), Gymnasium (`courtier.envs.gym`), OpenSpiel (`.openspiel`).

Importing this package registers the Gymnasium and PettingZoo environments if those libraries are installed;
importing `courtier` alone imports none of them. OpenSpiel's games are registered by `import courtier.envs.openspiel`.
"""

from __future__ import annotations

import importlib.util

__all__: list[str] = []

if importlib.util.find_spec("gymnasium") and importlib.util.find_spec("numpy"):
    from courtier.envs.gym import register_gymnasium

    register_gymnasium()
    if importlib.util.find_spec("pettingzoo"):
        from courtier.envs.pz import register_pettingzoo

        register_pettingzoo()
