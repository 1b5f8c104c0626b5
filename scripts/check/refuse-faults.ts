import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../server/process/startup-error.ts';

const PROGRAM = fileURLToPath(new URL('check-content.ts', import.meta.url));
const MAX_BYTES = 64 * 1024 * 1024;

/** Looks at all content before a build, in a process of its own: rules keep what they have read. */
export function refuseFaults(folder = 'content'): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = [PROGRAM, '--content', folder];
    execFile(process.execPath, program, { maxBuffer: MAX_BYTES }, (error, said, failure) => {
      const faults = said.trim();
      if (!error) resolve();
      else if (error.code === 1 && faults)
        reject(new StartupError(`The build failed: the content has faults.\n${faults}`));
      else reject(new Error(`The content could not be checked.\n${failure.trim()}`));
    });
  });
}
