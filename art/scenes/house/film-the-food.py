"""A film clapper and a small camera behind the star: a brass thali of dahi-papdi chaat."""
from stilllife import *
from indian_table import *

reset(223)
stage("#7c1330", depth=10, rough=0.75)

FLOOR = 0.05
BRASS = hammered()
black = noisy("slate", [(0.3, "#241d1c"), (0.7, "#2f2725")], 4, rough=0.6, bumps=0.15)
white = matte("white", "#fff4e2", 0.55)
chalk = matte("chalk", "#e9ded0", 0.95)
CRUST = vcol_mat("papdi", 0.4, 0.4, 0.4, 24)
GOLD = tones("#edb95c", "#d68d2c", "#a95f16", "#6e340b")


def stripes(length, height):
    """A clapper's stick along x, striped black and white."""
    prism(black, [(0, 0), (length, 0), (length, height), (0, height)], 0.12, bev=0.02)
    lean, step = height * 0.75, length / 5.5
    for k in range(6):
        x0 = k * step - 0.12
        corners = [
            (x0, 0.015),
            (x0 + step / 2, 0.015),
            (x0 + step / 2 + lean, height - 0.015),
            (x0 + lean, height - 0.015),
        ]
        inside = [(min(max(x, 0.015), length - 0.015), y) for x, y in corners]
        prism(white, inside, 0.012, (0, 0, 0.115), bev=0)


def clapper(w=2.5, h=1.55):
    """An open clapperboard standing upright, its face towards -y."""

    def board_face():
        slab(black, w, h, 0.1, (w / 2, h / 2, 0), r=0.06, bev=0.02)
        frame = ((w / 2, h - 0.42, w - 0.2, 0.022), (w / 2, 0.46, w - 0.2, 0.022))
        frame += ((w * 0.36, 0.27, 0.022, 0.34), (w * 0.68, 0.27, 0.022, 0.34))
        for x, y, lx, ly in frame:
            box(chalk, lx, ly, 0.006, (x, y, 0.102), bev=0)
        for x, y, length in ((0.2, h - 0.24, 1.3), (0.2, h - 0.66, 1.75), (0.2, h - 0.86, 1.1)):
            wobble = [noise.noise(Vector((k * 0.5, y, 1))) * math.sin(k * 1.3) for k in range(41)]
            scrawl = [(x + length * k / 40, y + 0.1 * v, 0.103) for k, v in enumerate(wobble)]
            tube("chalk", scrawl, 0.014, chalk, n=6)
        place(stripes, w, 0.3, loc=(0, h + 0.01, 0))
        place(stripes, w, 0.3, loc=(0, h + 0.33, 0), rot=(0, 0, 0.34))
        disc, knob = rounded_profile(0.1, 0.05, 0.015, 3), rounded_profile(0.045, 0.03, 0.01, 3)
        lathe("hinge", disc, brass(), n=32, loc=(0.13, h + 0.29, 0.11))
        for x in (0.13, w - 0.2):
            lathe("screw", knob, brass(), n=20, loc=(x, h + 0.09, 0.12))

    place(board_face, rot=(math.pi / 2, 0, 0))


