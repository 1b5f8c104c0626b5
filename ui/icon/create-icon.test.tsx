import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';
import { Icon } from './icon.tsx';
import { X } from './icons.ts';
import { lightIcons } from './light-icons.ts';

/** Attributes in any order. */
const parts = (markup: string) => markup.split(/[ <>]/).filter(Boolean).sort();

test('draws what the icon package draws', () => {
  const OurX = createIcon({
    name: 'x',
    node: [
      ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
      ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
    ],
  });
  const props = { className: 'icon', strokeWidth: 2.25, 'aria-hidden': true } as const;
  expect(parts(renderToStaticMarkup(createElement(OurX, props)))).toEqual(
    parts(renderToStaticMarkup(createElement(X, props))),
  );
});

test('is decoration unless it is named', () => {
  const draw = (label?: string) => renderToStaticMarkup(createElement(Icon, { icon: X, label }));
  expect(draw()).toMatch(/aria-hidden="true"/);
  expect(draw()).toMatch(/focusable="false"/);
  expect(draw()).not.toMatch(/role=|aria-label/);
  expect(draw('Close')).toMatch(/role="img" aria-label="Close"/);
  expect(draw('Close')).not.toMatch(/aria-hidden/);
});

test.each([
  [
    'browsers get our own runtime',
    'client',
    '../createLucideIcon.mjs',
    /ui\/icon\/create-icon\.ts$/,
  ],
  ['the build keeps that of the package', 'server', '../createLucideIcon.mjs', undefined],
  ['other modules stay as they are', 'client', './icons/x.mjs', undefined],
])('%s', (_what, consumer, source, expected) => {
  const { resolveId } = lightIcons();
  if (typeof resolveId !== 'function') throw new Error('The plugin resolves nothing.');
  const given = { environment: { config: { consumer } } };
  const found: unknown = Reflect.apply(resolveId, given, [source]);
  if (expected) expect(String(found).replaceAll('\\', '/')).toMatch(expected);
  else expect(found).toBeUndefined();
});

test("is drawn with the house's one stroke", () => {
  expect(renderToStaticMarkup(createElement(Icon, { icon: X }))).toMatch(/stroke-width="2.25"/);
});
