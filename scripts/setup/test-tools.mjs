import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { run, runNode, Stop } from './project.mjs';

async function installFromDebian(name) {
  const release = '/etc/os-release';
  const isDebian =
    existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
  if (process.getuid?.() !== 0 || !isDebian) return;
  console.log(`Installing ${name} from Debian (once)...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })) === 0)
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

/** Makes sure that the browser tests have a browser: Debian's where we may install it, else Playwright's. */
export async function installBrowserIfNeeded() {
  const shell = '/usr/bin/chromium-headless-shell';
  if (existsSync(shell)) return;
  await installFromDebian('chromium-headless-shell');
  if (existsSync(shell) || existsSync('/usr/bin/chromium')) return;
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code !== 0)
    throw new Stop('No browser could be installed; install Chromium as /usr/bin/chromium.');
}

const VERSIONS = '/usr/lib/postgresql';

/** Where we may not install the distribution's own PostgreSQL, the test that needs it says so. */
export async function installPostgresIfNeeded() {
  const isThere = (version) => existsSync(`${VERSIONS}/${version}/bin/initdb`);
  if (!existsSync(VERSIONS) || !readdirSync(VERSIONS).some(isThere))
    await installFromDebian('postgresql');
}
