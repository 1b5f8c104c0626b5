import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../server/process/startup-error.ts';

const PROGRAM = fileURLToPath(new URL('check-content.ts', import.meta.url));
const MAX_BYTES = 64 * 1024 * 1024;

/** Looks at all content before a build. */
export async function refuseFaults(folder = 'content'): Promise<void> {
  const faults = await listFaults(folder);
  if (faults) throw new StartupError(`The build failed: the content has faults.\n${faults}`);
}

/** Runs the check in a process of its own, since rules keep what they have read and a builder lives
 * on. */
export function listFaults(folder = 'content'): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = [PROGRAM, '--content', folder];
    execFile(process.execPath, program, { maxBuffer: MAX_BYTES }, (error, said, failure) => {
      const faults = said.trim();
      if (!error || (error.code === 1 && faults)) resolve(faults);
      else reject(new Error(`The content could not be checked.\n${failure.trim()}`));
    });
  });
}
