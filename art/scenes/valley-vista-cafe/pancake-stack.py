"""A stack of pancakes with melting butter, maple syrup, blueberries and strawberries."""
from cafe_parts import *
from season import *

reset(62)
brand_table("#2f5a4e")
CENTRE = (-0.1, 0, 0)


def pancake(x, y, z, r, seed, tilt):
    m = vcol_mat("pancake", 0.6, 0.08, 0.25, 40, spec=0.3)
    profile = rounded_profile(r, 0.26, 0.125, 8)
    profile[1:1] = [(r * 0.4, 0), (r * 0.7, 0)]
    profile[-1:-1] = [(r * q, 0.26) for q in (0.84, 0.78, 0.7, 0.6, 0.45, 0.3, 0.15)]
    o = lathe("pancake", profile, m, n=120, wob=0.09, seed=seed, freq=1.4, loc=(x, y, z), rot=tilt)
    cake = tones("#f3d58d", "#e0a04a", "#b3641f", "#92480f")

    def colour(px, py, pz):
        q = math.hypot(px, py) / r
        side = smooth(0.02, 0.07, pz) * smooth(0.25, 0.19, pz)
        pores = 0.5 * max(0, noise.noise(Vector((px * 14, py * 14, pz * 14 + seed))))
        ring = 0.20 * smooth(0.80, 0.90, q) - 0.16 * smooth(0.90, 0.97, q)
        bake = 0.62 + ring + 0.6 * fbm(px, py, seed, 4, 2.2)
        return cake(bake * (1 - side) + side * (0.10 + 0.3 * pores))

    paint(o, colour)


def butter(x, y, z):
    m = pbsdf("butter", "#f9dc72", 0.25, coat=0.7)
    box(m, 0.50, 0.46, 0.20, (x, y, z + 0.09), (0.05, -0.06, 0.5), bev=0.06, seg=4)
    melt = fill(m, 0.42, z + 0.0, (x, y, 0), amp=0.01, dome=0.035, n=60, rings=10)
    melt.scale = (1.15, 0.9, 1)


plate(speckled("#efe7d6"), 2.0, CENTRE)
z = 0.10
for k in range(5):
    r = 1.17 - 0.02 * k + rnd(-0.03, 0.04)
    shift = (CENTRE[0] + rnd(-0.07, 0.07), CENTRE[1] + rnd(-0.06, 0.06))
    pancake(*shift, z, r, k * 3.3, (rnd(-0.02, 0.02), rnd(-0.025, 0.025), k * 1.3))
    z += 0.275
syrup = glossy("#b5560a", 0.05, 0.74)
runs = [
    (4.1, 0.75, 0.13),
    (4.5, 1.18, 0.16),
    (4.95, 0.6, 0.12),
    (5.35, 1.25, 0.17),
    (5.85, 0.8, 0.12),
    (3.6, 1.2, 0.15),
    (3.0, 0.6, 0.14),
    (0.3, 0.9, 0.16),
    (1.4, 0.6, 0.15),
    (2.2, 0.8, 0.14),
]
drape(1.17, z + 0.005, runs, syrup, CENTRE, thick=0.05, lip=0.12, seed=4)
for a, r in ((4.5, 0.34), (5.35, 0.36), (3.6, 0.30)):
    pool = fill(
        syrup,
        r,
        0.15,
        (CENTRE[0] + 1.38 * math.cos(a), CENTRE[1] + 1.38 * math.sin(a), 0),
        amp=0.01,
        dome=0.03,
        n=48,
        rings=10,
    )
    pool.rotation_euler = (0, 0, a)
    pool.scale = (0.75, 1.5, 1)
butter(CENTRE[0] + 0.05, CENTRE[1] - 0.22, z + 0.05)
berry = blueberry(0.14)
spots = [
    (-0.55, 0.25, z + 0.17),
    (-0.36, 0.48, z + 0.17),
    (-0.62, 0.52, z + 0.16),
    (-0.46, 0.36, z + 0.36),
    (-1.45, -0.75, 0.28),
    (-1.20, -0.98, 0.27),
    (1.32, -1.0, 0.27),
]
for x, y, h in spots:
    dup(berry, (CENTRE[0] + x, CENTRE[1] + y, h), (rnd(-0.8, 0.8), rnd(-0.8, 0.8), rnd(0, 6)))
for x, y in ((1.55, -1.62), (1.80, -1.50)):
    dup(berry, (x, y, 0.125), (rnd(-0.8, 0.8), rnd(-0.8, 0.8), rnd(0, 6)))
hide(berry)
strawberry((CENTRE[0] + 0.45, CENTRE[1] + 0.30, z + 0.27), 0.30, (1.25, 0.2, 0.6))
strawberry((CENTRE[0] + 1.52, CENTRE[1] - 0.60, 0.38), 0.30, (1.35, 0.3, 2.3))
mint_sprig((CENTRE[0] - 0.08, CENTRE[1] + 0.42, z + 0.10), 0.42, 1.0, 5)
plain_cloth("#c98a4a", (0.55, -0.55, 0), 0.35, 2.3, 1.35, 0.08, 3, "#f4e6c8")
cooked_light(key=960, fill=240, rim=620)
shoot(
    (0.2, -8.6, 4.9),
    (-0.05, -0.08, 0.78),
    76,
    5.0,
    (0, -1.0, 1.3),
    top=(-0.1, 0, 9.6),
    macro=((-1.7, -4.0, 3.0), (0.0, -0.2, 1.25), (0.0, -0.6, 1.5)),
)
