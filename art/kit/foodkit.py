# foodkit: small procedural food-modelling kit for Blender 3.4 (no external assets)
import bpy, bmesh, math, os, random, sys
from mathutils import Vector, noise, Matrix

TAU = math.tau
#: Names of objects that a cut-out does not show.
GROUND = ("stage", "table", "board", "lamp", "steam")


def hexc(h, a=1.0):
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    lin = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c]
    return (*lin, a)


def smooth(a, b, x):
    t = max(0, min(1, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)


def mesh(
    name,
    verts,
    faces,
    mat=None,
    smoothshade=True,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=(1, 1, 1),
    subsurf=0,
):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    if smoothshade:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = rot
    ob.scale = scale
    if mat:
        me.materials.append(mat)
    if subsurf:
        m = ob.modifiers.new("s", "SUBSURF")
        m.levels = m.render_levels = subsurf
    return ob


def dup(ob, loc, rot=(0, 0, 0), scale=(1, 1, 1)):
    o = ob.copy()
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    o.scale = scale
    return o


def grid_surface(name, fu, nu, nv, mat=None, closev=True, capstart=False, capend=False, **k):
    """fu(i,j)->(x,y,z), i in 0..nu-1 rows, j in 0..nv-1 around"""
    vs = [fu(i, j) for i in range(nu) for j in range(nv)]
    fs = []
    for i in range(nu - 1):
        for j in range(nv if closev else nv - 1):
            a = i * nv + j
            b = i * nv + (j + 1) % nv
            fs.append((a, b, b + nv, a + nv))
    if capstart:
        fs.append(tuple(reversed(range(nv))))
    if capend:
        fs.append(tuple(range((nu - 1) * nv, nu * nv)))
    return mesh(name, vs, fs, mat, **k)


def lathe(name, profile, mat=None, n=96, wob=0, seed=0, freq=2.0, **k):
    """profile list of (r,z)"""

    def f(i, j):
        r, z = profile[i]
        a = TAU * j / n
        if wob:
            d = wob * noise.noise(
                Vector((math.cos(a) * freq + seed, math.sin(a) * freq, z * freq + seed))
            )
            r = r + d * min(1, r * 4)
        return (r * math.cos(a), r * math.sin(a), z)

    return grid_surface(name, f, len(profile), n, mat, **k)


def rounded_profile(r, h, b=0.05, steps=6, inner=None):
    """closed disc-ish profile from centre bottom to centre top with rounded edges"""
    p = [(0.0001, 0)]
    p.append((r - b, 0))
    for s in range(1, steps + 1):
        t = -math.pi / 2 + s / steps * math.pi / 2
        p.append((r - b + b * math.cos(t), b + b * math.sin(t)))
    for s in range(0, steps + 1):
        t = s / steps * math.pi / 2
        p.append((r - b + b * math.cos(t), h - b + b * math.sin(t)))
    p.append((0.0001, h))
    return p


def blob(
    name,
    r=(1, 1, 1),
    mat=None,
    amp=0.1,
    freq=1.5,
    seed=0,
    nu=24,
    nv=36,
    flat=None,
    amp2=0,
    freq2=6,
    **k
):
    def f(i, j):
        ph = math.pi * i / (nu - 1) - math.pi / 2
        th = TAU * j / nv
        d = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        s = 1 + amp * noise.noise(d * freq + Vector((seed * 3.1, seed * 7.7, seed * 1.3)))
        if amp2:
            s += amp2 * noise.noise(d * freq2 + Vector((seed * 9.1, seed * 2.7, seed * 4.3)))
        v = [d[q] * r[q] * s for q in range(3)]
        if flat is not None and v[2] < flat:
            v[2] = flat + (v[2] - flat) * 0.12
        return tuple(v)

    return grid_surface(name, f, nu, nv, mat, **k)


def tube(name, pts, rad, mat=None, n=10, closed=False, radf=None, **k):
    P = [Vector(p) for p in pts]
    N = len(P)
    vs = []
    up = Vector((0, 0, 1))
    for i in range(N):
        t = (P[min(i + 1, N - 1)] - P[max(i - 1, 0)]).normalized()
        s = t.cross(up)
        if s.length < 1e-3:
            s = t.cross(Vector((1, 0, 0)))
        s.normalize()
        u = s.cross(t).normalized()
        r = rad * (radf(i / (N - 1)) if radf else 1)
        for j in range(n):
            a = TAU * j / n
            vs.append(tuple(P[i] + s * math.cos(a) * r + u * math.sin(a) * r))
    fs = []
    for i in range(N - 1):
        for j in range(n):
            a = i * n + j
            b = i * n + (j + 1) % n
            fs.append((a, b, b + n, a + n))
    fs.append(tuple(reversed(range(n))))
    fs.append(tuple(range((N - 1) * n, N * n)))
    return mesh(name, vs, fs, mat, **k)


# ---------- materials
def pbsdf(
    name,
    base="#ffffff",
    rough=0.5,
    sss=0,
    sssr=(1, 0.4, 0.2),
    ssscol=None,
    spec=0.5,
    metal=0,
    coat=0,
    sheen=0,
    trans=0,
    ior=1.45,
    emit=None,
    emits=0,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = hexc(base)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Subsurface"].default_value = sss
    b.inputs["Subsurface Radius"].default_value = sssr
    b.inputs["Subsurface Color"].default_value = hexc(ssscol or base)
    b.inputs["Specular"].default_value = spec
    b.inputs["Metallic"].default_value = metal
    b.inputs["Clearcoat"].default_value = coat * 0.4
    b.inputs["Clearcoat Roughness"].default_value = 0.2
    b.inputs["Sheen"].default_value = sheen
    b.inputs["Transmission"].default_value = trans
    b.inputs["IOR"].default_value = ior
    if 0.1 < rough < 0.7 and not metal and not trans:
        break_up(m, rough)
    if emit:
        b.inputs["Emission"].default_value = hexc(emit)
        b.inputs["Emission Strength"].default_value = emits
    return m


def break_up(m, rough):
    """Dry between damp patches: an even gloss is what makes food look like plastic."""
    n = noise_tex(m, coords(m, rnd=True), 3.2, 7, 0.62, 0.4)
    r = N(m, "ShaderNodeMapRange")
    for name, v in (("From Min", 0.36), ("From Max", 0.64), ("To Min", rough * 0.7), ("To Max", min(0.85, rough + 0.24))):
        r.inputs[name].default_value = v
    L(m, n.outputs["Fac"], r.inputs["Value"])
    L(m, r.outputs["Result"], B(m).inputs["Roughness"])


def N(m, t, **kw):
    n = m.node_tree.nodes.new(t)
    for k, v in kw.items():
        if k in n.inputs:
            n.inputs[k].default_value = v
        else:
            setattr(n, k, v)
    return n


def L(m, a, b):
    m.node_tree.links.new(a, b)


def coords(m, scale=(1, 1, 1), obj=True, rnd=False):
    tc = N(m, "ShaderNodeTexCoord")
    mp = N(m, "ShaderNodeMapping")
    mp.inputs["Scale"].default_value = scale
    L(m, tc.outputs["Object" if obj else "Generated"], mp.inputs["Vector"])
    if rnd:
        oi = N(m, "ShaderNodeObjectInfo")
        mul = N(m, "ShaderNodeMath", operation="MULTIPLY")
        mul.inputs[1].default_value = 37.0
        L(m, oi.outputs["Random"], mul.inputs[0])
        cb = N(m, "ShaderNodeCombineXYZ")
        for q in "XYZ":
            L(m, mul.outputs[0], cb.inputs[q])
        L(m, cb.outputs[0], mp.inputs["Location"])
    return mp.outputs["Vector"]


def ramp(m, fac, stops, interp="LINEAR"):
    r = N(m, "ShaderNodeValToRGB")
    e = r.color_ramp
    e.interpolation = interp
    while len(e.elements) < len(stops):
        e.elements.new(0.5)
    for el, (p, c) in zip(e.elements, stops):
        el.position = p
        el.color = hexc(c) if isinstance(c, str) else c
    L(m, fac, r.inputs["Fac"])
    return r.outputs["Color"]


def noise_tex(m, vec, scale=5, detail=6, rough=0.55, dist=0):
    n = N(m, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = scale
    n.inputs["Detail"].default_value = detail
    n.inputs["Roughness"].default_value = rough
    n.inputs["Distortion"].default_value = dist
    L(m, vec, n.inputs["Vector"])
    return n


def bump(m, h, strength=0.3, dist=0.02, prev=None):
    b = N(m, "ShaderNodeBump")
    b.inputs["Strength"].default_value = strength
    b.inputs["Distance"].default_value = dist
    L(m, h, b.inputs["Height"])
    if prev is not None:
        L(m, prev, b.inputs["Normal"])
    return b.outputs["Normal"]


def B(m):
    return m.node_tree.nodes["Principled BSDF"]


def mixc(m, fac, a, b, blend="MIX"):
    x = N(m, "ShaderNodeMixRGB")
    x.blend_type = blend
    if isinstance(fac, (int, float)):
        x.inputs["Fac"].default_value = fac
    else:
        L(m, fac, x.inputs["Fac"])
    for i, v in (("Color1", a), ("Color2", b)):
        if isinstance(v, str):
            x.inputs[i].default_value = hexc(v)
        else:
            L(m, v, x.inputs[i])
    return x.outputs["Color"]


def noisy(
    name,
    cols,
    scale=4,
    detail=8,
    rough=0.5,
    bumps=0.3,
    bscale=None,
    sss=0,
    coat=0,
    spec=0.5,
    dist=0.02,
    vscale=(1, 1, 1),
    rnd=True,
    ssscol=None,
    sssr=(1, 0.4, 0.2),
    distort=0,
    metal=0,
):
    m = pbsdf(
        name,
        cols[0][1],
        rough,
        sss=sss,
        coat=coat,
        spec=spec,
        ssscol=ssscol or cols[-1][1],
        sssr=sssr,
        metal=metal,
    )
    v = coords(m, vscale, rnd=rnd)
    n = noise_tex(m, v, scale, detail, dist=distort)
    c = ramp(m, n.outputs["Fac"], cols)
    L(m, c, B(m).inputs["Base Color"])
    if sss:
        L(m, c, B(m).inputs["Subsurface Color"])
    if bumps:
        n2 = noise_tex(m, v, bscale or scale * 4, 8)
        L(m, bump(m, n2.outputs["Fac"], bumps, dist), B(m).inputs["Normal"])
    return m


def wood(name, c1, c2, c3=None, scale=1, rough=0.5, axis="X", bumps=0.15):
    sc = {"X": (0.6, 9, 9), "Y": (9, 0.6, 9), "Z": (9, 9, 0.6)}[axis]
    sc = tuple(s * scale for s in sc)
    m = pbsdf(name, c1, min(1, rough + 0.2), spec=0.2)
    v = coords(m, sc, rnd=True)
    n = noise_tex(m, v, 2.2, 10, 0.6, 0.6)
    c = ramp(m, n.outputs["Fac"], [(0.3, c1), (0.55, c2), (0.75, c3 or c1)])
    L(m, c, B(m).inputs["Base Color"])
    L(m, bump(m, n.outputs["Fac"], bumps, 0.02), B(m).inputs["Normal"])
    return m


# ---------- stage
def limewash(name, deep, light, scale=0.9, rough=0.8, places=(0.3, 0.62)):
    """A painted wall or table: cloudy, brushed, nowhere one flat colour. Between `places` of the clouds' noise,
    0 to 1, the colour goes from deep to light.
    """
    m = pbsdf(name, "#ffffff", rough, spec=0.2)
    cloud = noise_tex(m, coords(m), scale, 10, 0.62, 0.5).outputs["Fac"]
    L(m, ramp(m, cloud, list(zip(places, (deep, light)))), B(m).inputs["Base Color"])
    strokes = noise_tex(m, coords(m, (3, 14, 3)), 9, 6, 0.65).outputs["Fac"]
    L(m, bump(m, strokes, 0.22, 0.02), B(m).inputs["Normal"])
    return m


def stage(bg="#c8452e", rough=0.75, depth=9, ground=None):
    """A table that curves up into the wall behind it; `ground` is its material, or limewash of the colour bg."""
    tones = [tuple(c * share for c in hexc(bg)[:3]) + (1,) for share in (0.2, 0.66)]
    m = ground or limewash("stage", *tones, 0.7, rough, (0.28, 0.7))
    pts = []
    R = 3.0
    D = depth
    pts.append((-14 if depth < 20 else -60, 0))
    pts += [(D - R, 0)]
    for s in range(1, 17):
        a = s / 16 * math.pi / 2
        pts.append((D - R + R * math.sin(a), R - R * math.cos(a)))
    pts.append((D, 16 if depth < 20 else 60))
    vs = []
    fs = []
    HW = 30 if depth < 20 else 120
    for y, z in pts:
        vs += [(-HW, y, z), (HW, y, z)]
    for i in range(len(pts) - 1):
        fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return mesh("stage", vs, fs, m)


def area(loc, target=(0, 0, 0), size=4, power=600, col="#ffffff", sizey=None):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.size = size
    l.color = hexc(col)[:3]
    if sizey:
        l.shape = "RECTANGLE"
        l.size_y = sizey
    o = bpy.data.objects.new("a", l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    return o


def world(col="#fff1dc", s=0.35):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = hexc(col)
    w.node_tree.nodes["Background"].inputs[1].default_value = s


def camera(loc, target=(0, 0, 0), lens=70, fstop=None, focus=None, ortho=None):
    c = bpy.data.cameras.new("c")
    c.lens = lens
    o = bpy.data.objects.new("c", c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = o
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    return o


def studio(key=900, fill=220, rim=500, warm="#fff0d8", cool="#ffe9e0"):
    """A hard lamp from behind the food at its left, a warm fill from the front, a rim from the right."""
    area((-4.4, 3.2, 4.6), (0, 0, 0.5), 1.5, key * 1.15, warm)  # key, behind the food
    area((-3.2, -4.4, 4.2), (0, 0, 0.4), 2.4, key * 0.5, "#ffe2b8")  # what a reflector gives back
    area((5.5, -3.0, 2.2), (0, 0, 0.4), 4, fill * 0.7, cool)
    area((3.2, 5.0, 4.0), (0, 0, 0.6), 1.4, rim * 0.8, "#fff6e6")
    world("#ffdcb0", 0.10)


def render(path, w=1200, h=900, spp=96, exposure=0, transparent=False, look="Medium High Contrast"):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.samples = spp
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = 0.015
    s.cycles.use_denoising = False
    s.cycles.max_bounces = 8
    s.cycles.diffuse_bounces = 3
    s.cycles.glossy_bounces = 3
    s.cycles.transmission_bounces = 6
    s.cycles.sample_clamp_indirect = 4
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    s.render.film_transparent = transparent
    s.render.threads_mode = "AUTO"
    s.render.filepath = path
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGBA" if transparent else "RGB"
    s.view_settings.view_transform = "Filmic"
    try:
        s.view_settings.look = look
    except Exception as e:
        print("look", e)
    s.view_settings.exposure = exposure
    s.render.use_persistent_data = True
    bpy.ops.render.render(write_still=True)


def lift_from_ground():
    """Takes the ground out of the picture; its light and colour still fall on the dish."""
    for ob in bpy.data.objects:
        if ob.name.split(".")[0] in GROUND:
            ob.visible_camera = False


def render2(
    base, w=1200, h=900, spp=24, exposure=0, look="Medium High Contrast", bounces=5, thr=0.02
):
    """colour + albedo + normal (for the OIDN network) written next to each other as PNG16"""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = 8
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 2
    c.transmission_bounces = 4
    c.transparent_max_bounces = 4
    c.sample_clamp_indirect = 3
    c.sample_clamp_direct = 12
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.use_fast_gi = False
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    s.render.threads_mode = "AUTO"
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    is_cut_out = bool(os.environ.get("CUTOUT"))
    if is_cut_out:
        lift_from_ground()
    s.render.film_transparent = is_cut_out
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    comp = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], comp.inputs["Image"])
    d = os.path.dirname(base)
    n = os.path.basename(base)
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = d
    fo.format.file_format = "PNG"
    fo.format.color_depth = "16"
    fo.format.color_mode = "RGB"
    fo.file_slots.clear()
    fo.file_slots.new(n + ".alb.")
    fo.file_slots.new(n + ".nrm.")
    for sl in fo.file_slots:
        sl.save_as_render = False
    nt.links.new(rl.outputs["Denoising Albedo"], fo.inputs[0])
    ma = nt.nodes.new("CompositorNodeMixRGB")
    ma.blend_type = "MULTIPLY"
    ma.inputs[0].default_value = 1
    ma.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
    mb = nt.nodes.new("CompositorNodeMixRGB")
    mb.blend_type = "ADD"
    mb.inputs[0].default_value = 1
    mb.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
    nt.links.new(rl.outputs["Denoising Normal"], ma.inputs[1])
    nt.links.new(ma.outputs[0], mb.inputs[1])
    nt.links.new(mb.outputs[0], fo.inputs[1])
    s.render.filepath = base + ".col.png"
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_depth = "16"
    s.render.image_settings.color_mode = "RGBA" if is_cut_out else "RGB"
    import time

    t = time.time()
    bpy.ops.render.render(write_still=True)
    print("RENDER", n, w, h, spp, round(time.time() - t, 1), "s")
