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
    """Outline and heights of one bread on a pile; `tear` (direction, distance) is where its rest was torn off."""

    def __init__(self, pile, x, y, r, seed, thick=0.2, tear=None, stiff=0.4, droop=0.11):
        self.x, self.y, self.r, self.seed, self.thick, self.tear = x, y, r, seed, thick, tear
        self.rest = pile.bed(stiff, droop, x, y)
        pile.cover(lambda u, v: math.hypot(u - x, v - y) < self.edge(math.atan2(v - y, u - x))[0], self.top)

    def edge(self, a):
        """Distance of the outline in the direction a, and whether the bread is torn there (0 to 1)."""
        c, s, k = math.cos(a), math.sin(a), self.seed
        far = self.r * (1 + 0.075 * noise.noise(Vector((c * 1.1, s * 1.1, k))) + 0.035 * noise.noise(Vector((c * 3.1, s * 3.1, k + 4))))
        far += 0.022 * noise.noise(Vector((c * 11, s * 11, k)))
        if not self.tear or math.cos(a - self.tear[0]) < 0.08:
            return far, 0.0
        slant = math.tan(a - self.tear[0]) * self.tear[1]
        # Across the lattice of the noise, never along it: along it, the same tooth returns at even steps.
        tooth = lambda f: noise.noise(Vector((slant * f, slant * f * 0.47 + k * 1.3, slant * f * 0.31 + 0.6)))
        rag = 0.26 * noise.noise(Vector((slant * 1.1, k, 2))) + 0.10 * noise.noise(Vector((slant * 3.7, k, 3))) + 0.05 * tooth(8)
        line = (self.tear[1] + rag) / math.cos(a - self.tear[0])
        return min(far, line), smooth(0.0, 0.10, far - line)

    def share(self, x, y):
        """How far out a place lies (0 to 1), and whether the bread is torn in its direction."""
        a = math.atan2(y - self.y, x - self.x)
        far, torn = self.edge(a)
        return math.hypot(x - self.x, y - self.y) / far, torn

    def under(self, x, y):
        q = math.hypot(x - self.x, y - self.y) / self.r
        wave = noise.noise(Vector((x * 1.5, y * 1.5, self.seed))) + 0.3 * noise.noise(Vector((x * 3.6, y * 3.6, self.seed)))
        return self.rest.at(x, y) + 0.012 + 0.08 * smooth(0.5, 1.05, q) * (wave + 0.3)

    def height(self, x, y, q, torn):
        lump = 1 + 0.35 * noise.noise(Vector((x * 1.3, y * 1.3, self.seed + 2)))
        return self.thick * lump * (1 - 0.42 * (1 - torn) * min(1, q) ** 7)

    def top(self, x, y):
        q, torn = self.share(x, y)
        lip = torn * smooth(0.72, 1.0, q) * (0.02 + 0.10 * max(0, noise.noise(Vector((x * 1.4, y * 1.4, self.seed + 9)))))
        return self.under(x, y) + self.height(x, y, q, torn) + lip


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


def body(mat, bread, rows=60, around=520, inner=0.0, pools=()):
    """The bread itself as a closed skin; where it is torn, its wall stands back between an upper and a lower crust."""
    colours, wets, rim = [], [], 16
    raw, toast = hexc("#ecd6a0"), hexc("#a8682a")

    def f(i, j):
        a = TAU * j / around
        c, s = math.cos(a), math.sin(a)
        far, torn = bread.edge(a)
        t, u = i / (rows - 1), max(0.0, min(1.0, (i - rows + 1) / rim))
        q = inner + (1 - inner) * t if i < rows else 1.0 - 0.4 * max(0, i - rows - rim + 1) / 4
        back = torn * 0.15 * smooth(0.0, 0.16, u) * smooth(0.9, 0.75, u) - torn * 0.07 * smooth(0.7, 1, u)
        # By place and not by angle: near the middle, a tear would be pleated.
        k = 34 + torn * (34 * far - 34)
        frayed = smooth(0.9, 1.0, q) * (0.035 * noise.noise(Vector((c * k, s * k, u * (2 + 9 * torn) + bread.seed))) + 0.02 * (1 - torn) * noise.noise(Vector((c * 80, s * 80, u * 5))))
        d = far * q - 0.06 * (1 - torn) - 0.02 - back + 0.05 * (1 - torn) * math.sin(math.pi * u) + frayed
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


def leaf(mat, bread, level, seed, around=620):
    """One of the flaky layers at the rim: a thin ragged sheet that stands out between the others at the share `level`."""
    colours, rows = [], 16
    cream, straw, brown = hexc("#ecd098"), hexc("#c88a3a"), hexc("#6e3810")

    def f(i, j):
        t, a = i / (rows - 1), TAU * j / around
        c, s = math.cos(a), math.sin(a)
        far, torn = bread.edge(a)
        # Long stretches have broken off, others stand open; in between the layers lie shut.
        lost = 0.22 * smooth(0.0, 0.5, noise.noise(Vector((c * 2.0, s * 2.0, seed + 11))))
        loose = smooth(-0.15, 0.4, noise.noise(Vector((c * 2.6, s * 2.6, seed + 17))))
        rag = 0.10 * noise.noise(Vector((c * 2.3, s * 2.3, seed))) - lost + 0.055 * noise.noise(Vector((c * 8, s * 8, seed))) + 0.030 * noise.noise(Vector((c * 26, s * 26, seed))) + 0.016 * noise.noise(Vector((c * 70, s * 70, seed)))
        d = far * (0.74 + 0.26 * t) + t * (rag + 0.035 - 0.2 * torn)
        x, y = bread.x + d * c, bread.y + d * s
        low, high = bread.under(x, y), bread.top(x, y)
        curl = 0.12 * loose * t * t * (noise.noise(Vector((c * 2.2, s * 2.2, seed + 6))) + 0.4 * noise.noise(Vector((c * 7, s * 7, seed + 6))))
        crisp = noise.noise(Vector((c * 7, s * 7, seed + t))) + 0.5 * noise.noise(Vector((x * 22, y * 22, seed)))
        col = lerpc(cream, straw, smooth(-0.4, 0.25, crisp + 0.3 * t))
        colours.append(lerpc(col, brown, 0.85 * smooth(0.0, 0.4, crisp) * smooth(0.6, 1, t)))
        return x, y, low + (high - low) * level + curl

    o = paint_by(grid_surface("flake", f, rows, around, mat), colours)
    return solid(o, 0.018, 0)


def flaky(mat, bread, count=4, **form):
    """A bread with the layers of its rim."""
    for k in range(count):
        leaf(mat, bread, 0.16 + 0.74 * k / max(1, count - 1), bread.seed * 3.3 + 7 * k)
    return body(mat, bread, **form)
