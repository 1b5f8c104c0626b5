import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check, inCopy, useContentCopy } from '../check/testing/content-copy.ts';

useContentCopy();

function makeBrand(name: string) {
  const program = ['scripts/generate/new-brand.ts', '--content', inCopy(), name];
  return spawnSync(process.execPath, program, { encoding: 'utf8' });
}

test('makes a folder of which each placeholder is refused, with its place and what belongs there', () => {
  expect(makeBrand("Nani's Tandoor & Tales").status).toBe(0);
  const { faults, status } = check();
  const folder = 'content/brands/nanis-tandoor-tales/';
  expect(status).toBe(1);
  expect(faults.filter(({ file }) => !file.startsWith(folder))).toEqual([]);
  for (const file of ['brand.yaml', 'menu.yaml']) {
    const lines = readFileSync(inCopy(`brands/nanis-tandoor-tales/${file}`), 'utf8').split('\n');
    const written = lines.flatMap((line, at) => {
      const column = line.indexOf('"REPLACE ME') + 1;
      return column > 0 ? [`${at + 1}:${column}`] : [];
    });
    const said = faults.filter((fault) => fault.file === folder + file);
    expect(said.map(({ line, column }) => `${line}:${column}`)).toEqual(written);
  }
  const pictures = faults.filter(({ field }) => field === 'the picture');
  const names = ['hero.jpg', 'logo.svg', 'motif.svg'];
  for (let number = 1; number <= 9; number += 1) names.push(`gallery/0${number}.jpg`);
  expect(pictures.map(({ file }) => file.slice(folder.length)).sort()).toEqual(names.sort());
  expect(pictures[0]?.remedy).toBe('put here picture 01');
});

test('stands behind the others, and leaves a folder alone that is there', () => {
  makeBrand('Tandoor Tales');
  const written = () => readFileSync(inCopy('brands/tandoor-tales/brand.yaml'), 'utf8');
  expect(written()).toMatch(/^name: "Tandoor Tales"\norder: 10$/m);
  const before = written();
  const { status, stderr } = makeBrand('Tandoor tales');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/tandoor-tales is there already; nothing was changed\.\n$/),
  });
  expect(written()).toBe(before);
});

test('asks for a name', () => {
  const { status, stderr } = makeBrand('  ');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('Say its name'),
  });
  expect(existsSync(inCopy('brands/undefined'))).toBe(false);
});
