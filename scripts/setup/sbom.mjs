import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, runNpm, Stop } from './project.mjs';

/** The packages of every platform by the lockfile, so that nothing has to be installed for it. */
const LIST = ['--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];

export async function writeSbom({ positionals: [file, ...rest] }) {
  if (rest.length > 0) throw new Stop('Name one file.');
  const path = file ? resolve(process.env.INIT_CWD ?? '', file) : resolve(ROOT, 'sbom.cdx.json');
  const target = openSync(path, 'w');
  try {
    const code = await runNpm(['sbom', ...LIST], { stdio: ['ignore', target, 'inherit'] });
    if (code !== 0) throw new Stop(`npm could not list the packages (it ended with ${code}).`);
  } finally {
    closeSync(target);
  }
  console.log(path);
}
