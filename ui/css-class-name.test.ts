import { expect, it } from 'vitest';
import { cssClassName } from './css-class-name.ts';

it('keeps the name readable and apart from that of another file', () => {
  const one = cssClassName('heading', 'site/one.module.css');
  expect(one).toMatch(/^heading-[a-z0-9]{3}$/);
  expect(cssClassName('heading', 'site/two.module.css')).not.toBe(one);
});

it('gives server and browser builds the same name, whatever they ask the file with', () => {
  expect(cssClassName('card', 'site/one.module.css?used')).toBe(
    cssClassName('card', `${process.cwd()}/site/one.module.css`),
  );
});

it('refuses a name that two files would share', () => {
  const nameMany = () => {
    // There are 46 656 names.
    for (let file = 0; file < 5000; file++) cssClassName('shared', `site/${file}.module.css`);
  };
  expect(nameMany).toThrow(/^The class \.shared of site\/\d+\.module\.css meets that of site\/\d+/);
});
