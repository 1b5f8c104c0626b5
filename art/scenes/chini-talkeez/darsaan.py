"""Darsaan: crisp honey noodles with sesame under a scoop of vanilla ice cream."""
from dishes import *
from wok import *
from season import *

reset(129)
brand_table("#8f1018")
AT = (-0.1, 0.1, 0)
CRISP = vcol_mat("crisp", 0.22, 1.0, 0.3, 20)
ICE = vcol_mat("ice", 0.42, 0.25, 0.35, 26)


def ribbon(seed):
    """A fried strip of dough, bubbled and twisted, glazed with honey."""
    tone = palette("#8a3d08", "#c87812", "#e8a430", "#f6c867", "#fbdf9c")
    length, width = rnd(1.0, 1.5), rnd(0.10, 0.14)
    nu, nv = 46, 7
    bend, twist, curl = rnd(-0.5, 0.9), rnd(-2.6, 2.6), rnd(-0.5, 0.5)

    def f(i, j):
        t, s = i / (nu - 1) * 2 - 1, (j / (nv - 1) - 0.5) * 2
        a = twist * t
        bubble = 0.07 * max(0, noise.noise(Vector((t * 7, s * 1.2, seed * 3.3))))
        w = width * (1 + 0.25 * noise.noise(Vector((t * 3, seed, 1))))
        y, z = s * w * math.cos(a), s * w * math.sin(a)
        y += 0.12 * math.sin(3.1 * t + seed) + curl * t * t
        z += bubble + bend * 0.45 * (1 - t * t) + 0.05 * math.sin(6 * t + seed * 2)
        return t * length * 0.5, y, z

    o = grid_surface("ribbon", f, nu, nv, CRISP, closev=False)
    paint(
        o,
        lambda x, y, z: tone(
            0.52 + 1.2 * fbm(x * 4, y * 4, z * 4 + seed, 3) + 0.6 * (abs(x) > length * 0.47) * -0.6
        ),
    )
    solid(o, 0.028, 0)
    return o


def scoop(loc, r, seed):
    """Ice cream as the spoon leaves it: ridged, with a ragged skirt and cold crumbs."""
    tone = palette("#e8c98a", "#f8e6bd", "#fff6e0", "#fffdf4")

    def f(i, j):
        ph = math.pi * (i / 63) - math.pi / 2
        a = TAU * j / 110
        d = Vector((math.cos(ph) * math.cos(a), math.cos(ph) * math.sin(a), math.sin(ph)))
        ridges = 0.02 * math.sin(15 * d.x + 6 * d.z + 3 * noise.noise(d * 2))
        rough = 0.11 * fbm(d.x * 3, d.y * 3, d.z * 3 + seed, 4)
        skirt = 0.17 * math.exp(-(((d.z + 0.42) * 6) ** 2))
        skirt *= 1 + 1.3 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed)))
        q = r * (1 + ridges + rough + skirt)
        return q * d.x, q * d.y, q * d.z * 0.95

    o = grid_surface("scoop", f, 64, 110, ICE, loc=loc)
    paint(
        o,
        lambda x, y, z: tone(0.68 + 1.1 * fbm(x * 6, y * 6, z * 6, 4) + 0.18 * z / r),
    )
    specks = [(rnd(0, TAU), math.asin(rnd(-0.2, 1))) for _ in range(46)]
    seed_mat = pbsdf("vanilla", "#2a160c", 0.5)
    dot = blob("dot", (0.008, 0.008, 0.006), seed_mat, nu=6, nv=8)
    for a, e in specks:
        q = r * 1.02
        dup(
            dot,
            (
                loc[0] + q * math.cos(e) * math.cos(a),
                loc[1] + q * math.cos(e) * math.sin(a),
                loc[2] + q * math.sin(e) * 0.95,
            ),
        )
    hide(dot)


