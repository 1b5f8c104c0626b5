import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';

// Plain JavaScript, because it runs before anything is installed.
const load = (file: string) => import(new URL(file, import.meta.url).href);
const { drawIntroduction, openScreen, readableLine } = await load('./screen.mjs');

/** What a person sees in the end: a line that was cleared is gone. */
function openTerminal(columns = 80) {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  const out = { columns, write };
  const read = () =>
    written
      .split('\n')
      .map((line) => stripVTControlCharacters(line.split('\r\x1b[2K').at(-1) ?? ''));
  return { screen: openScreen(out), read };
}

test('a step moves on one line, tells how long it took, and other lines go above it', () => {
  vi.useFakeTimers({ now: 0 });
  const { screen, read } = openTerminal();
  screen.begin('Website', 'building');
  vi.advanceTimersByTime(4_000);
  expect(read()).toEqual([expect.stringMatching(/^ {2}\S Website +building · 4 s$/)]);
  screen.print('a warning');
  expect(read()).toEqual(['a warning', expect.stringContaining('building')]);
  screen.end('62 pages');
  expect(read()).toEqual(['a warning', expect.stringMatching(/✓ Website +62 pages · 4 s$/), '']);
  vi.useRealTimers();
});

test('a step that had nothing to do leaves nothing, and a narrow terminal no second line', () => {
  const { screen, read } = openTerminal(20);
  screen.begin('Website', 'a text that is wider than the terminal');
  expect(read()[0]).toHaveLength(19);
  screen.end();
  expect(read()).toEqual(['']);
});

const INTRODUCTION = {
  rows: [
    ['Site', 'http://localhost:3000'],
    ['Sign up', 'http://localhost:3000/auth#signup=owner@example.in'],
  ],
  warnings: ['ADMIN_EMAIL is not set; set it before anyone else can reach this address.'],
};

test.each([40, 80])('at %i columns the introduction fits, and its links stay whole', (columns) => {
  const lines = stripVTControlCharacters(
    drawIntroduction(INTRODUCTION, { o: 'open', q: 'stop' }, columns),
  ).split('\n');
  for (const [, address] of INTRODUCTION.rows)
    expect(lines.some((line) => line.includes(String(address)))).toBe(true);
  const wide = lines.filter((line) => line.length > columns && !line.includes('http'));
  expect(wide).toEqual([]);
  expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(INTRODUCTION.warnings[0]);
  expect(lines.some((line) => line.includes('╭'))).toBe(columns === 80);
});

test('a terminal that says no width is taken for one of 80', () => {
  expect(drawIntroduction(INTRODUCTION, {}, 0)).toBe(drawIntroduction(INTRODUCTION, {}, 80));
});

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
