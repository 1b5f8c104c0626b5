import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { Stop } from './project.mjs';
import { runNode } from './run-node.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_CHROMIUM = '/usr/bin/chromium';

/** Makes sure that the browser tests have a browser: Debian's where we may install it, else Playwright's. */
export async function installBrowserIfNeeded() {
  if (existsSync(HEADLESS_SHELL)) return;
  await installFromDebian('chromium-headless-shell');
  if (existsSync(HEADLESS_SHELL) || existsSync(WHOLE_CHROMIUM)) return;
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code !== 0)
    throw new Stop('No browser could be installed; install Chromium as /usr/bin/chromium.');
}
