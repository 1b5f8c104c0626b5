import { existsSync, readFileSync } from 'node:fs';
import { Stop } from './project.mjs';
import { run, runNode } from './run-node.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_CHROMIUM = '/usr/bin/chromium';

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Makes sure that the browser tests have a browser: Debian's where we may install it, else Playwright's. */
export async function installBrowserIfNeeded() {
  if (existsSync(HEADLESS_SHELL)) return;
  if (isDebianRoot() && (await installFromDebian())) return;
  if (existsSync(WHOLE_CHROMIUM)) return;
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code !== 0)
    throw new Stop('No browser could be installed; install Chromium as /usr/bin/chromium.');
}

async function installFromDebian() {
  console.log('Installing Chromium from Debian (once)...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })) !== 0) return false;
  const options = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  return (await run('apt-get', options, { env })) === 0 && existsSync(HEADLESS_SHELL);
}
