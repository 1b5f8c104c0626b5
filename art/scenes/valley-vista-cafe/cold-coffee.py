"""Two tall glasses of cold coffee with ice cream, chocolate trails and beans."""
from cafe_parts import *
from season import *

reset(66)
brand_table("#a8703c")


def coffee(seed):
    milk = tones("#7d4a26", "#a66f40", "#c99a66", "#e2bf92", "#f3e0c0")
    syrup = hexc("#33160a")

    def colour(x, y, z):
        a = math.atan2(y, x)
        swirl = fbm(x * 1.5, y * 1.5, z * 1.8 + seed, 4, 1.6)
        band = abs(((a + seed) / TAU * 5 + 1.3 * z + 0.35 * math.sin(z * 5 + seed)) % 1 - 0.5)
        trail = smooth(0.15, 0.09, band + 0.12 * noise.noise(Vector((a * 2, z * 4, seed))))
        trail *= smooth(0.99, 0.9, z) * smooth(0.12, 0.45, z)
        return lerpc(milk(0.22 + 0.6 * z + 0.7 * swirl), syrup, 0.85 * trail)

    return colour


def glass(loc, seed):
    tumbler(loc, 0.62, 2.05, 0.78, 0.93, coffee(seed))
    top = loc[2] + 2.05 * 0.93
    froth = fill(vcol_mat("froth", 0.5, 0.2, 0.5, 26), 0.58, top, loc, amp=0.04, dome=0.05, n=80)
    tone = tones("#d9b184", "#f3e2c4", "#fbf1de")
    paint(froth, lambda x, y, z: tone(0.5 + fbm(x * 3, y * 3, seed, 4, 2)))
    scoop((loc[0] - 0.06, loc[1] - 0.02, top + 0.0), 0.46, seed=seed)
    z = top + 0.46 * 1.72
    runs = [(k * 1.05 + seed, rnd(0.12, 0.34), 0.14) for k in range(6)]
    sauce = glossy("#3a1808", 0.1)
    cap(loc[0] - 0.06, loc[1] - 0.02, top + 0.46 * 0.72, 0.47, runs, sauce)
    for _ in range(3):
        dup_bean((loc[0] - 0.06 + rnd(-0.16, 0.16), loc[1] - 0.1 + rnd(-0.12, 0.12), z - 0.01))
    straw((loc[0] + 0.22, loc[1] + 0.20, top - 0.2), (0.30, 0.10), 1.22, "#f4efe2", "#24483f")
    drops(loc, seed)


def cap(x, y, z, r, runs, mat):
    """Chocolate sauce over the top of a sphere."""

    def f(i, j):
        a = TAU * j / 100
        reach = 0.62
        for angle, length, half in runs:
            d = abs((a - angle + math.pi) % TAU - math.pi)
            reach = max(reach, 0.62 + length * 2.2 * smooth(half * 2, half * 0.3, d))
        q = i / 25
        th = reach * q
        k = r * 1.05 + 0.035 * math.sqrt(max(0, 1 - q**5)) - 0.02
        return (k * math.sin(th) * math.cos(a), k * math.sin(th) * math.sin(a), k * math.cos(th))

    grid_surface("cap", f, 26, 100, mat, loc=(x, y, z))


def drops(loc, seed):
    """Cold drops on the glass."""
    water = clear_glass("#ffffff", 0.55)
    for k in range(46):
        a, z = rnd(3.3, 6.1), rnd(0.15, 1.75)
        r = 0.62 * (0.78 + 0.22 * z / 2.05)
        s = rnd(0.012, 0.03)
        blob(
            "drop",
            (s, s, s * 1.3),
            water,
            amp=0.1,
            nu=7,
            nv=9,
            loc=(loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + z),
        )


BEAN = coffee_bean()


def dup_bean(loc, s=1.0):
    dup(BEAN, loc, (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)), (s, s, s))


oak = wood("oak", "#6b4224", "#57331a", "#7d5230", scale=0.35, rough=0.5)
lathe("tray", rounded_profile(1.75, 0.12, 0.05, 4), oak, n=120, loc=(0.05, 0.1, 0))
glass((-0.60, -0.20, 0.12), 1.0)
glass((0.80, 0.42, 0.12), 3.7)
for _ in range(26):
    x, y, z = on_disc(0.25, -1.05, 1.0, 0.0)()
    z = 0.17 if math.hypot(x - 0.05, y - 0.1) < 1.68 else 0.05
    if 1.6 < math.hypot(x - 0.05, y - 0.1) < 1.95 or math.hypot(x + 0.6, y + 0.2) < 0.65:
        continue
    dup_bean((x, y, z), rnd(1.0, 1.25))
hide(BEAN)
choc = noisy("choc", [(0.3, "#3a1c0e"), (0.7, "#5a3018")], scale=4, bumps=0.1, coat=0.4)
for x, y, z, r in ((0.55, -0.85, 0.18, 0.3), (0.90, -0.72, 0.18, 1.0), (0.76, -0.84, 0.30, 2.0)):
    box(choc, 0.34, 0.30, 0.11, (x, y, z), (0.05, rnd(-0.1, 0.2), r), bev=0.03, seg=3)
cooked_light(key=960, fill=260, rim=640)
shoot(
    (0.2, -10.3, 4.2),
    (0.08, 0.0, 1.48),
    76,
    5.6,
    (-0.6, -0.7, 1.6),
    top=(0.05, 0, 10.5),
    macro=((-2.2, -4.6, 3.7), (-0.45, -0.1, 2.1), (-0.6, -0.4, 2.3)),
)
