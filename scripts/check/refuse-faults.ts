import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartupError } from '../../server/process/startup-error.ts';

const PROGRAM = fileURLToPath(new URL('check-content.ts', import.meta.url));
const MAX_BYTES = 64 * 1024 * 1024;

/** Looks at all content before a build, in a process of its own: rules keep what they have read. */
export async function refuseFaults(folder = 'content'): Promise<void> {
  const program = [PROGRAM, '--content', folder];
  const looking = promisify(execFile)(process.execPath, program, { maxBuffer: MAX_BYTES });
  await looking.catch(({ code, stdout, stderr }) => {
    if (code === 1 && stdout.trim())
      throw new StartupError(`The build failed: the content has faults.\n${stdout.trim()}`);
    throw new Error(`The content could not be checked.\n${stderr.trim()}`);
  });
}
