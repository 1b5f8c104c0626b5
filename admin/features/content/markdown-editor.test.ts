// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown-editor.tsx';

test('what a programme could run is shown as text or left out', () => {
  expect(renderMarkdown('<script>alert(1)</script>')).not.toContain('<script');
  expect(renderMarkdown('a <img src=x onerror=alert(1)> b')).not.toContain('<img');
  expect(renderMarkdown('[press](javascript:alert(1))')).not.toContain('javascript:');
});

test('headings, lists and tables become what they are', () => {
  const html = renderMarkdown('## Costs\n\n- rent\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  for (const tag of ['<h2>Costs</h2>', '<li>rent</li>', '<td>2</td>']) expect(html).toContain(tag);
});
