"""Ingredients and props that the Indo-Chinese and the Himalayan scenes share."""
from dishes import *


def random_in_disc(radius, inner=0.0):
    a = rnd(0, TAU)
    q = math.sqrt(rnd(inner * inner, radius * radius))
    return q * math.cos(a), q * math.sin(a)


def palette(*stops):
    """Function of t in 0..1 that runs through hexadecimal colours."""
    colours = [hexc(c) for c in stops]

    def at(t):
        t = max(0, min(0.999, t)) * (len(colours) - 1)
        k = int(t)
        return lerpc(colours[k], colours[k + 1], t - k)

    return at


def rounded_box(size, radius, cells=8):
    """Vertices and faces of a box (half sizes) with round edges and evenly spread vertices."""
    index, verts, faces = {}, [], []

    def vertex(lattice):
        if lattice not in index:
            q = [(2 * lattice[k] / cells - 1) * size[k] for k in range(3)]
            inner = [max(-(size[k] - radius), min(size[k] - radius, q[k])) for k in range(3)]
            d = Vector([q[k] - inner[k] for k in range(3)])
            d = d.normalized() * radius if d.length > 1e-6 else d
            index[lattice] = len(verts)
            verts.append(Vector(inner) + d)
        return index[lattice]

    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for side in (0, cells):
            for i in range(cells):
                for j in range(cells):
                    corners = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        lattice = [0, 0, 0]
                        lattice[axis], lattice[u], lattice[v] = side, i + di, j + dj
                        corners.append(vertex(tuple(lattice)))
                    faces.append(tuple(corners if side else reversed(corners)))
    return verts, faces


def chunk(mat, size, radius, colour, amp=0.05, freq=3.0, bend=0.0, taper=0.0, seed=0, cells=8):
    """An uneven cut piece; colour gets the place in -1..1 (u, v, w) and a noise of about +-0.5."""
    verts, faces = rounded_box(size, radius, cells)
    mean = sum(size) / 3
    shift = Vector((seed * 3.7, seed * 1.9, seed * 5.3))
    out, colours = [], []
    for p in verts:
        unit = [p[k] / size[k] for k in range(3)]
        n = noise.noise(p / mean * freq * 0.4 + shift)
        fine = fbm(*(p / mean * freq + shift), 3)
        q = p * (1 + amp * 2 * n + amp * fine)
        q.x *= 1 + taper * unit[1]
        q.z -= bend * (unit[0] ** 2 + 0.4 * unit[1] ** 2) * mean
        out.append(tuple(q))
        colours.extend(colour(*unit, fine))
    o = mesh("chunk", out, faces, mat)
    o.data.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set("color", colours)
    return o


def fuse(name, mat, parts):
    """One painted object from painted objects: parts is a list of (object, matrix)."""
    verts, faces, colours = [], [], []
    for o, matrix in parts:
        start = len(verts)
        verts += [tuple(matrix @ v.co) for v in o.data.vertices]
        faces += [tuple(start + k for k in f.vertices) for f in o.data.polygons]
        for c in o.data.color_attributes["Col"].data:
            colours.extend(c.color)
        bpy.data.objects.remove(o)
    fused = mesh(name, verts, faces, mat)
    fused.data.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set(
        "color", colours
    )
    return fused


def strew(protos, n, loc, radius, height, tilt=0.5, smin=0.8, smax=1.2, inner=0.0, avoid=None):
    """Copies of the prototypes on a disc; height is a number or a function of x and y."""
    made = []
    for _ in range(n):
        for _ in range(40):
            x, y = random_in_disc(radius, inner)
            if not avoid or not avoid(loc[0] + x, loc[1] + y):
                break
        else:
            continue
        z = height(x, y) if callable(height) else height
        s = rnd(smin, smax)
        made.append(
            dup(
                random.choice(protos),
                (loc[0] + x, loc[1] + y, loc[2] + z),
                (rnd(-tilt, tilt), rnd(-tilt, tilt), rnd(0, TAU)),
                (s, s, s),
            )
        )
    return made


def put_away(*protos):
    for o in protos:
        if isinstance(o, (list, tuple)):
            put_away(*o)
        else:
            hide(o)


