import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode, Stop } from '../setup/project.mjs';
import { followLines } from '../terminal/screen.mjs';

export async function buildIfNeeded({ folder, env, isCheckout = false, screen } = {}) {
  const place = folder ? ['--out', folder] : [];
  const source = isCheckout ? ['--checkout'] : [];
  const args = ['scripts/build/build.ts', '--if-needed', ...place, ...source];
  if (screen) return buildOnScreen(args, env, screen);
  // What went wrong stands above already.
  if ((await runNode(args, { env })) !== 0) throw new Stop('');
}

async function buildOnScreen(args, env, screen) {
  let followed;
  screen.begin('Website', 'building if needed');
  const code = await runNode(args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: (child) => {
      followed = followLines(child, () => {});
    },
  });
  screen.end(code === 0 && 'ready');
  if (code === 0) return;
  const hint =
    'Correct what is named above, then start again; `npm start -- --verbose` shows every line of the build.';
  throw new Stop(code > 128 ? '' : [...followed.errors, hint].join('\n'));
}

export async function buildForTests() {
  const owner = JSON.parse(readFileSync(join(ROOT, 'tests/support/owner.json'), 'utf8'));
  await buildIfNeeded({ env: { ADMIN_EMAIL: owner.email }, isCheckout: true });
}
