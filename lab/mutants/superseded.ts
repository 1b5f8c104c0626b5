import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './find-mutants.ts';

const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));
const DEFINITION = /create (?:or replace )?function ([\w.]+)\s*\(([^)]*)\)/gi;

/** A later migration: its name and text. */
export type Later = readonly [name: string, text: string];

/**
 * Whether a change stands in a function that a later migration replaces or drops: no database runs
 * that definition, and a released migration cannot be tidied up.
 * @param text the whole file of the mutant
 */
export function isSuperseded(
  { file, start }: Pick<Mutant, 'file' | 'start'>,
  text: string,
  migrations: readonly Later[] = readMigrations(),
): boolean {
  const own = file.endsWith('.sql') ? functionAround(text, start) : undefined;
  if (!own) return false;
  return migrations.some(([name, later]) => name > basename(file) && replaces(later, own));
}

interface Definition {
  name: string;
  /** How many: a generated migration spells their types and defaults otherwise. */
  parameters: number;
}

/** The definition whose body, between two `$$`, holds an offset. */
function functionAround(text: string, at: number): Definition | undefined {
  const found = [...text.slice(0, at).matchAll(DEFINITION)].at(-1);
  if (!found) return undefined;
  const isInside = text.slice(found.index, at).split('$$').length === 2;
  return isInside ? definitionOf(found) : undefined;
}

const definitionOf = ([, name = '', parameters = '']: RegExpExecArray): Definition => ({
  name,
  parameters: parameters.split(',').length,
});

const replaces = (later: string, { name, parameters }: Definition): boolean =>
  later.includes(`drop function ${name}(`) ||
  [...later.matchAll(DEFINITION)]
    .map(definitionOf)
    .some((other) => other.name === name && other.parameters === parameters);

const readMigrations = (): Later[] =>
  readdirSync(MIGRATIONS).map((name) => [name, readFileSync(join(MIGRATIONS, name), 'utf8')]);
