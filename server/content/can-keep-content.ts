import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
/** Without these a site can be neither checked nor built: a packed server has none of them. */
const SOURCES = ['scripts/publish/main.ts', 'content', 'node_modules/astro'];

/** Whether the owner's content can be kept where this server runs. */
export const canKeepContent = async (): Promise<boolean> =>
  SOURCES.every((path) => existsSync(join(ROOT, path))) && (await hasGit());

const hasGit = (): Promise<boolean> =>
  promisify(execFile)('git', ['--version']).then(
    () => true,
    () => false,
  );
