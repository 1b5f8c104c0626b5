/** Milliseconds that an answer may take, and that it holds for those who ask meanwhile. */
const PATIENCE = 2_000;
const HOLDS = 1_000;

/**
 * Makes a check cheap enough to be public: however often it is asked, it runs at most once a second.
 * @param check resolves to whether the product can do its work
 * @returns a function that resolves to false when the check fails or takes too long
 */
export function watchHealth(check: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return () => {
    if (!answer) {
      answer = withPatience(check);
      setTimeout(() => {
        answer = undefined;
      }, HOLDS).unref();
    }
    return answer;
  };
}

function withPatience(check: () => Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE, false).unref();
  });
  return Promise.race([check().catch(() => false), tooLate]);
}
