import { expect, test } from 'vitest';
import { explainBuildError, leaveOutPlaces } from './explain-build-error.ts';

const AT = { file: '/project/content/brands/roll-nation/brand.yaml', line: 3 };

test.each([
  [
    'a rule about content is its sentence alone',
    new Error('content/brands/roll-nation/menu.yaml: price: ₹400 is too much'),
    'The build failed.\ncontent/brands/roll-nation/menu.yaml: price: ₹400 is too much',
  ],
  [
    'what Astro finds has its hint and its place',
    Object.assign(new Error('name: Required'), { hint: 'Write a name.', loc: AT }),
    `The build failed.\nname: Required\nWrite a name.\n${AT.file}:3`,
  ],
  [
    'a rule about content keeps to itself where its code stands',
    Object.assign(new Error('content/a.yaml: no'), { loc: AT }),
    'The build failed.\ncontent/a.yaml: no',
  ],
  [
    'a place without a line is its file',
    Object.assign(new Error('no'), { hint: 'Yes.', loc: { file: 'a.yaml' } }),
    'The build failed.\nno\nYes.\na.yaml',
  ],
  [
    'a place without a file is none',
    Object.assign(new Error('no'), { hint: 'Yes.', loc: { line: 3 } }),
    'The build failed.\nno\nYes.',
  ],
  [
    'a hint stands without a place',
    Object.assign(new Error('no'), { hint: 'Yes.' }),
    'The build failed.\nno\nYes.',
  ],
  ['what is no error is written as it is', 'no', 'no'],
])('%s', (_case, error, text) => {
  expect(explainBuildError(error)).toBe(text);
});

test('a defect keeps its stack', () => {
  const error = new Error('undefined is no function');
  expect(explainBuildError(error)).toContain(error.stack);
});

test('the desk is told neither where code stands nor where it was built', () => {
  const defect = explainBuildError(new Error('/about: title has 64 characters, 60 are shown'));
  expect(leaveOutPlaces(defect, '/srv')).toBe(
    'The build failed.\nError: /about: title has 64 characters, 60 are shown',
  );
  const fault = explainBuildError(Object.assign(new Error('no'), { hint: 'Yes.', loc: AT }));
  expect(leaveOutPlaces(fault, '/project')).toBe(
    'The build failed.\nno\nYes.\ncontent/brands/roll-nation/brand.yaml:3',
  );
});
