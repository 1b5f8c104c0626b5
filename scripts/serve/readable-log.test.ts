import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';

// Plain JavaScript, because it runs before anything is installed.
const { readableLine } = await import(new URL('./readable-log.mjs', import.meta.url).href);

test('the log is readable, and nothing in it commands the terminal', () => {
  const entry = {
    level: 'warn',
    time: '2026-01-01T00:00:00.000Z',
    msg: 'lost \u001b[2J\u009b2J',
    path: '/a\u001b]0;x\u0007',
    err: { stack: 'Error: no\n    at a\u001b[H' },
  };
  const text: string = readableLine(JSON.stringify(entry));
  expect(stripVTControlCharacters(text)).toMatch(
    /^ {2}\d\d:\d\d:00 warn lost ·\[2J·2J path=\/a·\]0;x·/,
  );
  expect(text).toContain('    at a·[H');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  expect(text.replace(/\x1b\[\d+m/g, '')).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
  expect(readableLine('Mail written to a.eml\u001b[2J')).toBe('Mail written to a.eml·[2J');
  expect(readableLine('{"half": ')).toBe('{"half": ');
});
