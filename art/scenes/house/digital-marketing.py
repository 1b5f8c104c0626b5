"""A phone on a small stand frames a plated dish: pictures for an outlet's page."""
from stilllife import *

reset(149)
stage("#2d5fa8", depth=10, rough=0.75)


def paneer_rice(garnish=True):
    """Rice with a saffron gravy of paneer and peas, herbs on top."""
    plate(gloss("plate", "#0f5a4f"), 1.3)
    rice = blob("grain", (0.075, 0.022, 0.022), pbsdf("rice", "#fbf5e8", 0.5), amp=0, nu=6, nv=8)
    blob(
        "mound",
        (0.66, 0.66, 0.3),
        pbsdf("mound", "#f3ead8", 0.6),
        amp=0.06,
        loc=(-0.35, 0.1, 0.08),
        nu=18,
        nv=30,
    )
    for _ in range(480):
        q, a = 0.66 * math.sqrt(random.random()), rnd(0, TAU)
        at = (-0.35 + q * math.cos(a), 0.1 + q * math.sin(a), 0.1 + 0.32 * (1 - (q / 0.7) ** 2))
        dup(rice, at, (rnd(-0.5, 0.5), rnd(-0.5, 0.5), rnd(0, 6)))
    hide(rice)
    gravy = M_sauce("#b8490c", "#dd7420", "#ee9a3a", coat=0.8)
    blob("gravy", (0.68, 0.6, 0.13), gravy, amp=0.18, loc=(0.42, -0.12, 0.11), nu=16, nv=44)
    cube = pbsdf("paneer", "#fdf0d4", 0.45, coat=0.2)
    for x, y in pack(10, 0.46, 0.24):
        box(
            cube,
            0.21,
            0.21,
            0.17,
            (0.42 + x, -0.12 + y, 0.25),
            (rnd(-0.3, 0.3), rnd(-0.3, 0.3), rnd(0, 3)),
            bev=0.04,
            seg=3,
        )
    pea = pbsdf("pea", "#5fa531", 0.35, coat=0.4)
    for x, y in pack(16, 0.5, 0.16):
        blob("pea", (0.06,) * 3, pea, amp=0.03, nu=10, nv=14, loc=(0.42 + x, -0.12 + y, 0.25))
    leaf = coriander(M_leaf("#2a6a1c", "#5aa531"), 0.13)
    for _ in range(15):
        at = (rnd(-0.5, 0.75), rnd(-0.45, 0.4), 0.0)
        z = 0.44 - 0.22 * abs(at[0] - 0.1)
        dup(leaf, (at[0], at[1], z), (rnd(-0.4, 0.4), rnd(-0.4, 0.4), rnd(0, 6)))
    hide(leaf)


def heart_outline(s):
    points = []
    for k in range(48):
        t = TAU * k / 48
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((s * 16 * math.sin(t) ** 3, s * y))
    return list(reversed(points))


def phone(w=1.5, h=2.75):
    """An upright phone whose screen shows the dish on a saffron ground with a heart."""
    shell = pbsdf("shell", "#241c1a", 0.25, coat=0.5)
    slab(shell, w, h, 0.13, (0, 0, -0.065), r=0.2, bev=0.04)
    glow = pbsdf("screen", "#f2a12b", 0.3, emit="#f2a12b", emits=0.35)
    slab(glow, w - 0.14, h - 0.14, 0.01, (0, 0, 0.066), r=0.15, bev=0)
    slab(shell, 0.4, 0.07, 0.012, (0, h / 2 - 0.18, 0.072), r=0.03, bev=0)
    cream = pbsdf("cream", "#fff3de", 0.5, emit="#fff3de", emits=0.25)
    slab(cream, w - 0.3, 0.42, 0.012, (0, -h / 2 + 0.42, 0.072), r=0.1, bev=0)
    red = pbsdf("heart", "#d8301f", 0.4, emit="#d8301f", emits=0.3)
    prism(red, heart_outline(0.0095), 0.014, (-0.38, -h / 2 + 0.43, 0.08), bev=0)
    grey = matte("bar", "#c9a77c")
    for k, length in enumerate((0.62, 0.42)):
        slab(
            grey,
            length,
            0.06,
            0.01,
            (0.13 + (length - 0.62) / 2, -h / 2 + 0.5 - 0.14 * k, 0.08),
            r=0.025,
            bev=0,
        )
    place(paneer_rice, loc=(0, 0.25, 0.07), rot=(0, 0, 0), scale=0.47)


def stand():
    oak = wood("oak", "#b9834f", "#a06d3b", "#c99562", scale=0.6)
    box(oak, 1.25, 0.9, 0.14, (0, 0.12, 0.07), bev=0.04, seg=4)
    box(oak, 1.0, 0.1, 0.2, (0, -0.22, 0.2), bev=0.03)
    box(oak, 0.7, 0.1, 1.7, (0, 0.42, 0.9), (-0.24, 0, 0), bev=0.03)


def ring_light(x, y):
    """A ring lamp on a slim foot."""
    black, lit = matte("black", "#2a2422", 0.5), pbsdf(
        "lit", "#fff2d8", 0.4, emit="#fff0d0", emits=5
    )
    lathe("foot", rounded_profile(0.42, 0.06, 0.02, 3), black, n=48, loc=(x, y, 0))
    tube("pole", [(x, y, 0.05), (x, y, 1.95)], 0.035, black, n=10)
    torus(black, 0.62, 0.10, (x, y, 2.6), (math.pi / 2 - 0.1, 0, 0.35), nu=56, nv=14)
    torus(lit, 0.62, 0.075, (x + 0.017, y - 0.045, 2.6), (math.pi / 2 - 0.1, 0, 0.35), nu=56, nv=12)


def cut_outs():
    """Two lacquered hearts on brass sticks: the likes of a post."""
    for k, (x, y, z, colour) in enumerate(
        ((1.55, 1.5, 2.25, "#d8301f"), (2.2, 1.35, 1.5, "#f2a12b"))
    ):
        outline = heart_outline(0.024 - 0.005 * k)
        prism(gloss("heart", colour), outline, 0.12, (x, y, z), (math.pi / 2, 0, 0), bev=0.03)
        tube("stick", [(x, y - 0.05, 0), (x, y - 0.05, z - 0.3)], 0.025, brass(), n=10)
        lathe("foot", rounded_profile(0.2, 0.06, 0.02, 3), brass(), n=36, loc=(x, y - 0.05, 0))


place(stand, loc=(-0.5, 0.95, 0), rot=(0, 0, 0.12), scale=1.1)
place(phone, loc=(-0.46, 0.78, 1.72), rot=(math.pi / 2 - 0.24, 0, 0.12), scale=0.98)
place(paneer_rice, loc=(0.95, -0.55, 0), scale=0.98)
place(ring_light, 0, 0, loc=(-1.95, 1.3, 0), scale=0.86)
cut_outs()
kulhad((-1.5, -0.75, 0), 0.82)
tube(
    "cutlery", [(-0.72 + 0.02 * k, -1.5 + 0.09 * k, 0.05) for k in range(13)], 0.035, brass(), n=10
)
blob("spoon", (0.13, 0.2, 0.035), brass(), amp=0, loc=(-0.46, -0.3, 0.06), rot=(0, 0, -0.2))
studio(key=950, fill=230, rim=560)
shoot((0.3, -10.2, 4.8), (0.1, 0.1, 1.4), 67, 8, (0.3, -0.2, 0.9), top=(0, 0, 11.5))
