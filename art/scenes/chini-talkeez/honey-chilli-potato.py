"""Honey chilli potato: glossy potato fingers spilling from a striped cinema carton."""
from dishes import *
from wok import *
from burger_layers import hand_cut_fry
from cooked import oily
from season import *

reset(118)
brand_table("#e3b661")
GLAZED = oily("honey", dry=0.62, wet=0.16, patch=5, share=0.4, pores=(50, 0.3), coarse=(14, 0.4), sss=0.1, grain=0.12)
CARTON = Vector((-0.35, 0.35, 0))
VEG = veg_mat(0.9)


def finger(seed):
    """A fried potato stick along x, glazed in honey and chilli: dark where the sauce lies thick."""
    o = hand_cut_fry(rnd(1.0, 1.5), rnd(0.095, 0.13), rnd(-0.18, 0.18), seed, ("#b5480f", "#6a1a06"))
    o.data.transform(Matrix.Rotation(math.pi / 2, 4, "Y"))
    o.data.materials[0] = GLAZED
    return o


def carton():
    """A tapered box whose walls carry stripes and end in scallops."""
    cream, red = pbsdf("cream", "#fbecc8", 0.6, spec=0.2), pbsdf("red", "#b01019", 0.6, spec=0.2)
    low, high, height, stripes = 0.84, 1.08, 1.3, 6
    for side in range(4):
        turn = Matrix.Translation(CARTON) @ Matrix.Rotation(side * math.pi / 2 + 0.35, 4, "Z")
        for k in range(stripes):

            def f(i, j, k=k):
                s = (k + i / 7) / stripes * 2 - 1
                scallop = 0.09 * math.sin(math.pi * i / 7)
                t = j / 10
                top = height + scallop - (0.16 if side in (0, 3) else 0)
                r = low + (high - low) * t
                return tuple(turn @ Vector((s * r, -r, t * top)))

            o = grid_surface("wall", f, 8, 11, (red, cream)[k % 2], closev=False)
            solid(o, 0.02, 0)
    dark = pbsdf("inside", "#6d0a12", 0.8)
    box(dark, 1.6, 1.6, 0.1, tuple(CARTON + Vector((0, 0, 0.7))), (0, 0, 0.35))


carton()
fingers = [finger(k) for k in range(9)]
for k in range(130):
    x, y = random_in_disc(0.88)
    lean = Vector((x * 0.55 + rnd(-0.35, 0.35), y * 0.55 + rnd(-0.35, 0.35), 1)).normalized()
    turn = lean.to_track_quat("X", "Z").to_euler()
    dup(
        random.choice(fingers),
        (
            CARTON.x + x * 0.85,
            CARTON.y + y * 0.85,
            1.0 + 0.42 * (1 - math.hypot(x, y)) + rnd(0, 0.18),
        ),
        turn,
    )
for k in range(70):
    x, y = random_in_disc(0.8)
    dup(
        random.choice(fingers),
        (CARTON.x + x, CARTON.y + y, 1.70 + 0.30 * (1 - math.hypot(x, y))),
        (rnd(0, 3), rnd(-0.45, 0.45), rnd(0, TAU)),
    )
for x, y, z, turn, lean in (
    (1.15, -0.95, 0.1, 0.35, 0),
    (1.4, -0.45, 0.1, -0.5, 0),
    (1.75, -0.9, 0.1, 1.0, 0),
    (1.3, -0.75, 0.29, -0.2, 0.06),
    (0.75, -1.3, 0.1, -0.75, 0),
    (1.65, -0.65, 0.29, 0.55, -0.05),
    (1.45, -0.8, 0.47, 0.1, 0.03),
):
    dup(random.choice(fingers), (x, y, z), (rnd(0, 3), lean, turn))

greens, seeds = spring_onion(), sesame()
crest = lambda x, y: 2.08 - 0.42 * math.hypot(x, y)
strew(greens, 40, CARTON, 0.95, crest, 0.9)
strew(seeds, 60, CARTON, 0.95, crest, 0.6)
peppers = pepper_pieces(VEG, 0.16)
strew(peppers, 11, CARTON, 0.9, crest, 1.0)
strew(greens, 13, (1.35, -0.85, 0), 0.75, lambda x, y: 0.52 if math.hypot(x, y) < 0.22 else 0, 0.1)
strew(seeds, 60, (1.25, -0.9, 0.012), 0.95, 0, 0.1)
pod = dried_chilli(1.0, 0.095, 0.25, 4)
for loc, turn in (
    ((CARTON.x + 0.1, CARTON.y - 0.55, 1.95), (0.5, 0.2, 0.4)),
    ((CARTON.x - 0.45, CARTON.y, 2.05), (-0.2, -0.3, 2.1)),
    ((-1.5, -1.25, 0), (0, 0, 0.5)),
    ((-1.25, -1.5, 0), (0, 0, -0.1)),
):
    dup(pod, loc, turn)
film_strip([(-3.6 + 0.4 * k, 1.75 + 0.3 * math.sin(k * 0.4)) for k in range(20)], 0.62)
ticket((0.05, -1.42, 0.03), -0.25, colour="#fff0cf")

honey_at = (1.75, 0.55, 0)
katori(lacquer("#a30f18"), 0.5, honey_at)
honey = M_sauce("#7d1a06", "#b5360a", "#dd6a18", coat=1, bumps=0.12)
fill(honey, 0.46, 0.34, honey_at, amp=0.012)
strew(seeds, 18, (1.75, 0.55, 0.355), 0.36, 0, 0.3)
put_away(fingers, greens, seeds, peppers, pod)

cooked_light(key=1050, fill=230, rim=700)
shoot(
    (0.7, -9.5, 4.8),
    (0.22, -0.05, 0.92),
    78,
    5.6,
    (0, -0.6, 1.5),
    top=(0.3, -0.2, 11.6),
    macro=((0.9, -4.8, 3.3), (-0.25, 0.2, 1.6), (-0.2, -0.3, 1.85)),
)
