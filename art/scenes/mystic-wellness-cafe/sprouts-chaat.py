"""Moong sprouts chaat with onion, tomato, raw mango, peanuts and pomegranate."""
from wellness_parts import *
from season import *

reset(74)
brand_table("#c9a23c")
R = 1.38


def clay_bowl():
    clay = noisy(
        "clay", [(0.3, "#a4532c"), (0.7, "#c0693a")], scale=6, bumps=0.25, bscale=30, rough=0.75
    )
    bowl(clay, 1.55, zs=0.80)
    ring_ = pbsdf("slip", "#f1e2c4", 0.7)
    torus(ring_, 1.505, 0.016, (0, 0, 0.80), nu=90, nv=8)


def base():
    m = vcol_mat("base", 0.4, 0.4, 0.5, 14)
    tone = tones("#7f8f3a", "#a9ae54", "#cfc98a")
    return mound(
        R, 0.72, 0.62, m, lambda x, y, z: tone(0.5 + fbm(x, y, z, 4, 3)), 0.10, 3, power=1.8
    )


clay_bowl()
height = base()


def on(lift, r=1.22, inner=0.0):
    return on_disc(0, 0, r, lambda x, y: height(x, y) + lift + rnd(0, 0.07), inner)


scatter([sprout(k) for k in range(6)], 430, on(0.05, 1.33), 1.2, 0.85, 1.15)
onion = noisy(
    "onion", [(0.25, "#a03a78"), (0.45, "#e6bfd8"), (0.75, "#f7e9f0")], scale=3, bumps=0.1, coat=0.5
)
chopped(onion, 46, on(0.11), 0.10, 0.9)
tomato = noisy("tomato", [(0.3, "#c4200e"), (0.7, "#e8452a")], scale=4, bumps=0.1, coat=0.8)
chopped(tomato, 38, on(0.11), 0.125, 0.9)
mango = noisy("rawmango", [(0.3, "#d3d46a"), (0.7, "#ecebae")], scale=3, bumps=0.1, coat=0.4)
chopped(mango, 26, on(0.11), 0.11, 0.9)
nut = noisy("peanut", [(0.3, "#a55f2c"), (0.7, "#c98448")], scale=5, bumps=0.2, coat=0.2)
peanuts = [blob("pn", (0.115, 0.075, 0.07), nut, amp=0.12, seed=k, nu=12, nv=14) for k in range(3)]
scatter(peanuts, 30, on(0.12), 1.2)
pomegranate(54, on(0.12), 0.062)
green = M_leaf("#1f6a1c", "#58a030")
scatter([coriander(green, rnd(0.10, 0.15)) for _ in range(4)], 60, on(0.18), 0.8)
chilli_m = noisy("gchilli", [(0.3, "#3f7d1c"), (0.7, "#78b13a")], bumps=0, coat=0.7)
scatter(ring(chilli_m, 0.06, 0.02, 0.035), 16, on(0.17), 0.8)
spice = noisy("masala", [(0.3, "#8f3a10"), (0.7, "#c9742a")], bumps=0)
flecks(spice, 120, on(0.16), 0.014)
slices = lemon_slice(0.34, 0.06)
dup(slices, (1.05, 0.50, height(0.7, 0.5) + 0.12), (0.75, 0.2, 0.1))
dup(slices, (1.50, -1.22, 0.03), (0, 0, 0.4))
dup(slices, (1.80, -1.0, 0.08), (0.25, -0.22, 1.4))
hide(slices)
mint_sprig((0.02, 0.02, height(0, 0) + 0.16), 0.44, 0.3, 5)
scatter(
    [blob("p2", (0.115, 0.075, 0.07), nut, amp=0.12, seed=9, nu=12, nv=14)],
    7,
    lambda: (rnd(-1.85, -1.35), rnd(-1.6, -1.2), 0.085),
    0.3,
)
pomegranate(8, lambda: (rnd(-1.8, -1.2), rnd(-1.7, -1.3), 0.075), 0.06)
plain_cloth("#2f5140", (0.3, -0.3, 0), -0.3, 2.4, 1.5, 0.08, 11, "#e8dfb6")
cooked_light(key=980, fill=250, rim=580)
shoot(
    (0.2, -8.1, 5.3),
    (0.02, -0.04, 0.62),
    76,
    5.6,
    (0, -0.6, 1.1),
    top=(0.02, 0, 9.8),
    macro=((1.6, -3.8, 3.0), (0.05, -0.15, 1.1), (0, -0.55, 1.15)),
)
