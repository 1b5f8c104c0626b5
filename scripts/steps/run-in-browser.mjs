import { installBrowserIfNeeded } from './browser.mjs';
import { buildIfNeeded } from './build-site.mjs';
import { installIfNeeded } from './install.mjs';
import { runNode } from './run.mjs';
import { readSettings } from './settings.mjs';

/**
 * Runs a script that opens the built site in a browser, once both are there.
 * @param args what the script is told
 * @returns its exit code
 */
export async function runInBrowser(script, args = []) {
  await installIfNeeded();
  await installBrowserIfNeeded();
  await buildIfNeeded(await readSettings());
  return runNode([script, ...args]);
}
