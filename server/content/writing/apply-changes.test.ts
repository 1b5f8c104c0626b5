import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FieldPath } from '../../../contract/desk/content/content.ts';
import { applyChanges, readValues } from './apply-changes.ts';

const FILES = globSync('content/**/*.{yaml,md}').sort();
const read = (file: string) => readFileSync(file, 'utf8');

type Leaf = { path: FieldPath; value: unknown };
const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every value of a file that is neither a list nor has fields. */
function leavesOf(value: unknown, path: FieldPath = []): Leaf[] {
  if (!isHolder(value)) return [{ path, value }];
  const names = Array.isArray(value) ? value.map((_entry, at) => at) : Object.keys(value);
  return names.flatMap((name) => leavesOf(value[name as keyof object], [...path, name]));
}

function listsOf(value: unknown, path: FieldPath = []): { path: FieldPath; list: unknown[] }[] {
  if (!isHolder(value)) return [];
  const own = Array.isArray(value) ? [{ path, list: value }] : [];
  const names = Array.isArray(value) ? value.map((_entry, at) => at) : Object.keys(value);
  return [
    ...own,
    ...names.flatMap((name) => listsOf(value[name as keyof object], [...path, name])),
  ];
}

/** Of a menu with four hundred values every tenth: each run takes the same ones. */
const some = <Entry>(entries: readonly Entry[], atMost: number): Entry[] => {
  const step = Math.ceil(entries.length / atMost);
  return entries.filter((_entry, at) => at % step === 0);
};

const commentsOf = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*# /.test(line));

/** Lines of the old text that the new one does not have, and the other way round. */
function changedLines(before: string, after: string): [string[], string[]] {
  const old = before.split('\n');
  const now = after.split('\n');
  let head = 0;
  while (head < old.length && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < old.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
}

describe.each(FILES)('%s', (file) => {
  const text = read(file);
  const { values } = readValues(file, text);
  const leaves = some(leavesOf(values), 30);
  const lists = some(listsOf(values), 8);

  test('a new value changes its own lines and nothing else', () => {
    for (const { path, value } of leaves) {
      const next = another(value);
      const changed = applyChanges(file, text, [{ op: 'set', path, value: next }]);
      expect(valueAt(readValues(file, changed).values, path)).toBe(next);
      const [gone, come] = changedLines(text, changed);
      const isBlock = gone.length > 1;
      expect(come.length, `${path.join('.')}: ${come.join('\n')}`).toBeLessThanOrEqual(
        isBlock ? gone.length : 1,
      );
      expect(commentsOf(changed)).toEqual(commentsOf(text));
    }
  });

  test('the value that is there already changes nothing', () => {
    for (const { path, value } of leaves.filter(({ value }) => String(value).length < 60)) {
      expect(applyChanges(file, text, [{ op: 'set', path, value }])).toBe(text);
    }
  });

  test('an entry that is moved there and back leaves the file as it was', () => {
    for (const { path, list } of lists.filter(({ list }) => list.length > 1)) {
      const last = list.length - 1;
      const there = applyChanges(file, text, [{ op: 'move', path, at: 0, to: last }]);
      expect(valueAt(readValues(file, there).values, path)).toEqual([...list.slice(1), list[0]]);
      const back = applyChanges(file, there, [{ op: 'move', path, at: last, to: 0 }]);
      expect(readValues(file, back)).toEqual(readValues(file, text));
      expect(commentsOf(back).sort()).toEqual(commentsOf(text).sort());
    }
  });

  test('an entry that is added and removed leaves the file as it was', () => {
    for (const { path, list } of lists.filter(({ list }) => list.length > 0)) {
      for (const at of [0, list.length]) {
        const value = structuredClone(list[0]);
        const more = applyChanges(file, text, [{ op: 'add', path, at, value }]);
        expect(valueAt(readValues(file, more).values, path)).toEqual(list.toSpliced(at, 0, value));
        const back = applyChanges(file, more, [{ op: 'remove', path, at }]);
        expect(back, `${path.join('.')} at ${at}`).toBe(text);
      }
    }
  });

  test('a field that is left out takes its line with it', () => {
    const names = isHolder(values) && !Array.isArray(values) ? Object.keys(values) : [];
    for (const name of names) {
      const without = applyChanges(file, text, [{ op: 'unset', path: [name] }]);
      const { [name as never]: _gone, ...rest } = values as object;
      expect(readValues(file, without).values).toEqual(rest);
      expect(without.length).toBeLessThan(text.length);
    }
  });
});

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : 'Aloo: "tikki" #1';
}

const valueAt = (values: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], values);
