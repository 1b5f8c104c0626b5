import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode, Stop } from '../setup/project.mjs';

export async function buildIfNeeded({ folder, env, isCheckout = false } = {}) {
  const place = folder ? ['--out', folder] : [];
  const source = isCheckout ? ['--checkout'] : [];
  const args = ['scripts/build/build.ts', '--if-needed', ...place, ...source];
  // What went wrong stands above already.
  if ((await runNode(args, { env })) !== 0) throw new Stop('');
}

export async function buildForTests() {
  const owner = JSON.parse(readFileSync(join(ROOT, 'tests/support/owner.json'), 'utf8'));
  await buildIfNeeded({ env: { ADMIN_EMAIL: owner.email }, isCheckout: true });
}