def honey_cap(loc, r):
    """Honey poured over the top, with drips of different lengths."""
    mat = pbsdf("honey", "#c9720c", 0.08, coat=1, spec=0.6, sss=0)
    lengths = [0.55 + 0.45 * noise.noise(Vector((k * 1.7, 3, 1))) for k in range(9)]

    def f(i, j):
        a = TAU * j / 90
        w = a / TAU * 9
        k = int(w) % 9
        drip = max(0, math.cos((w - int(w) - 0.5) * math.pi)) ** 2.2
        reach = 0.5 + drip * (0.35 + 0.75 * max(0, lengths[k]))
        ph = i / 29 * reach
        q = r * 1.045 + 0.03 * math.sin(math.pi * min(1, i / 29)) ** 0.5
        q -= 0.06 * smooth(0.9, 1, i / 29)
        return (
            q * math.sin(ph) * math.cos(a),
            q * math.sin(ph) * math.sin(a),
            q * math.cos(ph) * 0.95,
        )

    return grid_surface("honeycap", f, 30, 90, mat, loc=loc)


plate_mat = stoneware("plate", "#f1dfb8", "#9a6b35")
lathe(
    "plate",
    [
        (0.0001, 0),
        (1.2, 0),
        (1.3, 0.05),
        (1.95, 0.20),
        (2.0, 0.25),
        (1.95, 0.27),
        (1.3, 0.13),
        (0.0001, 0.11),
    ],
    plate_mat,
    n=128,
    wob=0.03,
    seed=2,
    loc=AT,
)
ribbons = [ribbon(k) for k in range(8)]
nest = (
    lambda x, y: 0.22
    + 0.42 * max(0, 1 - (x * x + y * y) / 1.7)
    - 0.28 * math.exp(-(x * x + y * y) * 5)
)
for k in range(135):
    x, y = random_in_disc(1.28)
    lift = rnd(0, 0.34) * max(0.15, 1 - math.hypot(x, y) / 1.5)
    dup(
        random.choice(ribbons),
        (AT[0] + x * 0.85, AT[1] + y * 0.85, nest(x, y) + lift),
        (rnd(-0.5, 0.5), rnd(-0.25, 0.25), math.atan2(y, x) + math.pi / 2 + rnd(-0.9, 0.9)),
        (rnd(0.8, 1.1),) * 3,
    )
TOP_AT = (AT[0] + 0.02, AT[1] - 0.02, 0.94)
scoop(TOP_AT, 0.72, 3)
honey_cap(TOP_AT, 0.72)
seeds = sesame()
strew(seeds, 120, AT, 1.3, lambda x, y: nest(x, y) + 0.34, 0.6)
strew(
    seeds, 26, TOP_AT, 0.34, lambda x, y: math.sqrt(0.755**2 - x * x - y * y) * 0.97 + 0.01, 0.4
)
strew(seeds, 40, (0.2, -2.05, 0.012), 0.6, 0, 0.1)
mint = [leaf_v(0.42, 0.26, curl=0.15, fold=0.3) for _ in range(3)]
for o, turn, lean in zip(mint, (0.3, 2.3, 4.3), (-0.5, -0.6, -0.4)):
    o.location = (TOP_AT[0] + 0.15 * math.cos(turn), TOP_AT[1] + 0.15 * math.sin(turn), 1.71)
    o.rotation_euler = (0, lean, turn)

jug_at = (1.55, -1.5, 0)
katori(pbsdf("brass", "#d9a441", 0.22, metal=1), 0.46, jug_at)
fill(M_sauce("#8a4204", "#c9760c", "#e89a24", coat=1, bumps=0.03), 0.42, 0.32, jug_at, amp=0.004)
film_strip([(-3.5 + 0.36 * k, 1.9 + 0.25 * math.sin(k * 0.4 + 2)) for k in range(21)], 0.5)
ticket((-1.35, -1.72, 0.03), 0.25)
put_away(ribbons, seeds)

cooked_light(key=1050, fill=240, rim=800)
shoot(
    (0.5, -8.9, 5.2),
    (0.0, -0.2, 0.6),
    78,
    5.6,
    (-0.05, -0.6, 1.1),
    top=(0.1, -0.1, 10.8),
    macro=((-1.3, -4.4, 2.8), (-0.05, 0.0, 1.05), (-0.05, -0.5, 1.15)),
)