# ---------- herbs and small things
def spring_onion(mat=None):
    """Prototypes of cut spring onion: green rings, an oblique ring, a white ring, a sliver."""
    mat = mat or vcol_mat("springonion", 0.35, 0.5, 0.08, 24)
    green = palette("#d8ecab", "#8fc752", "#3f9030", "#2c7a2a")
    white = palette("#fbfdee", "#edf5cf", "#b9db86", "#8fc45a")
    protos = []
    for r, h, shear, pal in (
        (0.075, 0.05, 0.0, green),
        (0.06, 0.075, 0.0, green),
        (0.066, 0.055, 0.9, green),
        (0.09, 0.045, 0.3, white),
    ):
        t = r * 0.26
        profile = [(r - t, 0), (r, 0), (r * 1.04, h / 2), (r, h), (r - t, h), (r - t * 1.2, h / 2)]

        def f(i, j, profile=profile, shear=shear, r=r):
            q, z = profile[i % 6]
            a = TAU * j / 26
            q *= 1 + 0.09 * math.sin(2 * a + r * 40) + 0.04 * math.sin(5 * a)
            x = q * math.cos(a)
            return x, q * math.sin(a) * 0.9, z + shear * x

        o = grid_surface("so", f, 7, 26, mat)
        paint(
            o,
            lambda x, y, z, r=r, t=t, pal=pal: pal(
                (math.hypot(x, y) - (r - t)) / t * 0.8 + fbm(x * 20, y * 20, z * 20, 2) * 0.5
            ),
        )
        protos.append(o)

    def sliver(i, j):
        t, s = i / 12, (j / 4 - 0.5) * 2
        return (t - 0.5) * 0.34, s * 0.032 * (1 - 0.5 * t), 0.03 * s * s + 0.10 * (t - 0.5) ** 2

    o = grid_surface("sliver", sliver, 13, 5, mat, closev=False)
    paint(o, lambda x, y, z: green(0.55 + x + fbm(x * 9, y * 30, 0, 2)))
    solid(o, 0.012, 0)
    protos.append(o)
    return protos


def coriander_sprigs(mat=None, s=0.17, count=3):
    """Prototypes: three lobed leaves on a thin stem."""
    mat = mat or vcol_mat("corianderleaf", 0.4, 0.25, 0.12, 30)
    tone = palette("#8fc24a", "#4f9a2c", "#2d7420", "#225f1c")
    protos = []
    for k in range(count):
        parts = []
        for angle, length in ((0, 1.0), (1.15, 0.78), (-1.1, 0.8)):

            def f(i, j, k=k, angle=angle):
                q, a = i / 7, TAU * j / 36
                lobe = 0.36 + 0.5 * abs(math.cos(1.5 * a)) ** 0.7 + 0.10 * math.cos(12 * a) * q
                wave = 0.16 * math.sin(3 * a + k + angle) + 0.10 * math.cos(7 * a + k)
                return (
                    s * (q * lobe * math.cos(a) + 0.30),
                    s * q * lobe * math.sin(a),
                    s * (q * q * wave + 0.12),
                )

            o = grid_surface("cl", f, 8, 36, mat)
            paint(
                o,
                lambda x, y, z: tone(
                    math.hypot(x - 0.3 * s, y) / s * 0.9 + 0.4 * fbm(x * 14, y * 14, k, 2)
                ),
            )
            turn = Matrix.Rotation(angle, 4, "Z") @ Matrix.Rotation(-0.25, 4, "Y")
            parts.append((o, Matrix.Translation((0.32 * s, 0, 0)) @ turn @ Matrix.Scale(length, 4)))
        stem = tube(
            "st",
            [(-0.7 * s + 0.11 * s * q, 0.03 * s * math.sin(q), 0.05 * s) for q in range(10)],
            0.022 * s + 0.004,
            mat,
            n=6,
        )
        paint(stem, lambda x, y, z: tone(0.15))
        parts.append((stem, Matrix.Identity(4)))
        protos.append(fuse("sprig", mat, parts))
    return protos


def sesame(mat=None):
    mat = mat or noisy("sesame", [(0.3, "#f9ecc9"), (0.7, "#e6c78a")], bumps=0, coat=0.25)
    return [blob("ses", (0.036, 0.022, 0.014), mat, nu=8, nv=10)]


def chilli_flakes():
    mat = noisy("flake", [(0.3, "#7d0d08"), (0.6, "#c22a13"), (0.8, "#e0641e")], bumps=0, coat=0.4)
    return [blob("fl", (0.034, 0.024, 0.006), mat, amp=0.6, seed=k, nu=8, nv=10) for k in range(3)]


