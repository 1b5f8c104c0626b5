import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { ContentFault } from '../../../site/content/check/fault.ts';

const PROGRAM = resolve('scripts/check/check-content.ts');
let folder: string;

/** Gives each test of a file a copy of the product's own content. */
export function useContentCopy(): void {
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'yctfc-content-')), 'content');
    cpSync('content', folder, { recursive: true });
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));
}

/** The copy, or a file of it. */
export const inCopy = (file = ''): string => join(folder, file);

export function check(): { faults: ContentFault[]; status: number | null } {
  const program = [PROGRAM, '--json', '--content', folder];
  const { stdout, stderr, status } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return { ...(JSON.parse(stdout) as { faults: ContentFault[] }), status };
}

/** @returns the line of the change */
export function change(file: string, from: string | RegExp, to: string): number {
  const text = readFileSync(inCopy(file), 'utf8');
  const offset = text.search(from);
  expect(offset).toBeGreaterThanOrEqual(0);
  writeFileSync(inCopy(file), text.replace(from, to));
  return text.slice(0, offset).split('\n').length;
}
