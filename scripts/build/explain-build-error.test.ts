import { expect, test } from 'vitest';
import { explainBuildError, leaveOutPlaces } from './explain-build-error.ts';

const AT = { file: '/project/content/brands/roll-nation/brand.yaml', line: 3 };

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const hint = 'Yes.';

test.each([
  ['a rule about content is its sentence alone', fault('content/a.yaml: no'), 'content/a.yaml: no'],
  [
    'it keeps to itself where its code stands',
    fault('content/a.yaml: no', { loc: AT }),
    'content/a.yaml: no',
  ],
  [
    'what Astro finds has its hint and its place',
    fault('no', { hint, loc: AT }),
    `no\nYes.\n${AT.file}:3`,
  ],
  ['a place without a line is its file', fault('no', { hint, loc: { file: 'a' } }), 'no\nYes.\na'],
  ['a place without a file is none', fault('no', { hint, loc: { line: 3 } }), 'no\nYes.'],
  ['a hint stands without a place', fault('no', { hint }), 'no\nYes.'],
])('%s', (_case, error, text) => {
  expect(explainBuildError(error)).toBe(`The build failed.\n${text}`);
});

test('a defect keeps its stack, and what is no error is written as it is', () => {
  const error = new Error('undefined is no function');
  expect(explainBuildError(error)).toContain(error.stack);
  expect(explainBuildError('no')).toBe('no');
});

test('the desk is told neither where code stands nor where it was built', () => {
  const defect = explainBuildError(new Error('/about: title has 64 characters, 60 are shown'));
  expect(leaveOutPlaces(defect, '/srv')).toBe(
    'The build failed.\nError: /about: title has 64 characters, 60 are shown',
  );
  const explained = explainBuildError(fault('no', { hint, loc: AT }));
  expect(leaveOutPlaces(explained, '/project')).toBe(
    'The build failed.\nno\nYes.\ncontent/brands/roll-nation/brand.yaml:3',
  );
});