def garlic_bits(toasted=True):
    stops = ("#fff0c4", "#eec066", "#c9822c") if toasted else ("#fffaf0", "#f7ecca", "#ead9a4")
    mat = noisy("garlic", list(zip((0.3, 0.55, 0.8), stops)), scale=6, bumps=0.1, coat=0.5)
    return [
        blob("ga", (0.05, 0.04, 0.032), mat, amp=0.5, freq=2, seed=k, nu=9, nv=12) for k in range(3)
    ]


def chilli_rings(colours=("#8f0c08", "#d1200f", "#e8452a")):
    mat = noisy("chr", list(zip((0.3, 0.5, 0.8), colours)), scale=4, bumps=0.05, coat=0.8)
    return [ring(mat, 0.075, 0.018, 0.05), ring(mat, 0.06, 0.016, 0.04)]


def dried_chilli(length=1.1, radius=0.085, bend=0.25, seed=0):
    mat = vcol_mat("driedchilli", 0.5, 0.15, 0.5, 16, spec=0.35)
    tone = palette("#2e0503", "#5e0a06", "#8a150c", "#a82a18")

    def f(i, j):
        t, a = i / 33, TAU * j / 16
        thick = (
            radius * (math.sin(min(1, t * 6) * math.pi / 2) * 0.85 + 0.15) * (1 - t**3) + 0.004
        )
        wrinkle = 1 + 0.2 * noise.noise(Vector((t * 14, math.cos(a) * 3, seed))) + 0.42 * noise.noise(
            Vector((t * 5, math.cos(a) * 1.5 + seed, math.sin(a) * 1.5))
        )
        flat = 0.72
        return (
            (t - 0.5) * length,
            bend * math.sin(t * 2.9) + thick * wrinkle * math.cos(a),
            radius * 0.75 + thick * wrinkle * flat * math.sin(a),
        )

    pod = grid_surface("dch", f, 34, 16, mat, capstart=True, capend=True)
    paint(pod, lambda x, y, z: tone(0.5 + fbm(x * 5, y * 9, z * 9 + seed, 3) + z * 1.2))
    stem = tube(
        "dst",
        [(-length * 0.5 - 0.025 * q, 0.012 * q, radius * 0.8 + 0.012 * q) for q in range(9)],
        0.018,
        mat,
        n=8,
    )
    paint(stem, lambda x, y, z: hexc("#8a8a3a"))
    return fuse("driedchilli", mat, [(pod, Matrix.Identity(4)), (stem, Matrix.Identity(4))])


# ---------- vegetables
def veg_mat(coat=0.8):
    return vcol_mat("vegetable", 0.28, coat, 0.06, 18)


def julienne(mat, colours, length=0.4, width=0.04, count=3):
    """Flat-sided strips, each bent in its own way."""
    tone = palette(*colours)
    protos = []
    for k in range(count):
        verts, faces = rounded_box((length / 2, width, width * 0.6), width * 0.3, 8)
        bow, side, twist = rnd(-0.5, 0.9), rnd(-0.6, 0.6), rnd(-1.5, 1.5)
        out, cols = [], []
        for p in verts:
            t = p.x / length * 2
            a = twist * t
            y, z = p.y * math.cos(a) - p.z * math.sin(a), p.y * math.sin(a) + p.z * math.cos(a)
            out.append((p.x, y + side * length * 0.25 * t * t, z - bow * length * 0.25 * t * t))
            cols.extend(tone(0.5 + 0.5 * p.z / width + 0.8 * fbm(p.x * 7, p.y * 20, k, 2)))
        o = mesh("jul", out, faces, mat)
        o.data.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set("color", cols)
        protos.append(o)
    return protos


CARROT = ("#d9560f", "#f0852a", "#ffab52")
CABBAGE = ("#dfeeb4", "#f3f7dc", "#fdfdf2")
BEAN = ("#2f7f22", "#57a532", "#9fd065")
CAPSICUM_RED = ("#a8120a", "#d62a17", "#ef5a38")


# ---------- noodles and rice
def strand(mat, points, radius, n=8):
    """A noodle whose ends dive, so that no cut end shows."""
    return tube(
        "strand",
        points,
        radius,
        mat,
        n=n,
        radf=lambda t: 0.35 + 0.65 * min(1, 14 * t, 14 * (1 - t)),
    )


