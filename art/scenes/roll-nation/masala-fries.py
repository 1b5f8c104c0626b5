"""Masala fries heaped on a plate lined with paper, with curry leaf, lime and two dips."""
from dishes import *
from rollkit import *
from burger_layers import hand_cut_fry
from fresh_garnish import chopped_coriander, LIME, citrus_wedge
from season import *

reset(63)
brand_table("#c8371b")
wood_board(2.9, 1.75, 0.14, (0, 0.1, 0), -0.04, ("#5a3118", "#53290f", "#84502a"))
plate(M_ceramic("#f4e2c4"), 2.0, (-0.2, 0.15, 0.14))

liner = vcol_mat("liner", 0.75, 0, 0.2, 60, spec=0.2)
sheet = grid_surface(
    "sheet",
    lambda i, j: (
        (i / 40 - 0.5) * 3.2,
        (j / 40 - 0.5) * 2.5,
        0.03
        + 0.16 * smooth(1.1, 1.9, math.hypot((i / 40 - 0.5) * 3.2, (j / 40 - 0.5) * 2.5))
        + 0.05 * abs(fbm(i / 6, j / 6, 2, 3, 1)),
    ),
    41,
    41,
    liner,
    closev=False,
    loc=(-0.2, 0.15, 0.245),
    rot=(0, 0, 0.3),
)
c_paper, c_check = hexes("#fff0d2", "#c8371b")
paint(
    sheet,
    lambda x, y, z: c_check
    if (int((x + 9) * 5) + int((y + 9) * 5)) % 2 and max(abs(x) - 1.28, abs(y) - 0.93) > 0
    else c_paper,
)

spiced = [hand_cut_fry(rnd(0.9, 1.5), rnd(0.08, 0.11), rnd(-0.15, 0.15), k, ("#b86a1e", "#8a3a0c")) for k in range(10)]
for k in range(230):
    t = k / 230
    a, q = rnd(0, TAU), math.sqrt(random.random()) * (1.18 - 0.75 * t)
    dup(
        spiced[k % 10],
        (-0.2 + 1.05 * q * math.cos(a), 0.15 + 0.85 * q * math.sin(a), 0.40 + 0.72 * t),
        (math.pi / 2 + rnd(-0.22, 0.22), rnd(-0.2, 0.2), rnd(0, TAU)),
    )
stow(spiced)
masala = blob("masala", (0.009, 0.008, 0.006), pbsdf("masala", "#7c2a0c", 0.9), 0.5, nu=6, nv=6)
bpy.context.view_layer.update()
depsgraph = bpy.context.evaluated_depsgraph_get()
scene = bpy.context.scene


def drop_on(proto, n, r, tilt=0.5, lift=0.01):
    """Let copies fall onto whatever lies below."""
    for _ in range(n):
        a, q = rnd(0, TAU), r * math.sqrt(random.random())
        x, y = -0.2 + q * math.cos(a), 0.15 + 0.85 * q * math.sin(a)
        hit, at, *_ = scene.ray_cast(depsgraph, Vector((x, y, 4)), Vector((0, 0, -1)))
        s = rnd(0.7, 1.3)
        dup(proto, (x, y, at.z + lift), (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, 6)), (s, s, s))


drop_on(masala, 420, 1.35)
leaves = chopped_coriander(0.12)
for leaf in leaves:
    drop_on(leaf, 4, 1.0, 0.6, 0.02)
curry = leaf_v(0.42, 0.18, curl=0.4, fold=0.3, a="#1f5a1c", b="#3f8a2c")
drop_on(curry, 6, 1.0, 0.5, 0.04)
for x, y, r in ((-2.2, -1.25, 0.4), (-1.9, -1.4, 1.3)):
    dup(curry, (x, y, 0.2), (0.1, 0.1, r))
hide(masala)
stow([*leaves, curry])
sauce_bowl("makhani", (2.2, -0.3, 0.14), 0.46)
sauce_bowl("green", (1.75, -1.15, 0.14), 0.42)
citrus_wedge((-1.75, -1.30, 0.40), (0.5, 0.2, 0.4), 0.32, *LIME)
cooked_light(key=1000, fill=240, rim=650)
shoot(
    (0.4, -8.9, 5.8),
    (0.05, -0.1, 0.5),
    78,
    5.6,
    (-0.1, -0.7, 0.8),
    top=(0, -0.1, 10.3),
    macro=((-1.0, -5.0, 3.2), (-0.2, -0.1, 0.75), (-0.3, -0.5, 0.9)),
)
