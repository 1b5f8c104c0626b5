import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';
import { X } from './icons.ts';

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
