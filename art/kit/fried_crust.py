"""What comes out of hot oil in a coat of crumbs: crags that stand off, browned at their crests, pale in between."""
from burger_layers import grit
from cooked import *

# Tones of a crumb coat, from its hollows to what burnt.
GOLDEN = ("#efcf8c", "#dba24a", "#b86f24", "#7c4214", "#42200a")


def crumb_coat(name="crumbs"):
    """Dry crumbs with a little oil left between them, for what `crumbed` has painted."""
    return oily(name, dry=0.66, wet=0.3, patch=4.5, share=0.36, spec=0.36, pores=(95, 0.8), coarse=(44, 0.7), sss=0, grain=0.3)


def crag(p, seed):
    """The crumb coat at the point p: how far it stands off (about -1 to 2, hollow to crest) and how brown it is (0 to 1.2)."""
    coarse, crack, mid, crumbly, fine = grit(p, seed)
    height = coarse + 0.85 * mid + 0.6 * crumbly + 0.45 * fine - 1.4 * crack
    brown = 0.36 + 0.22 * coarse + 0.40 * mid + 0.36 * crumbly + 0.24 * fine + 0.5 * fbm(p.x * 1.3 + seed, p.y * 1.3, p.z * 1.3, 3, 1.1)
    return height, brown


def crumbed(o, seed=0, depth=0.036, tones=GOLDEN, upward=0.10, still=None):
    """Gives an object's skin a coat of crumbs: moves its vertices along their normals by up to some `depth` and paints them.

    upward: how much browner the upper side is, which floated out of the oil. still(vertex): a share of 0 to 1 that keeps
    a place as it was, where the coat has broken off.
    """
    light, gold, brown, dark, burnt = (hexc(c) for c in tones)
    o.data.update()
    moves, colours = [], []
    for v in o.data.vertices:
        height, g = crag(v.co, seed)
        g += upward * v.normal.z
        rest = still(v) if still else 0
        moves.append(v.normal * (depth * height * (1 - rest)))
        c = lerpc(light, gold, smooth(-0.05, 0.30, g))
        c = lerpc(c, brown, smooth(0.30, 0.64, g))
        c = lerpc(c, dark, 0.9 * smooth(0.64, 1.0, g))
        colours.append(lerpc(c, burnt, 0.8 * smooth(1.0, 1.35, g)))
    for v, move in zip(o.data.vertices, moves):
        v.co += move
    kept = o.data.color_attributes.get("Col")
    if kept:
        o.data.color_attributes.remove(kept)
    return paint_by(o, colours)


def corn_flakes(kinds=5):
    """Flakes of toasted maize as hidden originals: thin, cupped, ragged, some folded."""
    m = oily("cornflake", dry=0.6, wet=0.34, patch=5, share=0.4, pores=(60, 0.5), coarse=(20, 0.5), sss=0.12, grain=0.2)
    pale, toast, dark = (hexc(c) for c in ("#f0c468", "#d38f2c", "#8a4a12"))
    made = []
    for k in range(kinds):
        colours = []

        def f(i, j):
            q, a = i / 13, TAU * j / 34
            at = Vector((math.cos(a), math.sin(a), k * 3.1))
            r = 0.10 * q * (1 + 0.34 * noise.noise(at * 1.4) + 0.16 * noise.noise(at * 4.5))
            x, y = r * math.cos(a) * 1.25, r * math.sin(a)
            z = (2.4 + k % 3) * x * x - 1.6 * y * y + 0.018 * noise.noise(Vector((x * 22, y * 22, k)))
            t = 0.45 + 0.8 * noise.noise(Vector((x * 16, y * 16, k + 4))) + 0.4 * smooth(0.75, 1, q)
            c = lerpc(pale, toast, smooth(0.1, 0.7, t))
            colours.append(lerpc(c, dark, 0.7 * smooth(0.75, 1.2, t)))
            return x, y, z

        o = paint_by(grid_surface("cornflake", f, 14, 34, m), colours)
        solid(o, 0.008, 0)
        hide(o)
        made.append(o)
    return made


def clung(o, kinds, n, seed=0, sunk=0.004, turn=0.55):
    """Flakes that cling to an object's upper skin, more or less askew."""
    lot = random.Random(seed)
    spots = [v for v in o.data.vertices if v.normal.z > -0.1]
    for _ in range(n):
        v = lot.choice(spots)
        way = v.normal.to_track_quat("Z", "X").to_euler()
        way.rotate_axis("Z", lot.uniform(0, TAU))
        way.rotate_axis("X", lot.gauss(0, turn))
        s = lot.uniform(0.55, 1.1)
        dup(lot.choice(kinds), v.co + v.normal * (0.012 - sunk), way, (s, s, s)).parent = o
