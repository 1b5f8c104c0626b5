/** A check that takes longer counts as failed. */
const TIMEOUT_MS = 2_000;
/** How long a result is cached for all callers. */
const CACHE_MS = 1_000;

/**
 * Makes a check cheap enough to be public: it runs at most once a second, however often it is
 * requested.
 * @param check resolves to whether the product can do its work
 * @returns a function that resolves to false when the check fails or takes too long
 */
export function watchHealth(check: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return () => {
    if (!answer) {
      answer = withTimeout(check);
      setTimeout(() => {
        answer = undefined;
      }, CACHE_MS).unref();
    }
    return answer;
  };
}

function withTimeout(check: () => Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, false).unref();
  });
  return Promise.race([check().catch(() => false), tooLate]);
}
