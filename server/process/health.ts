import { withTimeout } from '../database/is-away.ts';

const TIMEOUT_MS = 2_000;
const CACHE_MS = 1_000;

/** Runs at most once a second, so that the check is cheap enough to be public. */
export function watchHealth(check: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return () => {
    if (!answer) {
      answer = withTimeout(check(), TIMEOUT_MS).catch(() => false);
      setTimeout(() => {
        answer = undefined;
      }, CACHE_MS).unref();
    }
    return answer;
  };
}
