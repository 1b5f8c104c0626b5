import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { warnOfBuiltSamples } from '../../server/process/sample-warning.ts';
import { BUILD_OF_COPY, copyProject } from './testing/copy-project.ts';

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
interface Person {
  name: string;
  sample?: true;
}
const { legal, phone } = parse(readFileSync('content/company.yaml', 'utf8'));
/** A fact that the owner has confirmed is no longer wrapped. */
const samplesOf = (facts: readonly unknown[]) =>
  facts.flatMap((fact) => (Object(fact).sample ? [String(Object(fact).value)] : []));
const LEGAL_NUMBERS = samplesOf([legal.cin, legal.gstin, legal.fssai]);
const people: Person[] = parse(readFileSync('content/people.yaml', 'utf8'));
const PEOPLE = people.filter(({ sample }) => sample).map(({ name }) => name);
const SAMPLES = [...LEGAL_NUMBERS, ...PEOPLE];
const { peopleOnRequest } = parse(readFileSync('content/pages/about.yaml', 'utf8'));

const run = promisify(execFile);
let project: string;

/** Builds the copy for an address, over what stands there. */
async function buildFor(siteUrl: string, ...options: string[]) {
  const env = { ...BUILD_OF_COPY, SITE_URL: siteUrl };
  const program = ['scripts/build/build.ts', '--out', 'site-of-test', ...options];
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

  test('shows every sample', () => {
    expect(SAMPLES.filter((sample) => !built.text.includes(sample))).toEqual([]);
  });

  test('warns of nothing', async () => {
    expect(built.said).toContain('Building the site...');
    expect(built.said).not.toContain('to confirm');
    expect(await warnOfBuiltSamples(built.folder, 'http://localhost:3000')).toEqual([]);
  });

  test('says what strangers would see when it is served to them', async () => {
    const warning = (await warnOfBuiltSamples(built.folder, PUBLIC)).join(' ');
    expect(warning).not.toContain('left out');
    expect(warning).toContain('npm run build');
  });
});

describe('what stands there, samples or not,', () => {
  const folder = () => join(project, 'site-of-test');
  const read = (file: string) => readFileSync(join(folder(), file), 'utf8');

  test('stands where it was asked for, and the workshop is gone', () => {
    expect(readdirSync(folder())).toEqual(expect.arrayContaining(['404.html', 'about.html']));
    expect(readdirSync(join(project, '.cache')).filter((name) => /^build-/.test(name))).toEqual([]);
  });

  test('says what it was built from and what a static host must send', () => {
    expect(JSON.parse(read('.built-with.json')).SITE_URL).toBe('http://localhost:3000');
    expect(read('.fingerprint')).toMatch(/^[\da-f]{64}$/);
    expect(read('_headers')).toContain('content-security-policy');
  });

  test('is trimmed, compressed, and holds no picture that nothing leads to', () => {
    expect(read('about.html')).toMatch(/<link rel="stylesheet" href="\/assets\/print\./);
    const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' });
    for (const ending of ['br', 'gz']) expect(files).toContain(`about.html.${ending}`);
    const texts = files
      .filter((file) => /\.(html|xml|css|js|json)$/.test(file))
      .map(read)
      .join();
    const pictures = files.filter((file) => /^assets\/.*\.(jpg|avif|webp|png)$/.test(file));
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(texts).toContain(basename(picture));
  });

  test('is left alone while nothing has changed', async () => {
    const stamp = statSync(join(folder(), 'about.html')).mtimeMs;
    const { said } = await buildFor('http://localhost:3000', '--if-needed');
    expect(said).toBe('');
    expect(statSync(join(folder(), 'about.html')).mtimeMs).toBe(stamp);
  }, 120_000);
});

describe('a site for strangers, built where the other stood', () => {
  let built: Awaited<ReturnType<typeof buildFor>>;
  beforeAll(async () => {
    built = await buildFor(PUBLIC);
  }, 300_000);

  test('knows no sample', () => {
    expect(SAMPLES.filter((sample) => built.text.includes(sample))).toEqual([]);
  });

  test('says what a visitor may ask for, and keeps the ways to reach the company', () => {
    if (LEGAL_NUMBERS.length > 0) expect(built.notFound).toMatch(/[A-Z, a-z]+: on request/);
    expect(built.notFound).toContain(`tel:${phone.value ?? phone}`);
    if (people.every(({ sample }) => sample)) expect(built.text).toContain(peopleOnRequest);
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
