/** One sentence that says what to do; any other error is a defect and keeps its stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

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
