"""Stuffed paranthas from the griddle, laid on one another: each sinks onto what is below and droops over its edge."""
from kathi import baked, oily, shifted
from cooked import *

#: Half the side of the square that a pile covers, and the cells along its side.
REACH, CELLS = 3.0, 160


class Pile:
    """How high the food lies at each place of the table."""

    def __init__(self, floor):
        self.z = [[floor] * CELLS for _ in range(CELLS)]

    def at(self, x, y):
        u, v = ((min(REACH - 0.02, max(-REACH, c)) + REACH) / (2 * REACH) * (CELLS - 1) for c in (x, y))
        i, j = min(CELLS - 2, int(u)), min(CELLS - 2, int(v))
        p, q = u - i, v - j
        a, b = self.z[i], self.z[i + 1]
        return (a[j] * (1 - q) + a[j + 1] * q) * (1 - p) + (b[j] * (1 - q) + b[j + 1] * q) * p

    def softened(self, reach, lowest=-9.0):
        """The same pile under a cloth that bridges gaps of the size `reach` and hangs down to `lowest`."""
        made, cells = Pile(0), max(1, int(reach / (2 * REACH) * CELLS / 2))
        made.z = [[max(lowest, h) for h in row] for row in self.z]
        for _ in range(2):
            made.z = [list(column) for column in zip(*[averaged(row, cells) for row in made.z])]
            made.z = [list(column) for column in zip(*[averaged(row, cells) for row in made.z])]
        return made

    def bed(self, stiff, droop, x, y):
        """Where a soft bread comes to lie whose middle is at x, y."""
        over = self.softened(stiff, self.at(x, y) - droop)
        over.z = [[max(a, b) for a, b in zip(*rows)] for rows in zip(over.z, self.z)]
        return over.softened(0.12)

    def cover(self, inside, top):
        for i, row in enumerate(self.z):
            for j in range(CELLS):
                x, y = ((k / (CELLS - 1) * 2 - 1) * REACH for k in (i, j))
                if inside(x, y):
                    row[j] = max(row[j], top(x, y))


def averaged(row, k):
    """A list in which each number is the mean of its neighbours up to k away."""
    sums = [0.0]
    for h in [row[0]] * k + row + [row[-1]] * k:
        sums.append(sums[-1] + h)
    return [(sums[n + 2 * k + 1] - sums[n]) / (2 * k + 1) for n in range(len(row))]


class Bread:
    """Outline and heights of one bread on a pile."""

    def __init__(self, pile, x, y, r, seed, thick=0.1, stiff=0.4, droop=0.11):
        self.x, self.y, self.r, self.seed, self.thick = x, y, r, seed, thick
        self.rest = pile.bed(stiff, droop, x, y)
        pile.cover(lambda u, v: math.hypot(u - x, v - y) < self.edge(math.atan2(v - y, u - x)), self.top)

    def edge(self, a):
        """Distance of the outline in the direction a."""
        c, s, k = math.cos(a), math.sin(a), self.seed
        far = self.r * (1 + 0.075 * noise.noise(Vector((c * 1.1, s * 1.1, k))) + 0.035 * noise.noise(Vector((c * 3.1, s * 3.1, k + 4))))
        return far + 0.022 * noise.noise(Vector((c * 11, s * 11, k)))

    def under(self, x, y):
        q = math.hypot(x - self.x, y - self.y) / self.r
        wave = noise.noise(Vector((x * 1.5, y * 1.5, self.seed))) + 0.3 * noise.noise(Vector((x * 3.6, y * 3.6, self.seed)))
        return self.rest.at(x, y) + 0.012 + 0.08 * smooth(0.5, 1.05, q) * (wave + 0.3)

    def top(self, x, y):
        q = math.hypot(x - self.x, y - self.y) / self.edge(math.atan2(y - self.y, x - self.x))
        lump = 1 + 0.35 * noise.noise(Vector((x * 1.3, y * 1.3, self.seed + 2)))
        return self.under(x, y) + self.thick * lump * (1 - 0.42 * min(1, q) ** 7)


def skin():
    """Griddled bread brushed with butter: what the attribute Wet marks is dark and slick, the rest dry."""
    m = oily("parantha", dry=0.9, wet=0.42, patch=1.8, share=0.25, spec=0.1, pores=(70, 0.8), coarse=(22, 0.9), sss=0, grain=0.13)
    wet = N(m, "ShaderNodeAttribute", attribute_name="Wet").outputs["Fac"]
    rough = B(m).inputs["Roughness"].links[0].from_socket
    slick = N(m, "ShaderNodeMixRGB")
    L(m, wet, slick.inputs["Fac"])
    L(m, rough, slick.inputs["Color1"])
    slick.inputs["Color2"].default_value = (0.16, 0.16, 0.16, 1)
    L(m, slick.outputs["Color"], B(m).inputs["Roughness"])
    L(m, value(m, wet, 0.08, 0.5, 0.1, 0.9), B(m).inputs["Specular"])
    return m


