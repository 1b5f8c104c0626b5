import { expect, test } from 'vitest';
import { escapeHtml } from '../../../contract/escape-html.ts';
import { compileTemplate, keepText } from './messages.ts';

test('inserts values and escapes them', () => {
  const render = compileTemplate('<a title="{{ .Email }}">{{.Email}}</a>', ['Email']);
  expect(render({ Email: `"><script>'&` }, escapeHtml)).toBe(
    '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">&quot;&gt;&lt;script&gt;&#39;&amp;</a>',
  );
});

test('a value is never interpreted as a template', () => {
  const render = compileTemplate('{{ .A }}', ['A', 'B']);
  expect(render({ A: '{{ .B }}$&', B: 'secret' }, keepText)).toBe('{{ .B }}$&');
});

test('plain text stays on one line', () => {
  const render = compileTemplate('To {{ .A }}.', ['A']);
  expect(render({ A: 'x\r\nBcc: y' }, keepText)).toBe('To x Bcc: y.');
});

test.each([
  ['{{ .Token }}', /Unknown template variable .Token/],
  ['{{ if .A }}x{{ end }}', /Not understood/],
  ['{{ .A | html }}', /Not understood/],
  ['{{ .A }', /Not understood/],
  ['.A }}', /Not understood/],
])('refuses %j', (source, message) => {
  expect(() => compileTemplate(source, ['A'])).toThrow(message);
});

test('a missing value is an error', () => {
  expect(() => compileTemplate('{{ .A }}', ['A'])({}, keepText)).toThrow(/No value/);
});
