/**
 * Why the product cannot start, in one sentence that says what to do about it. The starter prints
 * the sentence alone and ends with code 1; every other error is a defect and keeps its stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Runs the start of a program; at a StartupError it prints the message alone and exits with code 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
