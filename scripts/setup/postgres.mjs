import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** Where Debian and its relatives put each major version. */
const VERSIONS = '/usr/lib/postgresql';

const isInstalled = () =>
  existsSync(VERSIONS) &&
  readdirSync(VERSIONS).some((version) => existsSync(`${VERSIONS}/${version}/bin/initdb`));

/** Makes sure, where we may install it, that the tests have the distribution's own PostgreSQL. */
export async function installPostgresIfNeeded() {
  if (!isInstalled()) await installFromDebian('postgresql');
}
