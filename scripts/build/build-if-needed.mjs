import { Stop } from '../setup/project.mjs';
import { runNode } from '../setup/run-node.mjs';

/**
 * Builds the site unless the folder was made from the same sources and settings.
 * @param options.folder relative to the project; by default `dist`, or one of its own where `dist` is for other settings
 * @param options.env set over the environment
 * @param options.isCheckout from the checkout's own content, whatever was published at the desk
 */
export async function buildIfNeeded({ folder, env, isCheckout = false } = {}) {
  const place = folder ? ['--out', folder] : [];
  const source = isCheckout ? ['--checkout'] : [];
  const args = ['scripts/build/build.ts', '--if-needed', ...place, ...source];
  // What went wrong stands above already.
  if ((await runNode(args, { env })) !== 0) throw new Stop('');
}
