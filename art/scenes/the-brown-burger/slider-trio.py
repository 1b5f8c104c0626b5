"""Three sliders on a long board: paneer with makhani mayo, aloo with mint, bean with jalapeno."""
from dishes import *
from burgerkit import *
from season import *

reset(33)
brand_table("#f4c96b")
wood_board(3.1, 1.2, 0.2, (0, 0.05, 0), 0.03, ("#5a3118", "#47260f", "#7c4a28"))
FLOOR = 0.2
CHAR = ("#f7cf78", "#e8933a", "#c9601c")
GREEN = ("#e9cf78", "#cfa03c", "#9a7a28")


def sauce(name, cols):
    return noisy(name, [(0.3, cols[0]), (0.7, cols[1])], scale=4, bumps=0.05, coat=0.8, rough=0.25)


makhani, mint, ketchup = (
    sauce("mk", MAKHANI),
    sauce("mm", MINT_MAYO),
    sauce("kt", ("#c22b14", "#e0502a")),
)


def pick(x, y, z, col):
    tube("pick", [(x, y, z - 0.2), (x, y, z + 0.62)], 0.025, pbsdf("pick", "#e3bf86", 0.6), n=8)
    green = noisy("olive", [(0.3, "#6f8f24"), (0.7, "#9bb544")], scale=3, bumps=0.05, coat=0.9)
    blob("olive", (0.13, 0.13, 0.16), green, amp=0.03, loc=(x, y, z + 0.16), nu=14, nv=20)
    blob(
        "tomato",
        (0.14, 0.14, 0.13),
        pbsdf("cherry", col, 0.2, coat=0.9),
        amp=0.03,
        loc=(x, y, z + 0.42),
        nu=14,
        nv=20,
    )


def slider(x, y, seed, patty_cols, mat, filling):
    z = FLOOR
    heel((x, y, z), 0.80, 0.28)
    z += 0.28
    lettuce((x, y, z + 0.1), r=0.76, seed=seed, over=0.24, amp=0.10)
    z += 0.09
    crumb_patty((x, y, z), 0.84, 0.36, seed, patty_cols)
    z += 0.36
    if filling == "cheese":
        cheese((x, y, z + 0.03), 0.80, 0.86, 0.34, "#f9ab1c", 0.5 + seed)
        z += 0.07
    drip(mat, 0.80, z, (x, y, 0), 7, 0.30, seed)
    z += 0.07
    if filling == "jalapeno":
        for k in range(7):
            dup(
                chillies,
                (x + 0.6 * math.cos(k * 0.9), y + 0.6 * math.sin(k * 0.9), z + 0.02),
                (0.1, 0.1, k),
            )
    else:
        for a in (0.4, 2.5, 4.6):
            tomato_slice((x + 0.34 * math.cos(a), y + 0.34 * math.sin(a), z), 0.42, 0.08)
    z += 0.09
    for k, a in enumerate((1.2, 3.6, 5.0)):
        onion_ring(0.36, 0.06, (x + 0.35 * math.cos(a), y + 0.35 * math.sin(a), z + 0.02 * k))
    z += 0.09
    crown((x, y, z), 0.83, 0.66, 85)
    pick(x, y, z + 0.66, "#c8210f")


chillies = jalapeno(0.17)
slider(-1.75, 0.05, 1, CHAR, makhani, "cheese")
slider(0.0, -0.05, 4, None, mint, "tomato")
slider(1.75, 0.05, 8, CHAR, ketchup, "jalapeno")
for x, y in ((-0.9, -1.05), (0.95, -1.0), (1.15, -1.12)):
    dup(chillies, (x, y, FLOOR + 0.01), (0, 0, x))
hide(chillies)
for x, y, r in ((-1.05, -0.92, 0.2), (-0.75, -1.15, 0.22)):
    gherkin((x, y, FLOOR), r)
dip((1.95, -1.62, 0), KETCHUP, 0.36)
dip((-2.0, -1.62, 0), MINT_MAYO, 0.36, flecks="#3f7a22")
grain = blob("grain", (0.05, 0.03, 0.02), sesame(), nu=8, nv=10)
scatter(grain, 22, (-1.6, 1.6), (-1.7, -1.35), 0.02, 0.1)
hide(grain)
cooked_light(key=1050, fill=240, rim=750)
shoot(
    (0.4, -10.2, 3.3),
    (0, -0.1, 0.95),
    70,
    5.6,
    (0, -0.8, 1.0),
    top=(0, -0.15, 11.5),
    macro=((-1.6, -4.9, 2.2), (-0.7, 0, 1.0), (-0.9, -0.7, 1.0)),
)
