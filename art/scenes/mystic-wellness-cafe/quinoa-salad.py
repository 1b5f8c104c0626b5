"""Quinoa salad with pomegranate, cucumber, herbs, almonds and lemon."""
from wellness_parts import *
from season import *

reset(77)
brand_table("#a9bd74")


def quinoa_grain(k):
    """A grain with the little white tail of cooked quinoa."""
    tint = ("#f3dfae", "#e8c98a", "#fbf0d0", "#9a4a2c")[k]
    m = noisy(
        "q%d" % k,
        [(0.3, tint), (0.7, "#fdf3d6" if k < 3 else "#c07a52")],
        scale=4,
        bumps=0,
        coat=0.4,
    )
    return torus(m, 0.026, 0.017, nu=10, nv=6, scale=(1.1, 1.0, 0.9))


deep_plate(speckled("#3f6b58", "#22423a"), 1.72)
m = vcol_mat("bed", 0.5, 0.3, 0.6, 36)
tone = tones("#c9a45c", "#e6ca8c", "#f3e0b0")
height = mound(
    1.22, 0.30, 0.62, m, lambda x, y, z: tone(0.5 + fbm(x, y, z, 4, 5)), 0.10, 4, power=1.8
)


def on(lift, r=1.1, inner=0.0):
    return on_disc(0, 0, r, lambda x, y: height(x, y) + lift + rnd(0, 0.03), inner)


leaf_bed(
    26, on_disc(0, 0, 1.22, lambda x, y: 0.40 + rnd(0, 0.08), 0.85), 0.50, "#25601f", "#6aae3a"
)
for k, count in enumerate((520, 420, 420, 160)):
    scatter(quinoa_grain(k), count, on(0.012, 1.2), 1.2, 0.85, 1.25)
cucumber = noisy(
    "cube", [(0.25, "#3f7d2a"), (0.42, "#b9dc86"), (0.75, "#e3f2c0")], scale=2, bumps=0.08, coat=0.5
)
chopped(cucumber, 46, on(0.06), 0.125, 0.8)
tomato = noisy("tomato", [(0.3, "#c4200e"), (0.7, "#e8452a")], scale=4, bumps=0.1, coat=0.8)
chopped(tomato, 20, on(0.06), 0.12, 0.8)
onion = noisy(
    "onion",
    [(0.25, "#8a2a66"), (0.45, "#dcaacb"), (0.75, "#f5e4ee")],
    scale=3,
    bumps=0.05,
    coat=0.5,
)
chopped(onion, 22, on(0.06), 0.08, 0.8)
pomegranate(110, on(0.07), 0.064)
chick = noisy("chick", [(0.3, "#dba85a"), (0.7, "#f2d292")], scale=3, bumps=0.15, coat=0.4)
chicks = [
    blob("c", (0.115, 0.105, 0.105), chick, amp=0.14, freq=2, seed=k, nu=14, nv=18)
    for k in range(3)
]
scatter(chicks, 22, on(0.08), 1.5)
almond = pbsdf("almond", "#f3dcab", 0.5)
flake = blob("almond", (0.15, 0.085, 0.012), almond, amp=0.05, nu=9, nv=20)
scatter(flake, 26, on(0.12), 0.8)
green = M_leaf("#1f6a1c", "#58a030")
scatter([coriander(green, rnd(0.09, 0.13)) for _ in range(4)], 50, on(0.12), 0.8)
lemon = lemon_slice(0.34, 0.06)
for x, y, a in ((0.82, 0.42, 0.9), (0.98, 0.12, 0.3)):
    dup(lemon, (x, y, height(x, y) + 0.16), (0.62, 0.12, 0.2 - a))
dup(lemon, (1.48, -1.30, 0.03), (0, 0, 1))
hide(lemon)
for x, y, a in ((-0.5, -0.3, 2.3), (0.45, -0.45, 0.4), (-0.25, 0.5, 1.2)):
    mint_sprig((x, y, height(x, y) + 0.12), 0.30, a, 3)
mint_sprig((0.0, 0.02, height(0, 0) + 0.14), 0.42, 0.3, 5)
pomegranate(12, lambda: (rnd(-1.6, -0.95), rnd(-1.7, -1.4), 0.07), 0.062)
plain_cloth("#f1e8cc", (0.4, -0.3, 0), -0.28, 2.4, 1.5, 0.08, 12, "#3f6b52")
cooked_light(key=980, fill=250, rim=580)
shoot(
    (0.2, -7.2, 5.1),
    (0, -0.06, 0.42),
    76,
    5.6,
    (0, -0.6, 0.8),
    top=(0, 0, 9.8),
    macro=((1.5, -3.8, 2.9), (0.0, -0.15, 0.8), (0, -0.5, 0.85)),
)
