// Renders pictures of the art library: `node art/render.mjs content/brands/roll-nation/gallery/01.jpg …`
// or, to try a scene, `node art/render.mjs try roll-nation/kathi-rolls hero /tmp/roll.jpg`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { print } from './print.mjs';

const ART = import.meta.dirname;
const FINAL = { width: 1024, height: 768, samples: 24 };
const TRIAL = { width: 480, height: 360, samples: 8 };
const CUT_OUT_QUALITY = 84;
/** Levels before the print, which takes some colour away. */
const GRADE = { saturation: 1.05, contrast: 1.04, lift: -4, quality: 86 };

const require = createRequire(join(ART, 'denoise/package.json'));

/** Every picture that the library makes, by its path in the project: `{ scene, view, settings }`. */
function readShots() {
  return Object.assign(
    {},
    ...readdirSync(join(ART, 'scenes'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => JSON.parse(readFileSync(join(ART, 'scenes', name, 'shots.json'), 'utf8'))),
  );
}

function run(command, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${command} failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
}

/** Colour, albedo and normal pictures of one scene, beside `base`. */
function photograph({ scene, view = 'hero', isCutOut = false, settings = {} }, size, base) {
  const paths = `import sys; sys.path[:0] = [${JSON.stringify(join(ART, 'kit'))}]`;
  const script = join(ART, 'scenes', `${scene}.py`);
  run('blender', ['-b', '--python-exit-code', '3', '--python-expr', paths, '-P', script], {
    ...settings,
    ...(isCutOut && { CUTOUT: '1' }),
    OUT: base,
    CAM: view,
    W: String(size.width),
    H: String(size.height),
    SPP: String(size.samples),
  });
}

/** Cleans one picture of the scene, its colours or its transparency, with what the scene knows of surfaces. */
function denoise(base, noisy, clean) {
  const guides = [`${base}.alb.0001.png`, `${base}.nrm.0001.png`];
  run(process.execPath, [join(ART, 'denoise/denoise.mjs'), noisy, ...guides, clean]);
}

/** A dish without its ground: colours and transparency are cleaned apart and put together again. */
async function cutOut(base, target) {
  const sharp = require('sharp');
  const colours = `${base}.col.png`;
  const alpha = `${base}.mask.png`;
  await sharp(colours).extractChannel('alpha').toColourspace('rgb16').png().toFile(alpha);
  denoise(base, colours, `${base}.png`);
  denoise(base, alpha, `${base}.mask-clean.png`);
  const mask = await sharp(`${base}.mask-clean.png`)
    .extractChannel(0)
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const { info } = await sharp(mask)
    .trim({ background: '#000', threshold: 4 })
    .toBuffer({ resolveWithObject: true });
  const graded = await sharp(`${base}.png`)
    .toColourspace('srgb')
    .modulate({ saturation: GRADE.saturation })
    .png()
    .toBuffer();
  const picture = await sharp(await print(graded))
    .joinChannel(mask)
    .png()
    .toBuffer();
  mkdirSync(dirname(target), { recursive: true });
  await sharp(picture)
    .extract({
      left: -info.trimOffsetLeft,
      top: -info.trimOffsetTop,
      width: info.width,
      height: info.height,
    })
    .webp({ quality: CUT_OUT_QUALITY, alphaQuality: 90 })
    .toFile(target);
}

async function develop(source, target) {
  const sharp = require('sharp');
  mkdirSync(dirname(target), { recursive: true });
  const graded = await sharp(source)
    .removeAlpha()
    .toColourspace('srgb')
    .modulate({ saturation: GRADE.saturation })
    .linear(GRADE.contrast, GRADE.lift)
    .png()
    .toBuffer();
  await sharp(await print(graded))
    .jpeg({ quality: GRADE.quality, mozjpeg: true })
    .toFile(target);
}

async function make(shot, size, target, isFinal) {
  const folder = join(tmpdir(), `art-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const base = join(folder, 'picture');
  photograph(shot, size, base);
  if (shot.isCutOut) await cutOut(base, resolve(target));
  else {
    if (isFinal) denoise(base, `${base}.col.png`, `${base}.png`);
    await develop(isFinal ? `${base}.png` : `${base}.col.png`, resolve(target));
  }
  rmSync(folder, { recursive: true });
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'try') {
  const [scene, view, target] = rest;
  await make({ scene, view }, TRIAL, target, false);
} else {
  const shots = readShots();
  for (const target of [first, ...rest]) {
    const shot = shots[target];
    if (!shot)
      throw new Error(`No scene makes ${target}; the shots.json files name those that exist.`);
    await make(shot, { ...FINAL, ...shot.size }, resolve(ART, '..', target), true);
    process.stdout.write(`${target}\n`);
  }
}
