"""Whole spices: cinnamon, star anise, cardamom, dried chillies, bay leaves."""
from stilllife import *


def cinnamon(x, y, turn, length, z=0.0):
    bark = wood("dalchini", "#8f5227", "#6d3a18", "#b0713d", scale=1.4, rough=0.75, bumps=0.4)

    def quill(i, j):
        t = j / 40 * 2 - 1
        a = abs(t) * 6.6 - math.pi / 2
        r = 0.115 - 0.045 * abs(t) + 0.006 * noise.noise(Vector((i * 0.4, t * 4, x)))
        side = 1 if t >= 0 else -1
        return (length * (i / 19 - 0.5), side * (0.105 + r * math.cos(a)), 0.125 + r * math.sin(a))

    at, rot = (x, y, z), (0, 0, turn)
    solid(grid_surface("quill", quill, 20, 41, bark, closev=False, loc=at, rot=rot), 0.022, 0)


def star_anise(x, y, s, turn):
    bark = noisy("anise", [(0.3, "#4d230e"), (0.7, "#8f4f22")], 6, bumps=0.5, rough=0.6)
    seed = pbsdf("seed", "#9a4a1a", 0.15, coat=1)

    def carpel(i, j):
        t, v = i / 15, j / 10 * 2 - 1
        w = 0.13 * math.sin(math.pi * t**0.6) ** 0.9
        return (0.08 + 0.55 * t, w * math.sin(v * 1.9), 0.16 * t - w * math.cos(v * 1.9) + 0.1)

    def parts():
        for k in range(8):
            a, size = TAU * k / 8 + rnd(-0.08, 0.08), rnd(0.85, 1.1)
            boat = grid_surface("carpel", carpel, 16, 11, bark, closev=False, rot=(0, 0, a))
            boat.scale = (size,) * 3
            solid(boat, 0.025, 0)
            at = (0.38 * size * math.cos(a), 0.38 * size * math.sin(a), 0.16)
            blob("seed", (0.1, 0.055, 0.06), seed, amp=0, nu=10, nv=14, loc=at, rot=(0, -0.2, a))

    place(parts, loc=(x, y, 0.02), rot=(0, 0, turn), scale=s)


def cardamom(**at):
    m = noisy("elaichi", [(0.3, "#55681f"), (0.7, "#9aa552")], 3, bumps=0.3, vscale=(1, 9, 9))

    def pod(i, j):
        t, a = i / 19, TAU * j / 30
        r = 0.078 * math.sin(math.pi * t) ** 0.7 * (1 + 0.12 * math.cos(3 * a)) + 0.006
        r *= 1 + 0.05 * math.cos(15 * a)
        return (0.33 * (t - 0.5), r * math.cos(a), r * math.sin(a))

    return grid_surface("elaichi", pod, 20, 30, m, **at)


def dried_chilli(x, y, turn, length=1.25, bend=0.3, z=0.0):
    skin = noisy("lal", [(0.3, "#4f0604"), (0.7, "#a3130a")], 4, bumps=0.6, bscale=14, coat=0.6)

    def pod(i, j):
        t, a = i / 39, TAU * j / 28
        r = 0.16 * min(1, 0.25 + t * 7) * (1 - t**1.8) + 0.006
        r *= 1 + 0.55 * noise.noise(Vector((t * 5, 2.4 * math.cos(a), 2.4 * math.sin(a) + x)))
        up = 0.62 * r * math.sin(a)
        return (length * (t - 0.5), bend * (2 * t - 1) ** 2 + r * math.cos(a), 0.09 + up)

    def parts():
        grid_surface("lal", pod, 40, 28, skin, capstart=True, capend=True)
        stalk = [(length * -0.48, bend * 0.92, 0.09), (length * -0.58, bend * 1.2, 0.11)]
        stalk += [(length * -0.68, bend * 1.75, 0.16)]
        tube("stalk", stalk, 0.028, matte("stalk", "#8c7a3a"), n=8)

    place(parts, loc=(x, y, z), rot=(0, 0, turn))


def bay_leaf(x, y, turn, s=1.0):
    leaf = leaf_v(1.5, 0.55, "#46551f", "#7c8a3e", curl=-0.12, fold=0.28, vein="#c3c58a")
    leaf.location = (x, y, 0.03)
    leaf.rotation_euler = (0.05, 0, turn)
    leaf.scale = (s,) * 3
