/**
 * Why the product cannot start, in one sentence that says what to do about it. The starter prints
 * the sentence alone and ends with code 1; every other error is a defect and keeps its stack.
 */
export class StartupFault extends Error {
  override name = 'StartupFault';
}

/** Runs the start of a program; a StartupFault ends it with its sentences alone and code 1. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (fault) {
    if (!(fault instanceof StartupFault)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exit(1);
  }
}
