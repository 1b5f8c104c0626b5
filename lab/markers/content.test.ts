import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_TEMPLATE } from '../../contract/contact-template.ts';
import { compileContactPage } from '../../server/enquiry/contact-page.ts';
import {
  attack,
  harmless,
  hasMarker,
  runsIn,
  type Spelling,
  shapeOf,
} from '../../tests/support/markers/markers.ts';
import { readActions, readPdf, wordsOf } from '../../tests/support/site/read-pdf.ts';
import { buildMarkedSites, type MarkedSites } from './marked-sites.ts';

let sites: MarkedSites;
beforeAll(async () => {
  sites = await buildMarkedSites();
}, 600_000);
afterAll(() => sites?.remove(), 60_000);

/** A kind of file in both sites, in one order; names of assets hold a digest of what is in them. */
function pairsOf(pattern: string) {
  const list = (folder: string) => globSync(pattern, { cwd: folder }).sort();
  const [plain, attacked] = [list(sites.plain), list(sites.attacked)];
  expect(attacked.length).toBe(plain.length);
  expect(plain.length).toBeGreaterThan(0);
  return plain.map((name, at) => ({
    name,
    plain: readFileSync(join(sites.plain, name)),
    attacked: readFileSync(join(sites.attacked, attacked[at] ?? '')),
  }));
}

test('nearly every text of the content carries a marker', () => {
  expect(sites.count).toBeGreaterThan(2500);
});

test('a page has the same elements with the same attributes, and no marker runs', () => {
  const pages = pairsOf('**/*.html');
  const found = pages.map(({ name, plain, attacked }) => ({
    name,
    // A few of each: a page that breaks at its head differs to its end.
    more: missingFrom(shapeOf(plain.toString()), shapeOf(attacked.toString())).slice(0, 5),
    less: missingFrom(shapeOf(attacked.toString()), shapeOf(plain.toString())).slice(0, 5),
    runs: runsIn(attacked.toString()).slice(0, 5),
  }));
  expect(found.filter(({ more, less, runs }) => more.length + less.length + runs.length)).toEqual(
    [],
  );
  expect(pages.filter(({ attacked }) => hasMarker(attacked.toString())).length).toBeGreaterThan(60);
});

test('a form that is shown again has the same elements, whatever the visitor wrote', () => {
  const [page] = pairsOf(CONTACT_TEMPLATE);
  const errors = { phone: 'Enter a phone number.' };
  const shapeWith = (template: Buffer | undefined, spell: Spelling) => {
    const values = {
      name: spell(1),
      email: spell(2),
      phone: spell(3),
      subject: '',
      message: spell(4),
    };
    const html = compileContactPage(String(template))({ values, errors });
    return { shape: shapeOf(html), runs: runsIn(html) };
  };
  expect(shapeWith(page?.attacked, attack)).toEqual(shapeWith(page?.plain, harmless));
});

test('no program and no stylesheet holds a marker', () => {
  const files = globSync('**/*.{js,css,svg}', { cwd: sites.attacked });
  expect(files.length).toBeGreaterThan(200);
  // The digest in another file's name may look like a marker.
  const holds = (file: string) =>
    hasMarker(
      readFileSync(join(sites.attacked, file), 'utf8').replace(/\.[\w-]{8}\.(?:js|css)/g, ''),
    );
  expect(files.filter(holds)).toEqual([]);
});

describe('what programs read', () => {
  const keysOf = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(keysOf)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [hasMarker(key) ? '' : key, keysOf(inner)])
        : typeof value;

  test('data have the same keys', () => {
    for (const { name, plain, attacked } of pairsOf('**/*.{json,webmanifest}'))
      expect(keysOf(JSON.parse(attacked.toString())), name).toEqual(
        keysOf(JSON.parse(plain.toString())),
      );
  });

  test('feeds and lists have the same elements', () => {
    const { DOMParser } = new Window();
    const elementsOf = (xml: Buffer) =>
      [
        ...new DOMParser().parseFromString(xml.toString(), 'application/xml').querySelectorAll('*'),
      ].map(({ tagName, attributes }) => [tagName, ...[...attributes].map(({ name }) => name)]);
    for (const { name, plain, attacked } of pairsOf('**/*.xml'))
      expect(elementsOf(attacked), name).toEqual(elementsOf(plain));
  });

  test('headers, robots.txt and security.txt have the same lines', () => {
    const fieldsOf = (text: Buffer) =>
      text
        .toString()
        .split('\n')
        .map((line) => [line.split(':')[0], line.split(' ').length]);
    for (const { name, plain, attacked } of pairsOf('{_headers,robots.txt,.well-known/*.txt}'))
      expect(fieldsOf(attacked), name).toEqual(fieldsOf(plain));
  });
});

test('menus and prospectuses for print hold the markers as words, and lead where they led', async () => {
  for (const { name, plain, attacked } of pairsOf('{menus,prospectus}/*.pdf')) {
    expect(hasMarker(wordsOf(await readPdf(attacked))), name).toBe(true);
    expect(await readActions(attacked), name).toEqual(await readActions(plain));
  }
}, 120_000);

test('menus as text hold the markers as words', () => {
  for (const { name, attacked } of pairsOf('menus/*.txt'))
    expect(hasMarker(attacked.toString()), name).toBe(true);
});

test('share cards are drawn', async () => {
  for (const { name, attacked } of pairsOf('share/**/*.jpg')) {
    const { format, width, height } = await sharp(attacked).metadata();
    expect({ name, format, width, height }).toEqual({
      name,
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  }
});

/** What the second list has more often than the first. */
function missingFrom(list: readonly string[], other: readonly string[]): string[] {
  const left = [...list];
  return other.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
