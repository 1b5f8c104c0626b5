import { existsSync, readFileSync } from 'node:fs';
import { run } from './run-node.mjs';

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs a package of the distribution where we may. @returns whether apt-get says so */
export async function installFromDebian(name) {
  if (!isDebianRoot()) return false;
  console.log(`Installing ${name} from Debian (once)...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })) !== 0) return false;
  const options = ['install', '-y', '--no-install-recommends', name];
  return (await run('apt-get', options, { env })) === 0;
}