def camera_on_legs():
    """A small film camera: leather body, long lens, red foam on its microphone."""
    shell = matte("shell", "#2a2322", 0.4, 0.3)
    leather = noisy("leather", [(0.3, "#8a4a22"), (0.7, "#a8612f")], 5, bumps=0.35, bscale=70)
    steel = M_steel()
    glass = pbsdf("glass", "#16324a", 0.05, coat=1.0, spec=1.0)
    slab(shell, 1.3, 0.72, 0.9, (0, 0, 0), r=0.16, bev=0.06)
    slab(leather, 1.32, 0.74, 0.5, (0, 0, 0.18), r=0.17, bev=0.01)
    box(shell, 0.5, 0.5, 0.22, (0.05, 0, 0.96), bev=0.06, seg=4)
    lathe("dial", rounded_profile(0.14, 0.12, 0.02, 3), steel, n=40, loc=(-0.42, 0.02, 0.88))
    record = pbsdf("record", "#ff2a12", 0.3, emit="#ff2a12", emits=2.5)
    blob("record", (0.055, 0.03, 0.055), record, amp=0, nu=12, nv=18, loc=(0.48, -0.365, 0.78))
    barrel = [(0.40, 0.3), (0.40, 0.62), (0.37, 0.64), (0.37, 0.78), (0.43, 0.8), (0.43, 1.05)]
    barrel += [(0.46, 1.12), (0.46, 1.2), (0.41, 1.2), (0.37, 1.06), (0.0001, 1.02)]
    at, facing = (0.0, 0.0, 0.44), (math.pi / 2, 0, 0)
    lathe("barrel", barrel, shell, n=72, loc=at, rot=facing)
    for z, r, mat in ((0.68, 0.385, steel), (0.92, 0.437, leather)):
        rise = [(0, -0.06), (0.012, -0.05), (0.012, 0.05), (0, 0.06)]
        band = [(r + a, z + b) for a, b in rise]
        lathe("ring", band, mat, n=72, loc=at, rot=facing)
    blob("lens", (0.36, 0.12, 0.36), glass, amp=0, nu=28, nv=48, loc=(0, -1.0, 0.44))
    gold = pbsdf("gold ring", "#c98a2c", 0.25, metal=1)
    torus(gold, 0.3, 0.02, (0, -1.09, 0.44), facing, nu=48, nv=8)
    foam = noisy("foam", [(0.3, "#b3261e"), (0.7, "#d23a2a")], 12, rough=0.9, bumps=0.8, bscale=60)
    mic = [(0.05, 0.4 - 1.15 * k / 16, 1.24) for k in range(17)]
    tube("mic", mic, 0.15, foam, n=24, radf=lambda t: min(1, 0.3 + 9 * t, 0.2 + 9 * (1 - t)))
    tube("shoe", [(0.05, 0, 1.04), (0.05, 0, 1.12)], 0.08, steel)
    lathe("head", rounded_profile(0.17, 0.14, 0.03, 4), steel, n=40, loc=(0, 0, -0.14))
    for k in range(3):
        a = TAU * k / 3 - math.pi / 2
        c, s = math.cos(a), math.sin(a)
        tube("leg", [(0.08 * c, 0.08 * s, -0.12), (0.62 * c, 0.62 * s, -1.05)], 0.06, shell, n=14)
        end = (0.63 * c, 0.63 * s, -1.05)
        blob("foot", (0.085, 0.085, 0.07), shell, amp=0, nu=12, nv=18, loc=end)


def papdi(loc, rot, seed, r=0.37):
    """A crisp fried disc with blisters."""

    def surface(i, j):
        q, a = i / 13, TAU * j / 40
        d = r * q * (1 + 0.05 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed))))
        x, y = d * math.cos(a), d * math.sin(a)
        blister = max(0, noise.noise(Vector((x * 9, y * 9, seed)))) * 0.06
        warp = 0.06 * noise.noise(Vector((x * 2.2, y * 2.2, seed + 5)))
        return (x, y, blister * (1 - q**4) + warp)

    ob = grid_surface("papdi", surface, 14, 40, CRUST, loc=loc, rot=rot)
    edge = lambda x, y, z: 0.28 * smooth(0.7, 1, math.hypot(x, y) / r) - 2.0 * z
    paint_dough(ob, GOLD, seed, 4, 1.3, 0.3, edge, spots=(GOLD[3], 0.14))
    return solid(ob, 0.035, 0)


