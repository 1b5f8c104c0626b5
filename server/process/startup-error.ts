/**
 * Thrown when the product cannot start, with one sentence that says what to do. Only this sentence
 * is printed, and the exit code is 1; any other error is a defect and keeps its stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Runs a program's start; on a StartupError it prints only the message and exits with code 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
