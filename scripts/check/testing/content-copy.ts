import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect } from 'vitest';
import type { ContentFault } from '../../../contract/desk/content/content.ts';
import { folderOfTest } from '../../../tests/support/folders.ts';

const PROGRAM = resolve('scripts/check/check-content.ts');
let folder: string;

/** Gives each test of a file a copy of the product's own content. */
export function useContentCopy(): void {
  beforeEach(() => {
    folder = join(folderOfTest(), 'content');
    cpSync('content', folder, { recursive: true });
  });
}

/** The copy, or a file of it. */
export const inCopy = (file = ''): string => join(folder, file);

export function check(): { faults: ContentFault[]; status: number | null } {
  const program = [PROGRAM, '--json', '--content', folder];
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const { faults } = JSON.parse(stdout) as { faults: ContentFault[] };
  return { faults, status };
}

/** @returns the line of the change */
export function change(file: string, from: string | RegExp, to: string): number {
  const text = readFileSync(inCopy(file), 'utf8');
  const offset = text.search(from);
  expect(offset).toBeGreaterThanOrEqual(0);
  writeFileSync(inCopy(file), text.replace(from, to));
  return text.slice(0, offset).split('\n').length;
}

/** What it is, its file, what is changed into what, and words of what is said then. */
export type Fault = [fault: string, file: string, from: string | RegExp, to: string, says: string];

/** Faults of different files are tried together, since each look at all content takes a second. */
export function inRounds(faults: readonly Fault[]): [Fault[]][] {
  const rounds: Fault[][] = [];
  for (const fault of faults) {
    const free = rounds.find((round) => round.every(([, file]) => file !== fault[1]));
    if (free) free.push(fault);
    else rounds.push([fault]);
  }
  return rounds.map((round) => [round]);
}

/** Makes the faults, and expects that each is said in its file, at most so many lines from its own. */
export function expectSaid(round: readonly Fault[], linesApart: number): void {
  const lines = round.map(([, file, from, to]) => change(file, from, to));
  const { faults, status } = check();
  expect(status).toBe(1);
  const wrong = round.flatMap(([fault, file, , , says], at) => {
    const found = faults.filter((one) => one.file === `content/${file}`);
    const isSaid = found
      .map(({ problem }) => problem)
      .join()
      .includes(says);
    const isNear = found.some(({ line }) => Math.abs(line - (lines[at] ?? 0)) <= linesApart);
    return isSaid && isNear ? [] : [{ fault, says, found }];
  });
  expect(wrong).toEqual([]);
}
