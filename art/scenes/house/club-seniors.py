"""A quiet morning: chessmen, a folded newspaper, reading glasses and two cups of chai."""
from stilllife import *

reset(127)
stage("#e0a23c", depth=10, rough=0.75)

SQUARE = 0.40
BOARD_TOP = 0.16
PAWN = [(0.15, 0), (0.16, 0.05), (0.11, 0.1), (0.07, 0.2), (0.055, 0.3), (0.10, 0.33), (0.05, 0.36)]
ROOK = [
    (0.17, 0),
    (0.18, 0.06),
    (0.12, 0.12),
    (0.09, 0.3),
    (0.10, 0.42),
    (0.15, 0.45),
    (0.15, 0.58),
]
BISHOP = [
    (0.17, 0),
    (0.18, 0.06),
    (0.11, 0.13),
    (0.07, 0.34),
    (0.06, 0.46),
    (0.12, 0.49),
    (0.06, 0.52),
]
KING = [
    (0.18, 0),
    (0.19, 0.06),
    (0.12, 0.14),
    (0.08, 0.4),
    (0.07, 0.58),
    (0.14, 0.61),
    (0.08, 0.64),
]


def ball(r, z, n=8):
    """Outline of a round head at height z."""
    return [(r * math.cos(a), z + r * math.sin(a)) for a in [-1.1 + 2.6 * k / n for k in range(n)]]


def man(kind, mat, column, row):
    x, y = (column - 3.5) * SQUARE, (row - 3.5) * SQUARE
    profile = {
        "pawn": PAWN + ball(0.09, 0.44) + [(0.0001, 0.53)],
        "rook": ROOK + [(0.11, 0.58), (0.10, 0.52), (0.0001, 0.52)],
        "bishop": BISHOP
        + [(0.105, 0.6), (0.10, 0.68), (0.06, 0.77), (0.025, 0.8)]
        + ball(0.03, 0.83, 5)
        + [(0.0001, 0.86)],
        "queen": KING
        + [(0.10, 0.74), (0.14, 0.86), (0.10, 0.84), (0.06, 0.88)]
        + ball(0.04, 0.92, 5)
        + [(0.0001, 0.96)],
        "king": KING + [(0.10, 0.74), (0.13, 0.86), (0.06, 0.91), (0.0001, 0.93)],
    }[kind]
    lathe(kind, [(0.0001, 0)] + profile, mat, n=40, loc=(x, y, BOARD_TOP))
    if kind == "king":
        box(mat, 0.035, 0.035, 0.17, (x, y, BOARD_TOP + 1.0), bev=0.008)
        box(mat, 0.12, 0.035, 0.035, (x, y, BOARD_TOP + 1.02), bev=0.008)
    if kind == "rook":
        for k in range(5):
            a = TAU * k / 5
            at = (x + 0.125 * math.cos(a), y + 0.125 * math.sin(a), BOARD_TOP + 0.6)
            box(mat, 0.06, 0.10, 0.07, at, (0, 0, a), bev=0.01)


def chess():
    frame = wood("frame", "#4a2814", "#361b0c", "#5f361d", scale=0.5, rough=0.35)
    light = wood("light", "#ecd2a2", "#dfc08a", "#f3dcb2", scale=0.6, rough=0.3)
    dark = wood("dark", "#7a431f", "#643415", "#8c5229", scale=0.6, rough=0.3)
    side = 8 * SQUARE
    box(frame, side + 0.36, side + 0.36, BOARD_TOP - 0.01, (0, 0, BOARD_TOP / 2 - 0.005), bev=0.04)
    for c in range(8):
        for r in range(8):
            at = ((c - 3.5) * SQUARE, (r - 3.5) * SQUARE, BOARD_TOP - 0.012)
            box((dark, light)[(c + r) % 2], SQUARE, SQUARE, 0.024, at, bev=0.003, seg=1)
    ivory = pbsdf("ivory", "#f6e3bb", 0.3, coat=0.4)
    ebony = pbsdf("ebony", "#54230f", 0.28, coat=0.5)
    for kind, column, row in (
        ("king", 4, 0),
        ("rook", 5, 0),
        ("pawn", 5, 1),
        ("pawn", 6, 1),
        ("pawn", 7, 2),
        ("queen", 3, 2),
        ("bishop", 2, 3),
        ("pawn", 4, 3),
        ("pawn", 1, 1),
    ):
        man(kind, ivory, column, row)
    for kind, column, row in (
        ("king", 6, 7),
        ("rook", 3, 7),
        ("pawn", 5, 6),
        ("pawn", 6, 6),
        ("pawn", 7, 5),
        ("queen", 1, 5),
        ("bishop", 5, 4),
        ("pawn", 3, 4),
        ("pawn", 2, 5),
    ):
        man(kind, ebony, column, row)


def biscuits(x, y):
    """Round tea biscuits on a small plate."""
    plate(gloss("plate", "#24483f"), 0.62, (x, y, 0))
    baked = vcol_mat("baked", 0.55, 0.1, 0.3, 26)
    gold, brown = hexc("#eabf72"), hexc("#a9662a")
    for k, (dx, dy, z) in enumerate(
        ((-0.15, 0.05, 0.05), (0.2, 0.1, 0.05), (0.02, -0.16, 0.13), (0.05, 0.1, 0.2))
    ):
        ob = lathe(
            "biscuit",
            rounded_profile(0.27, 0.08, 0.03, 4),
            baked,
            n=48,
            wob=0.01,
            loc=(x + dx, y + dy, z),
        )
        paint(
            ob,
            lambda X, Y, Z, k=k: lerpc(
                gold, brown, 0.9 * (math.hypot(X, Y) / 0.27) ** 4 + fbm(X + k, Y, Z, 3, 5)
            ),
        )


place(chess, loc=(1.0, 0.85, 0), rot=(0, 0, 0.3), scale=0.95)
newspaper((-1.45, -0.75, 0), 0.16, w=2.5, d=1.8)
glasses((-1.55, -0.85, 0.13), 0.45, s=0.82)
kulhad((-1.75, 0.95, 0), 0.95)
kulhad((-0.85, 1.6, 0), 0.95)
biscuits(1.3, -1.45)
petal = pbsdf("petal", "#e8761c", 0.7, spec=0.2)
marigold(petal, (-2.65, 0.55, 0.08), 0.7)
studio(key=950, fill=220, rim=560)
shoot(
    (0.3, -9.8, 6.2),
    (0.02, 0.1, 0.35),
    71,
    7,
    (-0.2, -0.3, 0.4),
    top=(0, 0.1, 12),
)
