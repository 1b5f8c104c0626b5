import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { readBrandCounts } from '../brand/brand-counts.ts';
import { type Register, readSubject, type Subject, subjectSchema } from './claim.ts';

const FILES = 'content/claims/*.yaml';

let known: { stamp: string; subjects: readonly Subject[] } | undefined;

/** Changes whenever the register does, what of it may be shown, the day on which its claims may
 * end, or the number of brands or menus, with which texts are filled too. */
export const registerStamp = (): string => {
  const { brands, menus } = readBrandCounts();
  const files = globSync(FILES).sort().map(describeFile);
  return [process.env.SITE_URL, formatDay(Date.now()), brands, menus, ...files].join(' ');
};

const describeFile = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${file}:${mtimeMs}:${size}`;
};

/** From the files themselves: schemas need them before Astro has collected anything. */
export function readSubjects(): readonly Subject[] {
  const stamp = registerStamp();
  if (known?.stamp !== stamp) known = { stamp, subjects: readFiles(formatDay(Date.now())) };
  return known.subjects;
}

export const readRegister = (): Register => toRegister(readSubjects());

/** @throws when two claims have one id */
export function toRegister(subjects: readonly Subject[]): Register {
  const claims = subjects.flatMap((subject) => subject.claims);
  const register = new Map(claims.map((claim) => [claim.id, claim]));
  const twice = claims.find((claim) => register.get(claim.id) !== claim);
  if (twice)
    throw new Error(`content/claims/${twice.subject}.yaml: the id "${twice.id}" stands twice`);
  return register;
}

function readFiles(today: string): Subject[] {
  const subjects = globSync(FILES).map((file) => {
    const read = subjectSchema.safeParse(parse(readFileSync(file, 'utf8')));
    if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
    return readSubject(basename(file, '.yaml'), read.data, today);
  });
  return subjects.sort((left, right) => left.order - right.order);
}
