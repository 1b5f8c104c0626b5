import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EQUIVALENTS, isEquivalent } from './equivalents.ts';
import { findMutants } from './find-mutants.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

test('each change that is left out can still be made', () => {
  const gone = EQUIVALENTS.filter((known) => {
    const text = readFileSync(join(PROJECT, known.file), 'utf8');
    const same = findMutants(known.file, text).filter(({ change }) => change === known.change);
    return !same.some((mutant) => isEquivalent(mutant, text));
  });
  expect(gone).toEqual([]);
});