# ---------- tableware and props
def stoneware(name, colour, speck="#2a1712", rough=0.3):
    return noisy(
        name,
        [(0.28, speck), (0.34, colour), (1, colour)],
        scale=26,
        detail=3,
        rough=rough,
        bumps=0.04,
        coat=0.6,
        rnd=False,
    )


def lacquer(colour):
    return pbsdf("lacquer", colour, 0.2, coat=0.9)


def deep_bowl(mat, s=1.0, loc=(0, 0, 0), inner=None):
    """Ramen bowl of radius s: high foot, straight flaring wall, inside in another colour."""
    outside = [
        (0.0001, 0.04),
        (0.40, 0.04),
        (0.42, 0),
        (0.50, 0),
        (0.52, 0.08),
        (0.70, 0.20),
        (0.88, 0.42),
        (0.97, 0.64),
        (1.0, 0.80),
        (0.99, 0.825),
    ]
    inside = [
        (0.99, 0.825),
        (0.965, 0.82),
        (0.94, 0.64),
        (0.84, 0.44),
        (0.66, 0.24),
        (0.4, 0.14),
        (0.0001, 0.12),
    ]
    lathe("deep", outside, mat, n=112, loc=loc, scale=(s, s, s))
    lathe("deepin", inside, inner or mat, n=112, loc=loc, scale=(s, s, s))


def chopsticks(p0, p1, gap=0.19, mat=None, splay=0.6):
    """A pair from the thick end p0 to the tip p1."""
    mat = mat or lacquer("#3a130c")
    gold = pbsdf("gold", "#e0b04a", 0.25, metal=1)
    a, b = Vector(p0), Vector(p1)
    side = (b - a).cross(Vector((0, 0, 1))).normalized() * gap
    for k in (-0.5, 0.5):
        s, e = a + side * k, b + side * k * splay
        tube(
            "cs",
            [tuple(s.lerp(e, t / 12)) for t in range(13)],
            0.058,
            mat,
            n=12,
            radf=lambda t: 1 - 0.45 * t,
        )
        for u, v in ((0.03, 0.05), (0.06, 0.10)):
            tube("cg", [tuple(s.lerp(e, w)) for w in (u, v)], 0.0575, gold, n=14)


def ticket(loc, rz=0, colour="#f3d79a", ink="#9c1119", s=1.0):
    """A cinema ticket: paper with notched ends, a frame and a star."""
    paper = pbsdf("ticket", colour, 0.75, spec=0.2)
    red = pbsdf("ticketink", ink, 0.7, spec=0.2)
    turn = Matrix.Translation(loc) @ Matrix.Rotation(rz, 4, "Z") @ Matrix.Scale(s, 4)

    def sheet(points, z, mat):
        o = mesh(
            "ticket",
            [tuple(turn @ Vector((x, y, z))) for x, y in points],
            [tuple(range(len(points)))],
            mat,
            smoothshade=False,
        )
        solid(o, 0.012, 0)

    outline = []
    for sx, sy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        corner = [
            (0.62 * sx - 0.1 * sx * math.cos(a), 0.3 * sy - 0.1 * sy * math.sin(a))
            for a in (0, 0.5, 1.05, 1.57)
        ]
        outline += [(x, y) for x, y in (corner[::-1] if sx * sy < 0 else corner)]
    outline = sorted(set(outline), key=lambda p: math.atan2(p[1], p[0]))
    sheet(outline, 0.02, paper)
    star = [
        (
            0.16 * (1 if k % 2 else 0.42) * math.cos(TAU * k / 10),
            0.16 * (1 if k % 2 else 0.42) * math.sin(TAU * k / 10),
        )
        for k in range(10)
    ]
    sheet(star, 0.034, red)
    for x in (-0.4, 0.4):
        sheet(
            [(x - 0.02, -0.22), (x + 0.02, -0.22), (x + 0.02, 0.22), (x - 0.02, 0.22)], 0.034, red
        )


def drops(mat, n, loc, radius, inner=0.0, avoid=None):
    """Splashes of sauce on a flat surface."""
    for _ in range(n):
        x, y = random_in_disc(radius, inner)
        if avoid and avoid(loc[0] + x, loc[1] + y):
            continue
        r = rnd(0.02, 0.07)
        blob(
            "drop",
            (r, r * rnd(0.8, 1.2), r * 0.35),
            mat,
            amp=0.2,
            seed=x * 9,
            nu=8,
            nv=14,
            loc=(loc[0] + x, loc[1] + y, loc[2]),
        )
