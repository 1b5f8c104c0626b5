"""Momos in a bamboo steamer: steamed, or by VAR charred (tandoori) or glazed (schezwan)."""
from dishes import *
from momo_kit import *

reset(3)
VAR = os.environ.get("VAR", "steamed")
stage({"steamed": WINE, "tandoori": GOLD, "schezwan": NIGHT}[VAR], depth=10, rough=0.65)
AT = (-0.3, 0.1, 0)
R = 1.86
BASE = 0.25

skin = {
    "steamed": steamed_skin,
    "tandoori": lambda: vcol_mat("charred", 0.38, 0.5, 0.25, 26),
    "schezwan": lambda: vcol_mat("glaze", 0.18, 1.0, 0.12, 18),
}[VAR]()
make = {"steamed": steamed_momo, "tandoori": charred_momo, "schezwan": glazed_momo}[VAR]
momos = [make(skin, k * 1.7, (13, 15, 12, 14)[k]) for k in range(4)]

steamer_basket(R, AT, 0.74)
leaf = noisy(
    "bed", [(0.3, "#3f7d2a"), (0.6, "#79b244"), (0.8, "#b5d97a")], scale=2, bumps=0.2, coat=0.4
)
for k in range(10):
    a = TAU * k / 10
    o = leafmesh(leaf, 1.1, 0.62, 0.1, 0.08)
    o.location = (AT[0] + 1.2 * math.cos(a), AT[1] + 1.2 * math.sin(a), BASE - 0.06 + 0.008 * k)
    o.rotation_euler = (0, -0.06, a)

places = [(0.0, 0.0, 0)]
places += [
    (1.16 * math.cos(TAU * k / 6 + 0.3), 1.16 * math.sin(TAU * k / 6 + 0.3), 0) for k in range(6)
]
places += [(0.50, 0.42, 0.50), (-0.52, 0.34, 0.50)]
for k, (x, y, z) in enumerate(places):
    s = 0.95 + 0.05 * math.sin(k * 7.3)
    dup(
        momos[k % 4],
        (AT[0] + x, AT[1] + y, BASE + z),
        (0.10 * math.sin(k * 5), 0.10 * math.cos(k * 3), k * 1.3),
        (s, s, s * 1.08),
    )

greens, seeds, flakes = spring_onion(), sesame(), chilli_flakes()
for x, y, z in places:
    crown = (AT[0] + x, AT[1] + y, BASE + z)
    dome = lambda u, v: 0.66 - 0.75 * (u * u + v * v)
    if VAR == "steamed":
        strew(greens, 3, crown, 0.34, lambda u, v: dome(u, v) + 0.03, 0.5, 0.8, 1.0)
        strew(flakes, 2, crown, 0.36, dome, 0.4)
    else:
        strew(greens, 4, crown, 0.34, lambda u, v: dome(u, v) + 0.03, 0.5, 0.8, 1.0)
        strew(seeds, 9, crown, 0.40, lambda u, v: dome(u, v) + 0.02, 0.5)

kind = "green" if VAR == "tandoori" else "red"
dip = chutney_bowl(kind, 0.62, (1.68, -1.3, 0), lacquer("#201a18"))
strew(seeds + flakes, 26, dip, 0.44, 0, 0.4)
strew(greens, 3, dip, 0.25, 0, 0.3)
sprigs = coriander_sprigs(s=0.24)
dup(sprigs[0], (dip[0] - 0.05, dip[1] + 0.05, dip[2] + 0.02), (0, -0.2, 0.6))
pod = dried_chilli(1.0, 0.095, 0.25, 3)
for x, y, turn in ((-1.15, -1.9, 0.5), (-0.85, -2.12, -0.05)):
    dup(pod, (x, y, 0), (0, 0, turn))
strew(greens, 10, (0.45, -1.95, 0), 0.45, 0, 0.1)
strew(greens + seeds, 12, (1.9, 0.4, 0), 0.4, 0, 0.1)
put_away(momos, greens, seeds, flakes, sprigs, pod)

studio(key=1080, fill=220, rim=700)
shoot(
    (0.6, -9.2, 6.2),
    (0.08, -0.2, 0.42),
    78,
    5.6,
    (-0.2, -0.9, 0.7),
    top=(0.05, 0.0, 11.9),
    macro=((-1.5, -5.4, 3.3), (-0.28, -0.05, 0.72), (-0.2, -0.8, 0.8)),
)
