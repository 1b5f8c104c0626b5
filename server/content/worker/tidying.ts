import type { Git } from '../repository/git.ts';

const LOOK_MS = 3_600_000;
const DAY_MS = 24 * LOOK_MS;

/** Packs the repository once a day while nobody saves: git would do it in the middle of a save, or never. */
export function openTidying(git: Git, isIdle: () => boolean) {
  let tidiedAt = -DAY_MS;
  const timer = setInterval(() => {
    if (!isIdle() || performance.now() - tidiedAt < DAY_MS) return;
    tidiedAt = performance.now();
    git(['gc', '--quiet']).catch((error: unknown) => console.error(error));
  }, LOOK_MS).unref();
  return { stop: () => clearInterval(timer) };
}
