const TIMEOUT_MS = 2_000;
const CACHE_MS = 1_000;

/** Runs at most once a second, so that the check is cheap enough to be public. */
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
