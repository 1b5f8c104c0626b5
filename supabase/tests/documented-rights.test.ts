import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Actor } from './actors.ts';
import { DESK_FUNCTIONS } from './function-rights.ts';

const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const [, section = ''] = text.split('\n## Who may do what\n');

/** What the last cell of a role's row names. */
function namedIn(row: string): string[] {
  const line = section.split('\n').find((candidate) => candidate.startsWith(`| ${row} |`)) ?? '';
  return (line.split('|').at(-2) ?? '').match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
}

const mayCall = (actor: Actor): string[] =>
  DESK_FUNCTIONS.filter(([, { allowed }]) => allowed.includes(actor)).map(
    ([signature]) => signature.split('(')[0] ?? '',
  );

const ROWS: [Actor, string[]][] = [
  ['editor', [...namedIn('editor'), ...namedIn('signed in')]],
  ['viewer', [...namedIn('viewer'), ...namedIn('signed in')]],
  ['caller', [...namedIn('caller'), ...namedIn('viewer'), ...namedIn('signed in')]],
  ['administrator', namedIn('administrator')],
];

test.each(ROWS)('the architecture names what the %s may call, and nothing else', (actor, named) => {
  expect(new Set(named)).toEqual(new Set(mayCall(actor)));
});
