"""Green, tamarind and kasundi chutney in brass bowls round a heap of laccha onion."""
from dishes import *
from rollkit import *
from season import *

reset(3)
brand_table("#c8371b")
brass = pbsdf("brass", "#d9a441", 0.24, metal=1)
tray = [
    (0.0001, 0),
    (2.3, 0),
    (2.42, 0.03),
    (2.5, 0.14),
    (2.54, 0.14),
    (2.46, 0.0),
    (2.4, -0.03),
    (0.0001, -0.03),
]
lathe("tray", tray, pbsdf("tray", "#b9853a", 0.34, metal=1), n=140, loc=(0, 0, 0.04))

BOWLS = (("green", -1.4, -0.45), ("kasundi", 0.0, -1.15), ("imli", 1.4, -0.45))
for kind, x, y in BOWLS:
    katori(brass, 0.74, (x, y, 0.05))
    fill(chutney(kind), 0.69, 0.56, (x, y, 0.05), amp=0.05, freq=3)
    swirl = [
        (
            x + (0.06 + 0.42 * t) * math.cos(11 * t),
            y + (0.06 + 0.42 * t) * math.sin(11 * t),
            0.64 - 0.02 * t,
        )
        for t in [q / 40 for q in range(41)]
    ]
    tube("swirl", swirl, 0.045, chutney(kind), n=8, radf=lambda t: 1 - 0.6 * t)


def laccha(loc, n=30):
    """Thin onion rings in a loose heap, dusted with chilli."""
    for k in range(n):
        q = math.sqrt(k / n)
        a = k * 2.4
        onion_ring(
            rnd(0.20, 0.40),
            0.045,
            (
                loc[0] + 0.72 * q * math.cos(a),
                loc[1] + 0.5 * q * math.sin(a),
                loc[2] + 0.36 * (1 - q) + rnd(0, 0.08),
            ),
            (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 6)),
        )


laccha((0.0, 0.7, 0.1), 46)
citrus((-1.15, 0.85, 0.42), 0.36, (0.95, 0, -0.4))
citrus((1.05, 0.55, 0.30), 0.28, (0, 0.2, 0.5), "wedge")
citrus((1.35, 0.75, 0.30), 0.28, (0, 0.1, 1.6), "wedge")
green = pbsdf("cg", "#3f8a22", 0.25, coat=0.8)
red = pbsdf("cr", "#b81a10", 0.22, coat=0.9)
stem = pbsdf("sg", "#7da545", 0.5)
chilli(green, stem, 0.95, 0.08, (-1.95, 0.25, 0.05), 0.9)
chilli(green, stem, 0.85, 0.07, (-0.55, -1.75, 0.05), 0.05)
chilli(red, stem, 0.9, 0.08, (0.55, -1.95, 0.05), 0.25)
leaf = herb(0.13)
for kind, x, y in BOWLS:
    for k in range(3):
        dup(leaf, (x + rnd(-0.2, 0.2), y + rnd(-0.2, 0.2), 0.69), (0.2, rnd(-0.3, 0.3), rnd(0, 6)))
scatter(leaf, 14, (-0.6, 0.6), (0.3, 1.0), lambda x, y: 0.5, tilt=0.5)
scatter(leaf, 8, (-1.6, 1.8), (-1.7, -1.4), 0.08)
hide(leaf)
mustard = pbsdf("rai", "#3a2412", 0.4, coat=0.5)
grain = blob("rai", (0.022, 0.022, 0.02), mustard, nu=8, nv=8)
for k in range(26):
    a, q = rnd(0, TAU), 0.4 * math.sqrt(random.random())
    dup(grain, (q * math.cos(a), -1.15 + q * math.sin(a), 0.65))
hide(grain)
cooked_light(key=1000, fill=240, rim=620)
shoot(
    (0.3, -8.8, 6.4),
    (0.0, -0.2, 0.25),
    78,
    5.6,
    (0, -0.8, 0.5),
    top=(0, -0.15, 10.3),
    macro=((-1.0, -5.2, 3.2), (-0.3, -0.5, 0.45), (-0.4, -0.9, 0.5)),
)
