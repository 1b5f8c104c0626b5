import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/folders.ts';
import { release } from './release.mjs';

const OLDER = '## [1.0.0] - 2026-11-22\n\n- All of it.\n';
const NEWS = '### Added\n\n- # of leads on *Today*.\n';

let project: string;
const pathOf = (file: string) => join(project, file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim();

beforeEach(() => {
  project = folderOfTest();
  git('init', '--quiet');
  git('config', 'user.email', 'dev@example.in');
  git('config', 'user.name', 'A developer');
  commit(NEWS);
});

function commit(news: string): void {
  const named = { name: 'yctfc', version: '1.0.0' };
  writeFileSync(pathOf('package.json'), JSON.stringify(named));
  writeFileSync(
    pathOf('package-lock.json'),
    JSON.stringify({ ...named, lockfileVersion: 3, packages: { '': named } }),
  );
  writeFileSync(pathOf('CHANGELOG.md'), `# Changelog\n\n## [Unreleased]\n\n${news}\n${OLDER}`);
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: a number');
}

test('a release has its version, its heading, and a tag that says what changed', () => {
  release({ positionals: ['minor'] }, project);
  const { version, packages } = JSON.parse(read('package-lock.json'));
  expect([JSON.parse(read('package.json')).version, version, packages[''].version]).toEqual([
    '1.1.0',
    '1.1.0',
    '1.1.0',
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect(read('CHANGELOG.md')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - ${today}\n\n${NEWS}\n${OLDER}`,
  );
  expect(git('tag', '--list', '--points-at', 'HEAD', '--format=%(contents)')).toBe(
    `v1.1.0\n\n${NEWS.trim()}`,
  );
  expect(git('status', '--porcelain')).toBe('');
});

test.each([
  [['huge'], 'Say major, minor, patch'],
  [['minor', 'major'], 'Say major, minor, patch'],
  [[], 'Say major, minor, patch'],
])('%j is no release', (positionals, said) => {
  expect(() => release({ positionals }, project)).toThrow(said);
});

test('nothing is released with changes that are not committed, or without news', () => {
  writeFileSync(pathOf('draft.txt'), '');
  expect(() => release({ positionals: ['patch'] }, project)).toThrow('Commit your changes');
  git('add', '.');
  commit('');
  expect(() => release({ positionals: ['patch'] }, project)).toThrow('what changed');
  expect(git('tag', '--list')).toBe('');
});
