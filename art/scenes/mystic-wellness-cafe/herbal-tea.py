"""A pot and a glass cup of tulsi, lemongrass and liquorice tea with honey-coloured light."""
from wellness_parts import *
from season import *

reset(79)
brand_table("#8fae78")


def teapot(loc):
    """A round stoneware pot with spout, handle and lid."""
    m = speckled("#35604f", "#1c3a30", 0.25)
    body = [
        (0.0001, 0.0),
        (0.50, 0.0),
        (0.56, 0.03),
        (0.80, 0.22),
        (0.96, 0.50),
        (0.98, 0.74),
        (0.88, 1.00),
        (0.66, 1.18),
        (0.46, 1.24),
        (0.44, 1.27),
        (0.40, 1.25),
        (0.0001, 1.25),
    ]
    dense = []
    for (r0, z0), (r1, z1) in zip(body, body[1:]):
        dense += [(r0 + (r1 - r0) * q / 3, z0 + (z1 - z0) * q / 3) for q in range(3)]
    sub(lathe("pot", dense + [body[-1]], m, n=80, loc=loc))
    lid = [
        (0.44, 1.25),
        (0.45, 1.29),
        (0.40, 1.34),
        (0.26, 1.40),
        (0.10, 1.43),
        (0.07, 1.46),
        (0.08, 1.50),
        (0.13, 1.55),
        (0.13, 1.61),
        (0.08, 1.66),
        (0.0001, 1.67),
    ]
    sub(lathe("lid", lid, m, n=70, loc=loc))
    pts = []
    for q in range(25):
        t = q / 24
        x = 0.85 + 0.62 * t
        z = 0.45 + 0.30 * t + 0.42 * smooth(0.35, 1.0, t)
        pts.append((loc[0] - x, loc[1] - 0.12 * t, loc[2] + z))
    tube("spout", pts, 0.17, m, n=24, radf=lambda t: 1.25 - 0.62 * t)
    bamboo = wood("handle", "#b98a4a", "#9a6c32", scale=1.5, axis="Y")
    arc = [q / 36 for q in range(37)]
    hoop = [
        (loc[0] + 0.80 * math.cos(math.pi * t), loc[1], loc[2] + 1.02 + 1.0 * math.sin(math.pi * t))
        for t in arc
    ]
    tube("hoop", hoop, 0.055, bamboo, n=12)


def cup(loc):
    """A glass cup whose tea shows its colour, on a saucer."""
    lathe("saucer", PLATE, speckled("#f1eadb"), n=110, loc=loc, scale=(0.86, 0.86, 0.86))
    tea = vcol_mat("tea", 0.05, 1.0, 0)
    base = loc[2] + 0.07
    outside = [
        (0.0001, 0.0),
        (0.26, 0.0),
        (0.30, 0.02),
        (0.38, 0.14),
        (0.47, 0.34),
        (0.52, 0.56),
        (0.53, 0.60),
    ]
    surface = [(0.53 * q, 0.615 + 0.004 * q) for q in (0.97, 0.85, 0.7, 0.5, 0.3, 0.12)] + [
        (0.0001, 0.615)
    ]
    o = lathe("tea", outside + surface, tea, n=90, loc=(loc[0], loc[1], base))
    amber = tones("#7a3206", "#b0610f", "#d18a1c", "#eab545")
    paint(
        o,
        lambda x, y, z: amber(0.2 + 0.9 * z if z < 0.6 else 0.45 + 0.45 * math.hypot(x, y) / 0.53),
    )
    rim = [(0.53, 0.60), (0.548, 0.70), (0.555, 0.78), (0.545, 0.785), (0.53, 0.70), (0.515, 0.61)]
    lathe("rim", rim, clear_glass(strength=0.6), n=90, loc=(loc[0], loc[1], base))
    arc = [q / 24 for q in range(25)]
    ear = [
        (loc[0] + 0.50 + 0.26 * math.sin(math.pi * t), loc[1] - 0.06, base + 0.64 - 0.42 * t)
        for t in arc
    ]
    tube("ear", ear, 0.035, clear_glass("#eef4ee", 0.8), n=12)
    lemon = lemon_slice(0.27, 0.04)
    dup(lemon, (loc[0] - 0.14, loc[1] + 0.10, base + 0.605), (0.04, 0.03, 0.5))
    hide(lemon)
    mint_sprig((loc[0] + 0.16, loc[1] - 0.12, base + 0.60), 0.30, 0.3, 4, a="#2a5a2c", b="#5f9a4a")


