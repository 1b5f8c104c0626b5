"""Breads that puff in hot oil: hollow, blistered, browned on the ridges, pale in the folds."""
from mathutils import Quaternion

from cooked import *

PALE, GOLD, BROWN, DARK, CRUMB = (
    hexc(c) for c in ("#efcf92", "#d6963e", "#a9601c", "#5f2b0b", "#f2dfb6")
)


def puffed(direction, r, h, seed):
    """The point of a puffed bread's skin in a direction, and how far it stands up there (negative in a fold)."""
    d = direction
    up = d.z > 0
    flat = math.hypot(d.x, d.y)
    shift = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    swell = 1 + 0.17 * noise.noise(d * 1.3 + shift) + 0.05 * noise.noise(d * 3.1 + shift)
    # Steam lifts the bread unevenly and leaves it half fallen on one side.
    slump = 0.30 * smooth(0.15, 0.75, d.dot(Vector((math.cos(seed * 2), math.sin(seed * 2), 0.55)).normalized()))
    z = (h if up else h * 0.34) * abs(d.z) ** 0.86 * (1 if up else -1) * (1 - slump * up)
    x, y = d.x * r * swell, d.y * r * swell
    a = math.atan2(d.y, d.x)
    # The rolled edge, where both sheets meet, stays flat and puckers.
    rim = math.exp(-((d.z / 0.10) ** 2)) * flat
    wave = noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, seed)))
    x *= 1 + rim * (0.05 + 0.07 * wave)
    y *= 1 + rim * (0.05 + 0.07 * wave)
    z += rim * 0.10 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, seed + 5)))
    pucker = math.exp(-abs(d.z) / 0.22) * flat
    z += pucker * 0.05 * noise.noise(Vector((math.cos(a) * 8, math.sin(a) * 8, d.z * 2 + seed)))
    p = Vector((x, y, z))
    big = blister(p, 1.9 / r * 1.15, 0.34, seed)
    mid = blister(p, 5.0, 0.55, seed + 4)
    small = blister(p, 12.0, 0.62, seed + 9)
    fade = 1 - 0.8 * rim
    # Where the steam has left, the skin creases.
    line = abs(noise.noise(Vector((p.x * 0.9, p.y * 0.9, p.z * 1.6)) + shift * 2))
    crease = math.exp(-line / 0.030) * smooth(-0.05, 0.35, noise.noise(p * 0.8 + shift))
    lift = (0.080 * big + 0.036 * mid + 0.013 * small) * fade - 0.055 * crease
    lift += 0.014 * noise.noise(p * 4 + shift) + 0.006 * noise.noise(p * 13 + shift) + 0.004 * noise.noise(p * 31 + shift)
    return p + d * lift, fade * (0.5 * big + 0.5 * mid + 0.34 * small) - 0.7 * crease


def skin_tone(p, raised, rim, seed, r):
    """Frying browns what stands up; folds, rim and hidden places stay pale."""
    n = fbm(p.x + seed, p.y, p.z, 5, 1.5 / r)
    fine = fbm(p.x * 4 + seed, p.y * 4, p.z * 4, 4, 2.0)
    t = 0.44 + 0.85 * n + 0.66 * raised + 0.30 * fine - 0.34 * rim
    c = lerpc(PALE, GOLD, t / 0.42) if t < 0.42 else lerpc(GOLD, BROWN, (t - 0.42) / 0.5)
    char = smooth(0.72, 1.15, t + 0.5 * max(0, fine) + 0.25 * raised)
    return lerpc(c, DARK, 0.6 * char)


def bread_materials():
    """Skin and inside of a fried bread."""
    skin = oily("fried", dry=0.76, wet=0.34, patch=1.5, share=0.34, spec=0.3, pores=(70, 0.4), coarse=(22, 0.3))
    pale = [(0.32, "#d79d4c"), (0.5, "#f0cf8c"), (0.68, "#f9e6b8")]
    inside = oily("crumb", pale, dry=0.9, wet=0.7, spec=0.15, share=0.2, pores=(30, 0.7), coarse=(7, 0.9), sss=0.2)
    return skin, inside


