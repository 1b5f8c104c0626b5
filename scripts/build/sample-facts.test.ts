import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { warnOfBuiltSamples } from '../../server/process/sample-warning.ts';
import { copyProject } from './testing/copy-project.ts';

const PUBLIC = 'https://yctfc.example';
const PAGES = [
  '404.astro',
  'about.astro',
  'media.astro',
  'media/[slug].astro',
  'blog/rss.xml.ts',
  'admin/facts-to-confirm.json.ts',
];
const FILES = [
  '404.html',
  'about.html',
  'media.html',
  'media/best-franchise-award.html',
  'media/expansion-milestone.html',
  'blog/rss.xml',
];
const LEGAL_NUMBERS = ['U56101CH2019PTC000000', '04AAAAA0000A1Z0', '10000000000000'];
const PEOPLE = [
  'Harpreet Singh Gill',
  'Meera Khanna',
  'Arjun Bedi',
  'Kavita Rana',
  'Suresh Nair',
  'Nidhi Arora',
  'Rohan Malhotra',
];

const run = promisify(execFile);
let project: string;

/** Builds the copy for an address, over what stands there. */
async function buildFor(siteUrl: string) {
  const env = { ...process.env, SITE_URL: siteUrl };
  const program = ['scripts/build/build.ts', '--out', 'site-of-test'];
  const { stdout, stderr } = await run(process.execPath, program, { cwd: project, env });
  const folder = join(project, 'site-of-test');
  const texts = FILES.map((file) => readFileSync(join(folder, file), 'utf8').replace(/\s+/g, ' '));
  return { folder, said: stdout + stderr, text: texts.join('\n'), notFound: texts[0] ?? '' };
}

beforeAll(() => {
  project = copyProject(PAGES);
});
afterAll(() => rmSync(project, { recursive: true }));

describe('a site for the own machine', () => {
  let built: Awaited<ReturnType<typeof buildFor>>;
  beforeAll(async () => {
    built = await buildFor('http://localhost:3000');
  }, 300_000);

  test.each([...LEGAL_NUMBERS, ...PEOPLE])('shows %s', (sample) => {
    expect(built.text).toContain(sample);
  });

  test('warns of nothing', async () => {
    expect(built.said).not.toContain('to confirm');
    expect(await warnOfBuiltSamples(built.folder, 'http://localhost:3000')).toEqual([]);
  });

  test('says what strangers would see when it is served to them', async () => {
    const warning = (await warnOfBuiltSamples(built.folder, PUBLIC)).join(' ');
    expect(warning).not.toContain('left out');
    expect(warning).toContain('npm run build');
  });
});

describe('a site for strangers, built where the other stood', () => {
  let built: Awaited<ReturnType<typeof buildFor>>;
  beforeAll(async () => {
    built = await buildFor(PUBLIC);
  }, 300_000);

  test.each([...LEGAL_NUMBERS, ...PEOPLE])('does not know %s', (sample) => {
    expect(built.text).not.toContain(sample);
  });

  test('says what a visitor may ask for, and keeps the ways to reach the company', () => {
    expect(built.notFound).toContain('CIN, GSTIN, FSSAI, Grievances: on request');
    expect(built.notFound).toContain('tel:+919876543210');
    expect(built.text).toContain('<dc:creator>YCTFC</dc:creator>');
    expect(built.text).toContain('Names on request');
    expect(built.text).not.toContain('undefined');
  });

  test('links no account that nobody has confirmed', () => {
    expect(built.text).not.toMatch(/youtube\.com|instagram\.com/);
    expect(built.text).toContain('expansion');
  });

  test('is warned about by the build and by the server, with each place', async () => {
    const warning = await warnOfBuiltSamples(built.folder, PUBLIC);
    expect(warning[0]).toMatch(/^\d{2,} facts to confirm/);
    for (const line of warning) expect(built.said).toContain(line);
    const people = readFileSync('content/people.yaml', 'utf8').split('\n');
    const lines = people.flatMap((line, index) =>
      line.includes('sample: true') ? [index + 1] : [],
    );
    expect(warning).toContain(`  content/people.yaml:${lines.join(',')}`);
  });

  test('hides the samples also where it is served under another address', async () => {
    const warning = await warnOfBuiltSamples(built.folder, 'https://other.example');
    expect(warning.join(' ')).toContain('are left out of the pages');
  });
});
