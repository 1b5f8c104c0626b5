import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../server/process/startup-error.ts';

const PROGRAM = fileURLToPath(new URL('check-content.ts', import.meta.url));

/**
 * Looks at all content before a build, in a process of its own, since rules keep what they have read
 * and a builder lives on.
 * @param folder with the content
 * @throws StartupError when there are faults, with all of them as `npm run check-content` says them
 */
export async function refuseFaults(folder = 'content'): Promise<void> {
  const { code, said, failure } = await check(folder);
  if (code === 0) return;
  if (code !== 1 || said === '') throw new Error(`The content could not be checked.\n${failure}`);
  throw new StartupError(`The build failed: the content has faults.\n${said}`);
}

function check(folder: string): Promise<{ code: unknown; said: string; failure: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [PROGRAM, '--content', folder],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, said, failure) =>
        resolve({
          code: error?.code ?? (error ? 'killed' : 0),
          said: said.trim(),
          failure: failure.trim(),
        }),
    );
  });
}