def crust(p, seed, wet):
    """Height and colour of the skin at p: flour bread fried in ghee, with herbs of the filling showing through."""
    h, c = baked(p, seed)
    # No flour stays white in the fat.
    c = tuple(a * b for a, b in zip(c, (0.98, 0.92, 0.80, 1)))
    gold = tuple(a * b for a, b in zip(c, (0.94, 0.68, 0.31, 1)))
    c = lerpc(c, gold, 0.9 + 0.5 * noise.noise(Vector((p.x * 0.9, p.y * 0.9, seed))))
    # Where the griddle pressed, the crust fried in broad brown patches.
    fried = smooth(-0.08, 0.22, fbm(p.x + seed * 3, p.y, seed, 5, 1.3) + 0.06 * noise.noise(Vector((p.x * 30, p.y * 30, seed))))
    c = lerpc(c, tuple(a * b for a, b in zip(c, (0.50, 0.25, 0.10, 1))), 0.9 * fried)
    charred = max(blister(shifted(Vector((p.x, p.y, seed)), 3, 0.10), 3.1, 0.5, seed + 2), 0.9 * blister(shifted(Vector((p.x, p.y, seed)), 5, 0.07), 6.5, 0.5, seed + 6))
    h += 0.030 * charred
    scorched = charred * (0.5 + 0.7 * fried) + 0.14 * noise.noise(Vector((p.x * 18, p.y * 18, seed)))
    c = lerpc(lerpc(c, hexc("#7a3f12"), 0.85 * smooth(0.08, 0.28, scorched)), hexc("#240f06"), 0.9 * smooth(0.36, 0.64, scorched))
    distances, cells = noise.voronoi(shifted(Vector((p.x, p.y, seed)), 5, 0.05) * 11)
    if hashed(cells[0]) < 0.10:
        c = lerpc(c, hexc("#42501a"), 0.65 * smooth(0.36, 0.16, distances[0]))
    soaked = tuple(a * b for a, b in zip(c, (0.80, 0.58, 0.28, 1)))
    return h, lerpc(c, soaked, 0.75 * wet)


def damp(x, y, seed, pools):
    """How much butter the skin has taken: brushed on in patches, and all of it round the pools (x, y, radius)."""
    brushed = 0.6 * smooth(0.02, 0.30, noise.noise(Vector((x * 1.6, y * 1.6, seed + 5))) + 0.4 * noise.noise(Vector((x * 6, y * 6, seed))))
    rag = 0.22 * noise.noise(Vector((x * 3, y * 3, seed)))
    return max([brushed] + [smooth(1.25, 0.85, math.hypot(x - u, y - v) / r + rag) for u, v, r in pools])


def griddled(mat, bread, rows=60, around=520, inner=0.0, pools=()):
    """The bread itself, a closed skin."""
    colours, wets, rim = [], [], 16
    raw, toast = hexc("#ecd6a0"), hexc("#a8682a")

    def f(i, j):
        a = TAU * j / around
        c, s = math.cos(a), math.sin(a)
        far = bread.edge(a)
        t, u = i / (rows - 1), max(0.0, min(1.0, (i - rows + 1) / rim))
        q = inner + (1 - inner) * t if i < rows else 1.0 - 0.4 * max(0, i - rows - rim + 1) / 4
        frayed = smooth(0.9, 1.0, q) * (0.007 * noise.noise(Vector((c * 34, s * 34, u * 2 + bread.seed))) + 0.004 * noise.noise(Vector((c * 80, s * 80, u * 5))))
        d = far * q - 0.08 + 0.05 * math.sin(math.pi * u) + frayed
        x, y = bread.x + d * c, bread.y + d * s
        wet = damp(x, y, bread.seed, pools) if u < 0.3 else 0.0
        h, tone = crust(Vector((x - bread.x, y - bread.y, 0)), bread.seed, wet)
        low = bread.under(x, y)
        z = low + (bread.top(x, y) - low) * (1 - u) + h * (1 - u) * (1 - 0.4 * smooth(0.9, 1, q))
        brown = smooth(-0.1, 0.3, noise.noise(Vector((c * 9, s * 9, u * 3 + bread.seed))))
        edge = smooth(0.97, 1.0, q) * (0.7 if u < 1 else 0.3)
        colours.append(lerpc(tone, lerpc(raw, toast, 0.8 * brown), edge))
        wets.append(wet)
        return x, y, z

    o = paint_by(grid_surface("parantha", f, rows + rim + 4, around, mat), colours)
    o.data.attributes.new("Wet", "FLOAT", "POINT").data.foreach_set("value", wets)
    return o


def shards(name, mat, tints, size, count=7, ragged=0.5, curl=0.5):
    """Small thin bits, torn or crushed: chilli flakes, chopped herbs, flakes of crust."""
    made, tones = [], [hexc(t) for t in tints]
    for k in range(count):
        colours, long = [], 0.5 + 0.9 * hashed((k, 7, 1))

        def f(i, j):
            q, a = i / 7, TAU * j / 36
            c, s = math.cos(a), math.sin(a)
            r = q * (1 + ragged * noise.noise(Vector((c * 1.2, s * 1.2, k * 3.1))) + 0.5 * ragged * noise.noise(Vector((c * 3.5, s * 3.5, k))))
            x, y = r * c, r * s * long
            bend = curl * (x * x * math.sin(k * 2.1) + y * y * math.cos(k * 1.3) + 0.8 * x * y) + 0.3 * curl * noise.noise(Vector((x * 2, y * 2, k)))
            t = 0.5 + 0.9 * noise.noise(Vector((x * 2.2, y * 2.2, k + 5)))
            colours.append(lerpc(tones[k % len(tones)], tones[(k + 1) % len(tones)], t))
            return x * size, y * size, bend * size

        made.append(solid(paint_by(grid_surface(name, f, 8, 36, mat), colours), size * 0.12, 0))
    return made
