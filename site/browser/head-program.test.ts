import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { THEMES } from '../layout/themes.ts';
import { HEAD_PROGRAM } from './head-program.ts';

const LIGHT = '(prefers-color-scheme: light)';
const DARK = '(prefers-color-scheme: dark) and (max-width: 48rem)';

let stored: Record<string, string>;
let page: ReturnType<typeof openPage>;

/** A page with one element for each scheme and the radio buttons of the choice. */
function openPage(localStorage: Record<string, string>) {
  const dataset: Record<string, string> = {};
  const schemed = [{ media: LIGHT }, { media: DARK }];
  const radios = THEMES.map(({ value }) => ({ name: 'theme', value, checked: false }));
  const listeners: Record<string, (event?: object) => void> = {};
  const addEventListener = (type: string, hear: (event?: object) => void) => {
    listeners[type] = hear;
  };
  class PerformanceObserver {
    observe() {}
  }
  const globals = {
    ...{ localStorage, addEventListener, PerformanceObserver },
    document: {
      ...{ addEventListener, documentElement: { dataset } },
      querySelectorAll: () => schemed,
      getElementsByName: () => radios,
    },
  };
  runInContext(HEAD_PROGRAM, createContext(globals));
  const read = () => ({
    theme: dataset.theme,
    media: schemed.map(({ media }) => media),
    checked: radios.filter(({ checked }) => checked).map(({ value }) => value),
  });
  return { read, hear: (type: string, event?: object) => listeners[type]?.(event) };
}

beforeEach(() => {
  stored = {};
  page = openPage(stored);
});

const AUTOMATIC = { theme: '', media: [LIGHT, DARK], checked: [''] };
const AT_NIGHT = {
  theme: 'dark',
  media: ['(max-width:0)', '(min-width:0) and (max-width: 48rem)'],
  checked: ['dark'],
};

it('leaves the theme to the system until the visitor chooses, and again once the choice is undone', () => {
  expect(page.read()).toEqual(AUTOMATIC);
  page.hear('change', { target: { name: 'theme', value: 'dark' } });
  expect(page.read()).toEqual(AT_NIGHT);
  expect(stored.theme).toBe('dark');
  page.hear('change', { target: { name: 'theme', value: '' } });
  expect(page.read()).toEqual(AUTOMATIC);
});

it('starts in the theme that was chosen, and follows other tabs', () => {
  expect(openPage({ theme: 'dark' }).read()).toEqual(AT_NIGHT);
  for (const type of ['storage', 'pagereveal', 'pageshow']) {
    stored.theme = 'dark';
    page.hear(type);
    expect(page.read(), type).toEqual(AT_NIGHT);
    delete stored.theme;
    page.hear(type);
    expect(page.read(), type).toEqual(AUTOMATIC);
  }
});

it('ignores an unknown theme, and form fields other than its radio buttons', () => {
  expect(openPage({ theme: 'sepia' }).read()).toEqual(AUTOMATIC);
  page.hear('change', { target: { name: 'email', value: 'dark' } });
  expect(page.read()).toEqual(AUTOMATIC);
});

it('keeps the choice for this page where storage is blocked', () => {
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const blocked = new Proxy({}, { get: fail, set: fail });
  const guarded = openPage(blocked);
  expect(guarded.read()).toEqual(AUTOMATIC);
  guarded.hear('change', { target: { name: 'theme', value: 'dark' } });
  expect(guarded.read()).toEqual(AT_NIGHT);
});
