"""Small burgers of the same layers as the large one, each stacked and filled in its own way."""
from burger_cheese import *
from burger_crown import *
from stilllife import place

# Tones of a patty in a crumb that was fried.
FRIED_CRUMB = ("#f0c97e", "#dba045", "#b87328", "#7d4515", "#4a260c")


def small_burger(loc, scale, seed, sauce, tones=SEARED, rough=1.0, turn=0.0, spread=1.0):
    """One burger; its heel is 2.1 wide at the scale 1.

    sauce: two colours of what runs over the cheese.
    turn: by how much leaves and drips are turned, so that two never show the same side.
    spread: factor on how far its leaves reach past it; less in a box.
    """
    place(stacked, seed, sauce, tones, rough, turn, spread, loc=loc, rot=(0, 0, turn), scale=scale)


def stacked(seed, sauce, tones, rough, turn, spread):
    heel_bun((0, 0, 0), 1.06, 0.40, seed).data.materials[0] = matt_crust("heel")
    leaves = lambda bed: [(at - turn, spread * reach, droop, frill, half) for at, reach, droop, frill, half in bed]
    lettuce_bed((0, 0, 0.40), leaves(LEAVES_BELOW), 0.98, 7 * seed)
    patty = (1.12, 0.54, seed)
    front = 4.9 - turn
    slice_ = thin_slice(
        (0, 0, 0.47), patty, 0.5 + seed, seed, 1.0, (0.03, -0.04), (1.3, 1.5, 1.2, 1.4),
        drips=((front + 0.4, 0.09, 0.10), (front - 0.7, 0.08, 0.07)),
    )
    tikki((0, 0, 0.47), *patty, slice_, tones=tones, rough=rough)
    z = 1.02
    for k, a in enumerate((0.5, 2.6, 4.4)):
        ripe_tomato((0.42 * math.cos(a), 0.42 * math.sin(a) - 0.05, z + 0.03 * k), 0.62, 0.11, k + seed, (0.05 * k, -0.06, a))
    poured_sauce((0, -0.03, z + 0.15), 0.96, seed, sauce, 5, 0.14)
    z += 0.20
    lettuce_bed((0, 0, z + 0.06), leaves(LEAVES_ABOVE), 0.94, 5 * seed + 2)
    z += 0.13
    dents = (((0.62, -0.35, 0.72), 0.30, 0.10), ((-0.72, 0.1, 0.72), 0.4, 0.06))
    baked_crown((0.02, 0, z), 1.15, 0.88, seed, 260, dents)

