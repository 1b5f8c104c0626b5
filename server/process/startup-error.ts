/**
 * Thrown when the product cannot start, with one sentence that says what to do. Only this sentence
 * is printed, and the exit code is 1; any other error is a defect and keeps its stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/**
 * Runs a program's start; on a StartupError, a full disk, and where a file belongs to another user of the machine, it prints only
 * what to do and exits with code 1.
 */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const message = explain(error);
    if (!message) throw error;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  const { code, path } = Object(error) as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full. Free about 1 GB, then start again.';
  return path && (code === 'EACCES' || code === 'EPERM')
    ? `${path} belongs to somebody else. Run this as the user whom the product belongs to.`
    : undefined;
}
