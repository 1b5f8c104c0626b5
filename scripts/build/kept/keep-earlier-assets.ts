import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** For so long a page that somebody has open, or that a search engine keeps, finds its files. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** Of each file that the build itself does not have: when it was last part of one, in milliseconds since 1970. */
const EARLIER_FILE = '.earlier-assets.json';
/** Everything in it carries a digest of its content in its name: two builds never mean different files by one name. */
const ASSETS = 'assets';

const earlierSchema = v.record(v.string(), v.number());

/** A visitor who opened a page of an earlier build loads its pictures and scripts from this one. */
export function keepEarlierAssets(folder: string, previous: string, now = Date.now()): void {
  const before = readEarlier(previous);
  const kept: Record<string, number> = {};
  for (const name of listFiles(join(previous, ASSETS))) {
    const to = join(folder, ASSETS, name);
    const lastUsed = before[name] ?? now;
    if (existsSync(to) || now - lastUsed > KEPT_MS) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkOrCopy(join(previous, ASSETS, name), to);
    kept[name] = lastUsed;
  }
  writeFileSync(join(folder, EARLIER_FILE), JSON.stringify(kept));
}

function readEarlier(folder: string): Record<string, number> {
  const file = join(folder, EARLIER_FILE);
  return existsSync(file) ? v.parse(earlierSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no hard links.
    cpSync(from, to);
  }
}
