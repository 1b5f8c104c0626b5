"""A mango smoothie bowl with banana, kiwi, berries, granola, chia and coconut."""
from wellness_parts import *
from season import *

reset(72)
brand_table("#4f7d62")
R, SURFACE = 1.60, 0.86


def smoothie():
    m = vcol_mat("smoothie", 0.25, 0.6, 0.12, 20)
    tone = tones("#f59a1e", "#fbb62e", "#fdcb55", "#fee08a")

    def colour(x, y, z):
        swirl = math.sin(9 * math.hypot(x - 0.3, y + 0.2) + 2 * math.atan2(y + 0.2, x - 0.3))
        return tone(0.45 + 0.22 * swirl + 0.6 * fbm(x, y, 2, 4, 1.6))

    return mound(R, SURFACE, 0.05, m, colour, 0.05, 2.2)


def row(kind, count, radius, start, step, tilt, z=0.05, size=1.0):
    """Overlapping slices along an arc of the bowl."""
    for k in range(count):
        a = start + step * k
        x, y = radius * math.cos(a), radius * math.sin(a)
        d = dup(kind, (x, y, height(x, y) + z + 0.012 * k), scale=(size, size, size))
        d.rotation_euler = (tilt, 0, a + (math.pi if step > 0 else 0))
    hide(kind)


def granola(place, n):
    oat = noisy(
        "oat", [(0.3, "#b57a36"), (0.6, "#dba95c"), (0.8, "#f0d090")], scale=6, bumps=0.5, coat=0.15
    )
    nut = noisy("nut", [(0.3, "#8f5522"), (0.7, "#c98d4a")], scale=4, bumps=0.2, coat=0.2)
    flakes = [
        blob("oat", (0.075, 0.055, 0.028), oat, amp=0.3, seed=k, nu=9, nv=12) for k in range(4)
    ]
    lumps = [
        blob("lump", (0.12, 0.10, 0.09), oat, amp=0.5, freq=3, seed=k, nu=12, nv=16)
        for k in range(3)
    ]
    almonds = [
        blob("almond", (0.12, 0.065, 0.045), nut, amp=0.1, seed=k, nu=10, nv=14) for k in range(2)
    ]
    scatter(flakes * 2 + lumps + almonds, n, place, 0.9)


def makhana(place, n):
    """Popped lotus seeds: pale puffs with brown freckles."""
    m = noisy(
        "makhana", [(0.25, "#b98a55"), (0.36, "#f6ead2"), (0.7, "#fdf7ea")], scale=5, bumps=0.3
    )
    kinds = [
        blob("mk", (0.13, 0.125, 0.115), m, amp=0.3, freq=2, seed=k, nu=14, nv=18) for k in range(3)
    ]
    scatter(kinds, n, place, 1.5)


def arc(r0, r1, a0, a1, lift):
    def place():
        a, r = rnd(a0, a1), rnd(r0, r1)
        x, y = r * math.cos(a), r * math.sin(a)
        return (x, y, height(x, y) + lift + rnd(0, 0.08))

    return place


shell = wood("coconut", "#5a3820", "#3f2412", "#7a5030", scale=0.5, axis="Z", rough=0.45, bumps=0.4)
bowl(shell, 1.72, zs=0.74)
height = smoothie()
row(banana_slice(0.27), 8, 1.18, 2.35, 0.21, 0.35, 0.07)
row(kiwi_slice(0.31), 6, 1.12, 4.15, 0.25, 0.42, 0.08)
granola(arc(0.45, 0.95, 2.2, 4.6, 0.06), 80)
makhana(arc(0.80, 1.30, -0.55, 0.25, 0.10), 14)
mango = noisy("mango", [(0.3, "#f28a12"), (0.7, "#fbb437")], scale=3, bumps=0.08, coat=0.6)
chopped(mango, 26, arc(0.35, 1.25, 0.35, 0.85, 0.08), 0.17, 0.4)
berry = blueberry(0.125)
for k in range(12):
    x, y, z = arc(0.5, 1.3, 0.95, 1.55, 0.10)()
    dup(berry, (x, y, z), (rnd(-0.9, 0.9), rnd(-0.9, 0.9), rnd(0, 6)))
for x, y in ((1.55, -1.52), (1.78, -1.36)):
    dup(berry, (x, y, 0.115), (rnd(-0.9, 0.9), rnd(-0.9, 0.9), rnd(0, 6)))
hide(berry)
for x, y, r in ((0.02, 1.12, 0.3), (-0.36, 1.10, 2.0), (-0.16, 0.82, 4.0)):
    strawberry((x, y, height(x, y) + 0.24), 0.22, (1.3, 0.2, r))
seeds("chia", 170, arc(0.0, 0.42, 0, TAU, 0.03), 1.1)
seeds("chia", 90, arc(0.3, 1.2, -0.95, -0.60, 0.03), 1.1)
seeds("pumpkin", 26, arc(0.3, 0.8, -0.6, 0.9, 0.06))
pomegranate(22, arc(0.2, 0.7, -1.2, 0.4, 0.05), 0.055)
mint_sprig((0.10, 0.18, height(0.1, 0.18) + 0.10), 0.42, 0.4, 5)
pale = pbsdf("coconut", "#fdf8ee", 0.6)
flake = leafmesh(pale, 0.26, 0.10, 0.3, 0.1, nu=8, nv=4)
scatter(flake, 16, arc(0.2, 1.1, -1.2, 1.5, 0.12), 0.6)
plain_cloth("#e6dcae", (0.5, -0.3, 0), -0.32, 2.4, 1.5, 0.08, 3, "#2f5140")
cooked_light(key=980, fill=260, rim=560)
shoot(
    (0.2, -7.9, 6.1),
    (0.05, -0.06, 0.55),
    76,
    5.6,
    (0, -0.6, 0.95),
    top=(0.05, 0, 11.2),
    macro=((-1.9, -3.9, 3.2), (-0.1, -0.25, 0.95), (-0.2, -0.6, 1.0)),
)
