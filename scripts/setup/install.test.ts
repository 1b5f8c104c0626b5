import { expect, test } from 'vitest';

// Plain JavaScript, because it runs before anything is installed.
const { explainInstall, isComplete } = await import(new URL('./install.mjs', import.meta.url).href);

const here = { os: [process.platform], cpu: [process.arch] };
const entry = (version: string, rest: object = {}) => ({
  version,
  integrity: `sha-${version}`,
  ...rest,
});
const wanted = {
  '': { name: 'product' },
  'node_modules/hono': entry('4.0.0'),
  'node_modules/node-here': entry('24.0.0', { optional: true, ...here }),
  'node_modules/node-elsewhere': entry('24.0.0', { optional: true, os: ['plan9'], cpu: ['mips'] }),
  'node_modules/vitest': entry('5.0.0', { dev: true }),
  'node_modules/fsevents': entry('2.0.0', { optional: true }),
};
const installed = {
  'node_modules/hono': entry('4.0.0'),
  'node_modules/node-here': entry('24.0.0', { optional: true }),
};

const { 'node_modules/hono': hono, 'node_modules/node-here': nodeHere } = installed;
const withTools = (version: string) => ({ ...installed, 'node_modules/vitest': entry(version) });

test.each([
  ['what this machine needs is enough', installed, false, true],
  ['checks need their tools too', installed, true, false],
  ['with their tools checks have all', withTools('5.0.0'), true, true],
  ['a tool of another version is installed again', withTools('4.0.0'), false, false],
  ['nothing is installed', undefined, false, false],
  ['a package is missing', { 'node_modules/node-here': nodeHere }, false, false],
  ['another version', { ...installed, 'node_modules/hono': entry('3.9.0') }, false, false],
  ['this machine’s own package is missing', { 'node_modules/hono': hono }, false, false],
])('%s', (_case, found, areToolsNeeded, isEnough) => {
  expect(isComplete(wanted, found, areToolsNeeded)).toBe(isEnough);
});

test.each([
  [
    ['npm error code ENOTFOUND', 'npm error network request to …'],
    /cannot reach its registry\. Check the network/,
  ],
  [['npm error code ENOSPC'], /disk is full\. Free/],
  [['npm error code EACCES'], /may not write here\. Run this as/],
  [
    ['npm http fetch GET 200 https://registry.example/ECONNRESET', 'npm error code EINTEGRITY'],
    /^npm error code EINTEGRITY\nThe install failed \(npm ended with code 1\)\. Mend/,
  ],
])('of %j a person is told what to do', (lines, words) => {
  expect(explainInstall(1, lines, true)).toMatch(words);
});

test('an install that was interrupted needs no explanation', () => {
  expect(explainInstall(130, [], true)).toBe('');
});
