"""Green, tamarind and kasundi chutney in brass bowls round a heap of laccha onion."""
from cooked import *
from fresh_garnish import chopped_coriander, LIME, citrus_wedge, onion_skin, onion_slice
from photo_light import *
from whole_spices import dried_chilli

reset(3)
set_table("#3a0f08", "#140403", "#22110d", "#0e0604")
brass = aged("brass", "#d6a24a", "#8a5c22", (0.28, 0.5))
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
lathe("tray", tray, aged("tray", "#a8773a", "#5e3c18", (0.34, 0.6), 1.2), n=140, loc=(0, 0, 0.04))

BOWLS = (("green", -1.4, -0.45), ("kasundi", 0.0, -1.15), ("imli", 1.4, -0.45))
# What each is ground of: colours of the paste, of its coarse bits, and how much it shines.
PASTES = {
    "green": (("#2f5a12", "#5a8a22", "#8fae4a"), ("#274d10", "#7fa53a"), 0.30),
    "kasundi": (("#a8740c", "#d9a41e", "#ecc85a"), ("#5a3a10", "#f0d070"), 0.36),
    "imli": (("#1f0905", "#431408", "#6b2a10"), ("#2a0f06", "#7a3a18"), 0.10),
}


def ground_chutney(kind, x, y, r, level):
    """A chutney off the grinding stone: coarse, heaped by the spoon that left it, oil and juice in its hollows."""
    (deep, body, light), bits, wet = PASTES[kind]
    m = oily(kind, [(0.25, deep), (0.5, body), (0.75, light)], dry=0.55, wet=wet, patch=5, share=0.6, pores=(60, 0.6), coarse=(20, 0.6), sss=0.15, radius=(0.05, 0.05, 0.02), rnd=False)

    def f(i, j):
        q, a = i / 109, TAU * j / 260
        u, v = r * q * math.cos(a), r * q * math.sin(a)
        at = Vector((u, v, x))
        spoon = 0.07 * math.sin(9 * q - 1.6 * a) * smooth(0.95, 0.55, q) * smooth(0.05, 0.3, q)
        lumps = 0.035 * noise.noise(at * 4) + 0.022 * noise.noise(at * 11) + 0.012 * noise.noise(at * 26)
        return u, v, 0.06 * (1 - q * q) + 0.6 * spoon + lumps + 0.02 * smooth(0.94, 1, q)

    o = grid_surface("chutney", f, 110, 260, m, loc=(x, y, level))
    coarse = oily("coarse", [(0.3, bits[0]), (0.7, bits[1])], dry=0.5, wet=0.2, sss=0.1)
    kinds = [blob("bit", (0.022, 0.016, 0.009), coarse, 0.8, 2, k, 8, 12, amp2=0.3) for k in range(4)]
    for v in random.choices(o.data.vertices[300:], k=240):
        s = rnd(0.4, 1.2)
        dup(random.choice(kinds), Vector(o.location) + v.co, (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(0, TAU)), (s, s, s))
    for k in kinds:
        hide(k)


leaves = chopped_coriander(0.13)
for kind, x, y in BOWLS:
    katori(brass, 0.74, (x, y, 0.05))
    ground_chutney(kind, x, y, 0.68, 0.58)
    for k in range(3):
        dup(random.choice(leaves), (x + rnd(-0.12, 0.12), y + rnd(-0.12, 0.12), 0.72), (0.2, rnd(-0.3, 0.3), rnd(0, 6)))
seeds = [blob("rai", (0.020, 0.020, 0.018), oily("rai", [(0.3, "#1a0d06"), (0.7, "#4a2c14")], dry=0.6, wet=0.3, sss=0), 0.1, nu=8, nv=10)]
for k in range(40):
    a, q = rnd(0, TAU), 0.5 * math.sqrt(random.random())
    dup(seeds[0], (q * math.cos(a), -1.15 + q * math.sin(a), 0.66 + 0.05 * (1 - q)), (0, 0, 0), (rnd(0.7, 1.1),) * 3)
hide(seeds[0])

onion = onion_skin()
for k in range(34):
    q = math.sqrt(k / 34)
    a = k * 2.4
    at = (0.78 * q * math.cos(a), 0.74 + 0.48 * q * math.sin(a), 0.12 + 0.30 * (1 - q) + rnd(0, 0.05))
    onion_slice(onion, rnd(0.20, 0.42), 0.045, at, (rnd(-0.35, 0.35), rnd(-0.35, 0.35), rnd(0, 6)), k, TAU * rnd(0.7, 1.0), 0.030)
for k in range(14):
    dup(random.choice(leaves), (rnd(-0.5, 0.5), 0.74 + rnd(-0.3, 0.3), 0.50), (rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, 6)))
citrus_wedge((-1.35, 0.95, 0.30), (0.5, 0.2, 0.4), 0.36, *LIME)
citrus_wedge((1.35, 0.80, 0.30), (0.5, -0.1, -0.3), 0.34, *LIME)
for leaf in leaves:
    hide(leaf)
dried_chilli(-1.55, -1.55, 0.5, 0.95, z=0.06)
dried_chilli(1.15, -1.68, -0.3, 0.9, z=0.06)
side_light(-1, key=1000, fill=150)
shoot(
    (0.2, -7.6, 6.6),
    (0.0, -0.18, 0.3),
    80,
    0.9,
    (0, -0.7, 0.5),
    top=(0, -0.15, 10.3),
    macro=((-1.0, -5.2, 3.2), (-0.3, -0.5, 0.45), (-0.4, -0.9, 0.5)),
)