def chaat():
    """Papdis on a mound of potato and chickpeas, under curd, chutneys and sev."""
    thali(BRASS, 1.8)
    stuffing = vcol_mat("stuffing", 0.5, 0.3, 0.6, 16)
    mound, ground = heap(stuffing, 1.15, 0.5, (0, 0, FLOOR), 0.06, 3, 4)
    paint_dough(mound, tones("#b57f24", "#dcae48", "#efd27a"), 1, 3, 1.2, 0.5)
    for k in range(11):
        a = TAU * k / 11 + rnd(-0.06, 0.06)
        at = (1.05 * math.cos(a), 1.05 * math.sin(a), FLOOR + 0.2 + 0.05 * (k % 2))
        papdi(at, (0, rnd(0.32, 0.5), a), k)
    for k in range(7):
        a = TAU * k / 7 + 0.3
        at = (0.62 * math.cos(a), 0.62 * math.sin(a), FLOOR + 0.5 + 0.03 * (k % 2))
        papdi(at, (0, rnd(0.3, 0.45), a), k + 20)

    def top(x, y):
        d = math.hypot(x, y)
        crisps = FLOOR + 0.27 - 0.42 * (d - 1.05)
        return max(crisps, ground(x, y) + 0.24 * (1 - smooth(0.75, 1.1, d)))

    curd = pbsdf("dahi", "#fbf3e2", 0.2, coat=0.9)
    pour(curd, (0, -0.03), 0.92, top, 0.12, 6, 0.45, 130, 44)

    def iced(x, y):
        return top(x, y) + 0.08

    pour(M_green(), (-0.4, -0.08), 0.3, iced, 0.05, 4, 0.5)
    pour(M_green(), (0.44, 0.05), 0.27, iced, 0.05, 8, 0.5)
    swirl = [(-0.8, -0.1), (-0.25, 0.15), (-0.45, -0.4), (0.15, -0.05)]
    swirl += [(0.0, -0.55), (0.5, -0.15), (0.4, -0.6), (0.85, -0.25)]
    drizzle(M_imli(), swirl, iced, 0.045)
    for k in range(7):
        a = math.pi * (1.06 + 0.88 * k / 6)
        spot = (1.08 * math.cos(a), 1.08 * math.sin(a))
        pour(
            (curd, M_green(), curd)[k % 3], spot, 0.14 + 0.03 * (k % 2), top, 0.05, k, 0.35, 64, 16
        )
        line = [(spot[0] - 0.2, spot[1] + 0.05), spot, (spot[0] + 0.2, spot[1] + 0.04)]
        drizzle(M_imli(), line, lambda x, y: top(x, y) + 0.05, 0.03)
    drizzle(M_imli(), [(-0.6, 0.35), (-0.1, 0.2), (0.15, 0.45), (0.6, 0.3)], iced, 0.04)
    upright = ((-0.25, 0.42, 1.0, 0.3), (0.22, 0.5, 1.15, -0.25), (0.62, 0.35, 0.9, -0.7))
    for k, (x, y, lean, turn) in enumerate(upright):
        papdi((x, y, iced(x, y) + 0.22), (lean, 0.1, turn), k + 40, 0.36)

    def crown(x, y):
        return iced(x, y) + 0.02 + 0.16 * max(0, 1 - math.hypot(x - 0.02, y - 0.05) / 0.5)

    crisp, ruby, green, onion, tomato = sev(), anar(0.055), herbs(0.15), onion_dice(), tomato_dice()
    chana = chana_seeds(0.09)
    strew(crisp, 260, (0.02, 0.05), 0.45, crown, 0.7)
    strew(crisp, 150, (0, -0.1), 1.15, iced, 0.4, lift=0.01)
    strew(chana, 14, (0, -0.15), 0.8, iced, 1, (0.9, 1.1), 0.05)
    strew(ruby, 60, (0, -0.12), 1.0, crown, 1, (0.8, 1.25), 0.05)
    strew(onion, 20, (0, -0.1), 0.85, iced, 0.6, lift=0.05)
    strew(tomato, 20, (0, -0.1), 0.85, iced, 0.6, lift=0.05)
    strew(green, 17, (0.02, 0.0), 0.6, crown, 0.5, (0.8, 1.3), 0.07)
    away(crisp + ruby + green + onion + tomato + chana)


def spill():
    """Crumbs, seeds and leaves beside the thali."""
    ruby, green, crisp = anar(0.06), herbs(0.17), sev()
    strew(ruby, 9, (-1.9, -1.75), 0.35, flat(0.04), 1)
    strew(green, 5, (-1.8, -1.8), 0.4, flat(0.03), 0.3)
    strew(crisp, 22, (1.95, -1.7), 0.4, flat(0.02), 0.2)
    strew(green, 3, (2.1, -1.6), 0.3, flat(0.03), 0.3)
    away(ruby + green + crisp)


place(clapper, loc=(-2.35, 1.2, 0.02), rot=(-0.14, 0, 0.2), scale=0.95)
tube("prop", [(-1.0, 2.25, 0.05), (-1.0, 1.6, 1.3)], 0.06, brass(), n=10)
place(camera_on_legs, loc=(1.5, 1.35, 1.1), rot=(0.1, 0, -0.3))
place(chaat, loc=(0.0, -0.8, 0), scale=1.08)
cup_of(BRASS, 0.4, (2.36, -0.15, 0), M_green())
papdi((-2.42, -0.2, 0.06), (0.05, 0.05, 1), 70)
papdi((-2.36, -0.5, 0.13), (0.15, -0.12, 2), 71)
spill()
studio(key=1000, fill=300, rim=620)
shoot((0.2, -10.4, 5.0), (-0.02, 0.0, 1.14), 68, 7, (0, -1.3, 0.7), top=(0, 0, 11.5))
