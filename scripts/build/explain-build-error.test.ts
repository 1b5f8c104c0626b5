import { expect, test } from 'vitest';
import { explainBuildError } from './explain-build-error.ts';

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
  ['what is no error is written as it is', 'no', 'no'],
])('%s', (_case, error, text) => {
  expect(explainBuildError(error)).toBe(text);
});

test('a defect keeps its stack', () => {
  const error = new Error('undefined is no function');
  expect(explainBuildError(error)).toContain(error.stack);
});
