import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { valueAt } from '../../../contract/desk/content/field-path.ts';
import { applyChanges } from './apply-changes.ts';
import { parseText, readValues, writeText } from './content-text.ts';

/** Every value of a file with its path, and those that it stands in. */
function* valuesOf(value: unknown, path: FieldPath = []): Generator<[FieldPath, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Of a menu with four hundred values every tenth: each run takes the same ones. */
const some = <Entry>(entries: readonly Entry[], atMost: number): Entry[] => {
  const step = Math.ceil(entries.length / atMost);
  return entries.filter((_entry, at) => at % step === 0);
};

const commentsOf = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*# /.test(line));

/** How many lines of one text the other has not, or not so often. */
function countLost(text: string, other: string): number {
  const left = Map.groupBy(other.split('\n'), (line) => line);
  return text.split('\n').filter((line) => left.get(line)?.pop() === undefined).length;
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : 'Aloo: "tikki" #1';
}

describe.each(globSync('content/**/*.{yaml,md}').sort())('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { values } = readValues(file, text);
  const all = [...valuesOf(values)];
  const leaves = some(
    all.filter(([, value]) => typeof value !== 'object'),
    30,
  );
  const lists = some(
    all.filter((one): one is [FieldPath, unknown[]] => Array.isArray(one[1]) && one[1].length > 0),
    8,
  );

  test('it is written as a save would write it, so that a save changes no other line', () => {
    const written = writeText(parseText(file, text));
    expect(written, 'npm run generate -- content').toBe(text);
  });

  test('a new value changes its own line and nothing else', () => {
    for (const [path, value] of leaves) {
      const next = another(value);
      const changed = applyChanges(file, text, [{ op: 'set', path, value: next }]);
      expect(valueAt(readValues(file, changed).values, path)).toBe(next);
      expect(countLost(changed, text), path.join('.')).toBe(1);
      expect(commentsOf(changed)).toEqual(commentsOf(text));
      expect(applyChanges(file, text, [{ op: 'set', path, value }])).toBe(text);
    }
  });

  test('an entry that is moved there and back loses no comment', () => {
    for (const [path, list] of lists) {
      const to = list.length - 1;
      const there = applyChanges(file, text, [{ op: 'move', path, at: 0, to }]);
      expect(valueAt(readValues(file, there).values, path)).toEqual([...list.slice(1), list[0]]);
      const back = applyChanges(file, there, [{ op: 'move', path, at: to, to: 0 }]);
      expect(readValues(file, back)).toEqual(readValues(file, text));
      expect(commentsOf(back).sort()).toEqual(commentsOf(text).sort());
    }
  });

  test('an entry that is added and removed leaves the file as it was', () => {
    for (const [path, list] of lists) {
      for (const at of [0, list.length]) {
        const value = list[0];
        const more = applyChanges(file, text, [{ op: 'add', path, at, value }]);
        expect(valueAt(readValues(file, more).values, path)).toEqual(list.toSpliced(at, 0, value));
        const back = applyChanges(file, more, [{ op: 'remove', path, at }]);
        expect(back, `${path.join('.')} at ${at}`).toBe(text);
      }
    }
  });

  test('a field that is left out takes its line with it', () => {
    for (const [path] of all.filter(([path]) => path.length === 1 && !Array.isArray(values))) {
      const without = applyChanges(file, text, [{ op: 'unset', path }]);
      const { [path[0] as never]: _gone, ...rest } = values as object;
      expect(readValues(file, without).values).toEqual(rest);
      expect(without.length).toBeLessThan(text.length);
    }
  });
});
