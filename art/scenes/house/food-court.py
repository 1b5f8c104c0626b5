"""An evening at the food court: five kitchens' dishes on one shared table, their stalls lit and out of focus behind it."""
from camera_views import shoot
from cooked import *
from photo_light import *
from serve import serve, table_light

reset(16)
set_table("#2c120b", "#0d0403", "#4a2a16", "#26130a")

STRIPES = [hexc(c) for c in ("#8e1f14", "#0f5a4f", "#b8740e", "#6e1526", "#2f5a1a")]
CREAM, NIGHT, GLOW, COUNTER = (hexc(c) for c in ("#d9c193", "#160604", "#d98a34", "#4a1d0e"))
WIDE = 3.9


def stalls():
    """Five stalls far behind the table, as a lens draws what it is not set to: soft awnings, warm light under each, no edges."""
    m = pbsdf("stalls", "#000000", 1)
    L(m, N(m, "ShaderNodeAttribute", attribute_name="Col").outputs["Color"], B(m).inputs["Emission"])
    B(m).inputs["Emission Strength"].default_value = 0.62
    B(m).inputs["Specular"].default_value = 0
    nu, nv, colours = 120, 520, []

    def f(i, j):
        z, x = 4.6 * i / (nu - 1), 21.0 * (j / (nv - 1) - 0.5)
        k = math.floor(x / WIDE + 0.5)
        u = x - k * WIDE
        # A stripe meets the next over a third of its width; the posts between two stalls are dark and as soft.
        wave = math.sin(TAU * (u + 0.05 * (z - 3)) / 0.86)
        band = lerpc(STRIPES[k % 5], CREAM, smooth(-0.75, 0.75, wave))
        awning = smooth(2.25, 2.75, z) * smooth(3.75, 3.15, z) * smooth(0.52 * WIDE, 0.43 * WIDE, abs(u))
        lit = smooth(0.95, 1.7, z) * smooth(2.9, 2.0, z) * smooth(0.48 * WIDE, 0.25 * WIDE, abs(u))
        front = smooth(1.45, 1.0, z) * smooth(0.5 * WIDE, 0.40 * WIDE, abs(u))
        c = lerpc(NIGHT, COUNTER, 0.5 * smooth(4.4, 2.0, z))
        c = lerpc(c, lerpc(STRIPES[k % 5], COUNTER, 0.45), 0.7 * front)
        c = lerpc(c, GLOW, 0.85 * lit * (0.75 + 0.5 * noise.noise(Vector((u * 1.1, z * 1.4, k)))))
        colours.append(lerpc(c, band, 0.8 * awning * (0.75 + 0.25 * smooth(3.6, 2.6, z))))
        return x, 6.6, z

    return only_seen(paint_by(grid_surface("stalls", f, nu, nv, m, closev=False), colours))


stalls()
far_lamps([(-6.4 + 1.42 * k, 3.75 - 0.20 * math.sin(math.pi * (k + 0.4) / 9.8), 0.20 + 0.04 * (k % 3), 0.34) for k in range(10)], strength=1.5)

serve("yctfc-idli-from-south/ghee-podi-dosa", (3.5, 2.4), 0.12, 0.95)
serve("chini-talkeez/hakka-noodles", (-0.2, 3.4), 0.1, 0.9)
serve("the-brown-burger/double-burger", (-4.4, 2.3), -0.1, 0.95)
serve("smoky-bliss-pizzeria/margherita", (2.7, -2.2), 0.5, 0.95)
serve("yctfc-momos/momo-basket", (-2.2, -1.9), 0.2)
table_light(1.35)
shoot((0.4, -17.0, 5.6), (0.1, 0.2, 1.15), 66, 1.1, (-1.4, -2.2, 1.0), top=(0, 0.6, 18))