def lemongrass(x, y, turn, length=2.3):
    """A stalk: pale bulb, green blades."""
    m = vcol_mat("grass", 0.45, 0.25, 0.3, 30)
    tone = tones("#f3ecd0", "#dbe3a0", "#9cbf5a", "#5f8f34")
    for k in range(4):
        c, s = math.cos(turn + 0.05 * (k - 1.5)), math.sin(turn + 0.05 * (k - 1.5))
        pts = []
        for q in range(20):
            t = q / 19
            r = t * length
            pts.append((r, 0.03 * (k - 1.5), 0.06 + 0.05 * math.sin(t * 3 + k)))
        o = tube(
            "grass", pts, 0.062 - 0.008 * k, m, n=10, loc=(x, y, 0.10), radf=lambda t: 1.1 - 0.8 * t
        )
        o.rotation_euler = (0, 0, math.atan2(s, c))
        paint(o, lambda px, py, pz: tone(px / length * 1.1 + 0.2 * fbm(px * 2, py * 20, k, 3)))


def liquorice(place, n):
    bark = noisy(
        "mulethi",
        [(0.3, "#8a5a26"), (0.6, "#b98a46"), (0.8, "#d9b473")],
        scale=3,
        bumps=0.4,
        vscale=(1, 6, 6),
    )
    for _ in range(n):
        x, y, z = place()
        tube(
            "mulethi",
            [(-0.3, 0, 0), (0, rnd(-0.03, 0.03), 0.01), (0.3, 0, 0)],
            0.055,
            bark,
            n=10,
            loc=(x, y, z),
            rot=(0, 0, rnd(0.2, 0.8)),
        )


oak = wood("oak", "#b9854c", "#96652f", "#cb9c62", scale=0.35, rough=0.5)
board(oak, 2.15, 1.45, 0.12, loc=(0.05, 0.15, 0), rot=-0.05)
teapot((-0.55, 0.45, 0.12))
cup((0.98, -0.38, 0.12))
lemongrass(-1.75, -0.78, 0.06, 1.75)
lemongrass(-1.62, -0.98, 0.0, 1.6)
liquorice(lambda: (rnd(-0.12, 0.05), rnd(-1.12, -0.92), 0.18), 3)
mint_sprig((-0.55, -1.02, 0.20), 0.42, 0.2, 5, a="#2a5a2c", b="#5f9a4a")
mint_sprig((1.62, 0.72, 0.16), 0.46, 1.2, 5, a="#2a5a2c", b="#5f9a4a")
lemon = lemon_slice(0.32, 0.06)
dup(lemon, (1.35, 0.92, 0.13), (0, 0, 0.3))
dup(lemon, (1.78, -1.0, 0.13), (0, 0, 1.3))
hide(lemon)
plain_cloth("#efe6c8", (-0.3, -0.2, 0), 0.38, 2.7, 1.7, 0.07, 7, "#35604f")
cooked_light(key=960, fill=260, rim=640)
shoot(
    (0.3, -9.0, 4.9),
    (0.0, 0.0, 0.72),
    76,
    5.6,
    (0.6, -0.5, 0.7),
    top=(0, 0, 10.8),
    macro=((1.9, -4.4, 2.6), (0.9, -0.35, 0.55), (0.95, -0.6, 0.7)),
)
