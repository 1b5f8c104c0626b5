"""Tandoori paneer pizza from the wood fire: charred cubes, capsicum and onion on a dark iron pan."""
from kathi import *
from fired_pizza import *
from photo_light import *
from pizzeria import group, made_by

reset(57)
set_table("#3a1a0b", "#160804", "#1d0f08", "#0e0704")

PAN_TOP = 0.09
PIE = Pie(27, [(0.1, -0.6, 0.30), (-0.7, 0.3, 0.29), (0.8, 0.5, 0.28)], fire=-1.2)


def pan():
    """A round iron pan with a low rim, seasoned by use."""
    profile = [(0.0001, 0.0), (2.38, 0), (2.52, 0.16), (2.58, 0.17), (2.55, 0.21), (2.48, 0.20)]
    lathe("tray", profile + [(2.36, PAN_TOP), (0.0001, PAN_TOP)], aged("iron", "#1d1a18", "#3a332e", (0.35, 0.6), 3, 0.2), n=120)


def strewn(kinds, places, lift, tilt, size=(0.9, 1.1)):
    for k, (x, y) in enumerate(places):
        at = (x, y, PIE.top(x, y)[0] + lift)
        dup(kinds[k % len(kinds)], at, (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU)), (rnd(*size),) * 3)


def pie():
    fired(PIE)
    cubes, peppers, onions, herbs = stuffing()
    strewn(peppers, pack(20, 1.5, 0.42), 0.07, 0.7)
    strewn(onions, pack(26, 1.5, 0.36), 0.05, 0.8, (0.9, 1.3))
    strewn(cubes, pack(19, 1.42, 0.52), 0.10, 0.35, (1.0, 1.25))
    strewn(herbs, pack(46, 1.55, 0.16), 0.14, 0.4, (0.7, 1.2))
    oil_drops(PIE, 160, 4)
    for o in (*cubes, *peppers, *onions, *herbs):
        hide(o)


pan()
group(made_by(pie), (0, 0, PAN_TOP), (0, 0, 0.4))
flake = oily("flake", [(0.3, "#6f0f06"), (0.7, "#b3340f")], dry=0.5, wet=0.25, sss=0)
grains("flakes", [(r * math.cos(a), r * math.sin(a), 0.0) for a, r in ((rnd(0, TAU), rnd(2.7, 3.6)) for _ in range(90))], flake, 0.016)
herbs = chopped_coriander(0.13)
for x, y in ((2.5, 1.5), (2.7, 1.75), (2.35, -1.9), (-2.45, -1.75), (-2.6, 1.7)):
    dup(herbs[int(abs(10 * x)) % len(herbs)], (x, y, 0.02), (0.15, -0.1, rnd(0, 6)))
for o in herbs:
    hide(o)
side_light(-1, key=1100, fill=190)
shoot(
    (0.2, -7.7, 7.4),
    (0.05, -0.2, 0.1),
    76,
    1.2,
    (0, -0.6, 0.4),
    top=(0, 0, 10.6),
    macro=((-1.0, -4.6, 2.4), (0.0, -0.5, 0.3), (0, -0.9, 0.4)),
)
