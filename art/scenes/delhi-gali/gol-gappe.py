"""Gol gappe on a thali, filled with chana and mint water, and the six waters behind."""
from indian_table import *
from fresh_garnish import chopped_coriander
from fried_bread import *
from gravy import gravy_mat, gravy_pool
from photo_light import *

reset(14)
set_table("#2e0f26", "#10040d")
BRASS = aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55))
FLOOR = 0.07
thali(BRASS, 2.2, (0, -0.35, 0.02))

CRUST = fried_skin()


def puri(seed, r=0.40, opened=True):
    """A shell that blew up in the oil, thin as paper and blistered; an opened one was broken in by a thumb."""
    nu, nv, colours = 120, 220, []
    shift = Vector((seed * 3.1, seed * 1.7, seed * 0.9))

    def f(i, j):
        a = TAU * j / nv
        ring = Vector((math.cos(a), math.sin(a), seed))
        mouth = 0.66 + 0.20 * noise.noise(ring * 1.7) + 0.09 * noise.noise(ring * 5) + 0.03 * noise.noise(ring * 14)
        end = mouth if opened else 1.55
        ph = -math.pi / 2 + i / (nu - 1) * (end + math.pi / 2)
        d = Vector((math.cos(ph) * math.cos(a), math.cos(ph) * math.sin(a), math.sin(ph)))
        q = d * 0.9
        mid, small, tiny = blister(q, 4.2, 0.5, seed), blister(q, 9, 0.55, seed + 9), blister(q, 20, 0.5, seed + 4)
        k = 1 + 0.10 * noise.noise(d * 1.4 + shift) + 0.06 * mid + 0.032 * small + 0.012 * tiny + 0.012 * noise.noise(d * 7 + shift)
        raised = 0.8 * mid + 0.6 * small
        c = skin_tone(d * 0.9, Vector((0, 0, 0.35 + 0.4 * d.z)), raised, seed)
        c = lerpc(c, BROWN, 0.5 * smooth(0.15, 0.7, noise.noise(d * 1.6 + shift) + 0.4 * noise.noise(d * 5 - shift) + 0.4 * raised))
        colours.append(lerpc(c, DARK, 0.5 * smooth(0.7, 1.1, raised + 0.5 * noise.noise(d * 6 + shift))))
        return (d.x * r * k, d.y * r * k, max(d.z * r * k * 0.92, -0.30 * r / 0.4))

    o = paint_by(grid_surface("puri", f, nu, nv, CRUST), colours)
    return solid(o, 0.010, -1) if opened else o


opened = [puri(k + 1, 0.40) for k in range(7)]
whole = [puri(k + 9, opened=False) for k in range(3)]
chana = chana_seeds(0.07)
potato = slivers("#e9c667", "#f3dc92", 2, 0.16)
green = chopped_coriander(0.10)
boondi = [ball(noisy("boondi", [(0.3, "#e0a02a"), (0.7, "#f4c75a")], bumps=0.4), 0.04, nu=8, nv=10)]
MINT = gravy_mat("mint", "#1f3a08", "#4a6a16", "#6a7a1c", 0.35, (0.04, 0.2), 6)
onion = onion_dice(0.06)

FILLED = (
    (-1.05, -0.15),
    (-0.15, -0.05),
    (0.75, -0.05),
    (-0.65, -0.92),
    (0.28, -0.95),
    (1.2, -0.78),
    (-1.45, -0.95),
    (-0.2, -1.68),
    (0.72, -1.7),
)
for k, (x, y) in enumerate(FILLED):
    z = FLOOR + 0.30
    dup(opened[k % 7], (x, y, z), (rnd(-0.12, 0.18), rnd(-0.12, 0.12), rnd(0, TAU)))
    gravy_pool(MINT, 0.335, 0.13, [(rnd(-0.15, 0.15), rnd(-0.15, 0.15), 0.06, 0.05) for _ in range(5)], (x, y, z), k, 24, 60)
    strew(chana, 4, (x, y), 0.16, flat(z + 0.18), 1)
    strew(potato, 3, (x, y), 0.15, flat(z + 0.2), 0.7)
    strew(boondi, 5, (x, y), 0.2, flat(z + 0.2), 1)
    strew(onion, 3, (x, y), 0.18, flat(z + 0.22), 0.6)
    strew(green, 3, (x, y), 0.13, flat(z + 0.27), 0.5)
for k, (x, y, z) in enumerate(
    ((-1.5, 0.45, 0.30), (1.55, 0.0, 0.30), (-0.6, 0.62, 0.3), (0.35, 0.7, 0.30))
):
    dup(whole[k % 3], (x, y, z + 0.05), (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 6)))

WATERS = (
    ("#3c6b12", "#7aa52e"),
    ("#4a1606", "#7a2c0e"),
    ("#7d5a1c", "#b58a35"),
    ("#c99a2c", "#e8c75a"),
    ("#a5200c", "#d34a1e"),
    ("#b9bf52", "#dfe08a"),
)
for k, (dark, light) in enumerate(WATERS):
    t = k / 5 - 0.5
    spot = (4.5 * t, 2.05 - 0.75 * (2 * t) ** 2, 0)
    katori(BRASS, 0.44, spot)
    gravy_pool(gravy_mat("water", dark, light, light, 0.4, (0.04, 0.2), 5), 0.41, 0.31, [], spot, k, 30, 80)
    strew(boondi, 9, spot, 0.28, flat(0.32), 1)
    strew(green, 2, spot, 0.2, flat(0.34), 0.2)
strew(green, 5, (2.6, -1.0), 0.5, flat(0.03), 0.2, (1.2, 1.7))
strew(boondi, 9, (-2.4, -0.9), 0.5, flat(0.03), 0.2)
away(opened + whole + chana + potato + green + boondi + onion)

side_light(key=1050, fill=190, glow=50)
area((0.5, -3.6, 0.9), (0.0, 0.0, 0.5), 1.6, 45, "#ffc680")
shoot(
    (0.3, -8.2, 5.0),
    (0.0, -0.35, 0.36),
    84,
    0.75,
    (0, -1.0, 0.5),
    top=(0, 0.0, 11.8),
    macro=((-1.3, -4.6, 2.9), (0.0, -0.8, 0.45), (-0.1, -1.2, 0.5)),
)
