"""Thick onion uttapam off the griddle on a banana leaf: onion, tomato and chilli baked in, ghee, sambar and coconut chutney beside it."""
from burger_layers import drops
from pancake import pancake, pancake_crust
from photo_light import *
from steamed_fried import *

reset(59)
set_table("#0b2a26", "#041412", "#1a0f08", "#0a0604")
far_lamps(((-3.0, 0.72, 0.32, 0.14), (-1.6, 1.0, 0.26, 0.1), (1.4, 0.95, 0.3, 0.1), (2.9, 0.8, 0.36, 0.14)))
thali(aged("brass", "#d6a24a", "#8a5c22", (0.3, 0.55)), 2.6, (0, 0, 0))
drops(banana_leaf(2.3, 1.9, (0.0, -0.1, 0.07), -0.08, 7), 50, 3, 0.022)
Z = 0.13
AT, R, H = (-0.45, 0.02), 1.46, 0.20
BATTER = ([hexc(c) for c in ("#6a3610", "#9a5a1c", "#c98a38", "#e0b465", "#eed39a")], [hexc(c) for c in ("#b98a4c", "#e0c48a", "#f0deb2", "#f8eed2")])
cake = pancake(pancake_crust(), R, H, (AT[0], AT[1], Z + H / 2 + 0.02), 6, (0.01, -0.01), BATTER)
bpy.context.view_layer.update()
SCENE, NOW = bpy.context.scene, bpy.context.evaluated_depsgraph_get()


def ground(x, y):
    """The upper side of the cake, as it lay before anything was strewn on it."""
    hit, at, *_ = SCENE.ray_cast(NOW, Vector((x, y, 2)), Vector((0, 0, -1)))
    return at.z if hit else Z


def seared_onion(k):
    """An arc of onion that was pressed into the batter and griddled: clear, its ends burnt."""
    r, turn, colours = rnd(0.16, 0.26), rnd(1.3, 2.6), []
    clear, rose, burnt = hexc("#e9d3b4"), hexc("#b06a86"), hexc("#5a2a10")

    def f(i, j):
        t, b = i / 39, TAU * j / 12
        a = turn * (t - 0.5)
        wide = 0.022 * (0.6 + 0.6 * math.sin(math.pi * t)) * (1 + 0.2 * noise.noise(Vector((t * 6, k, 1))))
        out = r + wide * 0.45 * math.cos(b)
        char = smooth(0.12, 0.6, noise.noise(Vector((t * 3.4, k * 2.1, 3))) + 0.5 * smooth(0.3, 0.5, abs(t - 0.5)))
        colours.append(lerpc(lerpc(clear, rose, 0.8 * smooth(0.2, 0.9, math.cos(b))), burnt, 0.8 * char))
        return out * math.cos(a) - r, out * math.sin(a), wide * math.sin(b) + 0.012 * math.sin(5 * t + k)

    m = oily("onion", dry=0.4, wet=0.12, patch=5, share=0.6, pores=(50, 0.15), coarse=(14, 0.25), sss=0.3, radius=(0.05, 0.04, 0.02))
    return paint_by(grid_surface("onion", f, 40, 12, m), colours)


def diced_tomato(k):
    m = oily("tomato", [(0.3, "#9a1c08"), (0.55, "#c23a14"), (0.75, "#d9602a")], dry=0.34, wet=0.1, patch=5, share=0.6, pores=(40, 0.3), coarse=(14, 0.4), sss=0.25, radius=(0.06, 0.02, 0.01))
    return blob("tomato", (0.085, 0.070, 0.040), m, 0.6, 1.7, k, 22, 30, amp2=0.2)


def chilli_slice(k):
    r, m = 0.055 + 0.006 * (k % 3), oily("mirch", [(0.3, "#2c6a14"), (0.7, "#6a9a34")], dry=0.4, wet=0.15, sss=0.15)
    return tube("mirch", [(r * math.cos(a), 0.85 * r * math.sin(a), 0.006 * math.sin(3 * a + k)) for a in (q * TAU / 18 for q in range(19))], 0.014, m, n=8)


onions, tomatoes, chillies, green = [seared_onion(k) for k in range(9)], [diced_tomato(k) for k in range(6)], [chilli_slice(k) for k in range(4)], chopped_coriander(0.13)
strew(onions, 84, AT, 1.20, ground, 0.20, (0.8, 1.25), 0.006)
strew(tomatoes, 44, AT, 1.16, ground, 0.35, (0.6, 1.15), 0.004)
strew(chillies, 26, AT, 1.18, ground, 0.25, (0.8, 1.2), 0.012)
strew(green, 34, AT, 1.12, ground, 0.4, (0.6, 1.1), 0.03)
temper(AT, 1.1, ground, 36, 3, 10)
ghee = oily("ghee", [(0.3, "#d98a1a"), (0.7, "#efb448")], dry=0.16, wet=0.05, sss=0.2, pores=(40, 0.05), coarse=(8, 0.15))
for x, y, r in ((-0.9, -0.45, 0.16), (0.1, 0.3, 0.13), (-0.2, -0.75, 0.12), (-1.1, 0.4, 0.10)):
    pour(ghee, (x, y), r, ground, 0.014, x, 0.9, 60, 14)
away(onions + tomatoes + chillies + green)
steel = aged("steel", "#c9c6bf", "#77736b", (0.16, 0.4), dents=0.06)
hot_sambar(steel, 0.56, (1.58, 0.42, Z))
coconut_chutney(steel, 0.46, (1.62, -0.72, Z))
steam((-0.5, 0.5, 0.6), 2.2, 1.8, 0.28, 6)
side_light(-1, key=1150, fill=180)
shoot(
    (-0.2, -8.2, 5.4),
    (0.06, -0.06, 0.24),
    82,
    0.8,
    (-0.4, -0.6, 0.4),
    top=(0.1, 0, 10.4),
    macro=((-2.2, -4.3, 3.2), (-0.4, -0.1, 0.3), (-0.45, -0.4, 0.4)),
)
