"""The camera of a scene: one hero position, from which every other view is derived."""
import os

from foodkit import *

KIT = os.path.dirname(os.path.abspath(__file__))


def orbit(location, target, degrees, height=1.0, distance=1.0):
    """Camera position turned about the target's vertical axis.

    degrees: positive turns the camera to the right; height and distance are factors.
    """
    x, y = location[0] - target[0], location[1] - target[1]
    a = math.radians(degrees)
    return (
        target[0] + (x * math.cos(a) - y * math.sin(a)) * distance,
        target[1] + (x * math.sin(a) + y * math.cos(a)) * distance,
        target[2] + (location[2] - target[2]) * height * distance,
    )


def shoot(
    loc,
    tgt,
    lens=76,
    fstop=5.6,
    focus=None,
    top=(0, 0, 10.5),
    macro=None,
    exposure=0,
    look="Medium High Contrast",
):
    """Render the scene as the environment asks.

    CAM is hero, top, macro, low, left, right, wide, close, high or detail; W, H and SPP are the size in
    pixels and the samples; OUT is the path without extension. `focus` is the point that must be sharp,
    `top` the middle and height of the view from above, `macro` (location, target, focus).
    """
    sharp = focus or tgt
    view = os.environ.get("CAM", "hero")
    if view == "top":
        camera((top[0], top[1] - 0.02, top[2]), (top[0], top[1], 0), 70, 11, (top[0], top[1], 0.4))
    elif view == "macro":
        near, aim, point = macro_of(loc, tgt, macro)
        camera(near, aim, 72, 2.8, point)
    elif view == "detail":
        near, aim, point = macro_of(loc, tgt, macro)
        camera(orbit(near, aim, 38, 1.25, 0.8), aim, 72, 3.5, point)
    else:
        place, zoom, stop = {
            "hero": (loc, 1.0, fstop),
            "low": ((loc[0] - 2.2, loc[1] * 0.92, max(1.2, loc[2] * 0.38)), 1.0, 4),
            "left": (orbit(loc, tgt, -32), 1.0, fstop),
            "right": (orbit(loc, tgt, 32), 1.0, fstop),
            "wide": (orbit(loc, tgt, 6, 1.1), 0.72, fstop),
            "close": (orbit(loc, sharp, -14, 0.8), 1.55, 4),
            "high": (orbit(loc, tgt, 14, 1.9), 0.95, fstop),
        }[view]
        camera(place, sharp if view == "close" else tgt, lens * zoom, stop, sharp)
    width, height, samples = (int(os.environ[name]) for name in ("W", "H", "SPP"))
    render2(os.environ["OUT"], width, height, samples, exposure=exposure, look=look)


def macro_of(loc, tgt, macro):
    """(location, target, focus) of the near view, guessed from the hero's where the scene names none."""
    if macro:
        return macro[0], macro[1], macro[2] if len(macro) > 2 else macro[1]
    near = (
        loc[0] * 0.5 + tgt[0] * 0.5 - 0.9,
        loc[1] * 0.5 + tgt[1] * 0.5,
        loc[2] * 0.42 + tgt[2] * 0.58,
    )
    return near, tgt, tgt
