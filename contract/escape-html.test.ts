import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('turns no text into markup and lets none leave its attribute', () => {
  expect(escapeHtml(`<a title="x" href='y'>&amp;`)).toBe(
    '&lt;a title=&quot;x&quot; href=&#39;y&#39;&gt;&amp;amp;',
  );
  expect(escapeHtml('हरप्रीत')).toBe('हरप्रीत');
});