def bhatura(materials, r, h, seed, loc=(0, 0, 0), rot=(0, 0, 0), torn=None, nu=230, nv=360):
    """A puffed bhatura; torn is (direction, half angle) of a hole through which one sees that it is hollow."""
    verts, colours, hole = [], [], []
    towards = Vector(torn[0]).normalized() if torn else None

    def gap_at(d):
        ragged = 0.30 * noise.noise(d * 2.6 + Vector((seed, 0, 0)))
        ragged += 0.13 * noise.noise(d * 6) + 0.03 * noise.noise(d * 17)
        return d.angle(towards) - torn[1] - ragged

    for i in range(nu):
        ph = math.pi * (i / (nu - 1) - 0.5)
        for j in range(nv):
            th = TAU * j / nv
            d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
            gap = 9.0
            if torn:
                gap = gap_at(d)
                hole.append(gap < 0)
                for _ in range(3 if -0.15 < gap < 0 else 0):
                    # The last row of the net lies on the tear itself, or the edge would be in steps.
                    d.rotate(Quaternion(towards.cross(d).normalized(), -0.7 * gap_at(d)))
            p, raised = puffed(d, r, h, seed)
            rim = math.exp(-((d.z / 0.13) ** 2))
            c = skin_tone(p, raised, rim, seed, r)
            if torn:
                curl = math.exp(-max(0, gap) / 0.10)
                p += d * 0.05 * curl * (1 + noise.noise(d * 5))
                c = lerpc(c, CRUMB, 0.75 * math.exp(-max(0, gap) / 0.025))
            verts.append(tuple(p))
            colours.append(c)
    faces = []
    for i in range(nu - 1):
        for j in range(nv):
            a, b = i * nv + j, i * nv + (j + 1) % nv
            if not (torn and hole[a] and hole[b] and hole[a + nv] and hole[b + nv]):
                faces.append((a, b, b + nv, a + nv))
    o = paint_by(mesh("bhatura", verts, faces, materials[0], loc=loc, rot=rot), colours)
    if torn:
        leave_inside(o, materials[1])
    return o


def leave_inside(o, inside, thickness=0.045):
    """Gives a torn skin its thickness and a pale, porous inside."""
    o.data.materials.append(inside)
    s = solid(o, thickness, -1).modifiers["so"]
    s.material_offset = 1
    s.material_offset_rim = 1
    return o


def scrap(materials, size, seed, loc, rot, curl=0.35, n=110):
    """A torn-off piece: curved as the bread was, ragged all round."""
    verts, colours, keep = [], [], []
    for i in range(n):
        for j in range(n):
            x, y = (i / (n - 1) - 0.5) * 2.4, (j / (n - 1) - 0.5) * 2.4
            a = math.atan2(y, x)
            edge = 0.86 + 0.30 * noise.noise(Vector((math.cos(a) * 1.3 + seed, math.sin(a) * 1.3, seed)))
            edge += 0.10 * noise.noise(Vector((math.cos(a) * 6, math.sin(a) * 6, seed)))
            edge += 0.04 * noise.noise(Vector((math.cos(a) * 22, math.sin(a) * 22, seed)))
            q = math.hypot(x, y)
            keep.append(q < edge)
            if edge < q < edge + 0.06:
                x, y, q = x * edge / q, y * edge / q, edge
            p = Vector((x * size, y * size * 0.72, -curl * size * (0.8 * x * x + 0.35 * y * y)))
            p.z += 0.12 * size * noise.noise(Vector((x * 1.7, y * 1.7, seed)))
            raised = 0.6 * blister(p, 4.2, 0.5, seed) + 0.3 * blister(p, 11, 0.5, seed + 2)
            p.z += 0.05 * raised
            c = skin_tone(p * 1.4, raised, 0, seed, 1)
            verts.append(tuple(p))
            colours.append(lerpc(c, CRUMB, 0.8 * smooth(edge - 0.10, edge, q)))
    faces = [
        (a, a + n, a + n + 1, a + 1)
        for a in (i * n + j for i in range(n - 1) for j in range(n - 1))
        if keep[a] or keep[a + 1] or keep[a + n] or keep[a + n + 1]
    ]
    o = paint_by(mesh("scrap", verts, faces, materials[0], loc=loc, rot=rot), colours)
    return leave_inside(o, materials[1], 0.05)
