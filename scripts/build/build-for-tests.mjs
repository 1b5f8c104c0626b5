import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/project.mjs';
import { buildIfNeeded } from './build-if-needed.mjs';

export async function buildForTests() {
  const owner = JSON.parse(readFileSync(join(ROOT, 'tests/support/owner.json'), 'utf8'));
  await buildIfNeeded({ env: { ADMIN_EMAIL: owner.email }, isCheckout: true });
}
