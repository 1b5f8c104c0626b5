import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerAsset, answerContent, answerPage, keepBuild } from './shell.ts';

/** Caches as the browser has them, as far as the worker uses them. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const put = async (path: string, answer: Response) => void store.set(path, answer);
    return {
      put,
      match: async (path: string) => store.get(path)?.clone(),
      add: async (path: string) => put(path, await fetch(path)),
    };
  };
  const remove = async (name: string) => stores.delete(name);
  return { stores, open, keys: async () => [...stores.keys()], delete: remove };
}

let site: Record<string, string>;
let caches: ReturnType<typeof fakeCaches>;
const ADMIN = 'https://desk.example/admin';

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin: 'https://desk.example' });
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname;
    if (site.isAway) throw new TypeError('Failed to fetch');
    return new Response(site[path] ?? '', { status: site[path] === undefined ? 404 : 200 });
  });
  site = build('1');
});
afterEach(() => void vi.unstubAllGlobals());

/** A build whose parts name each other in the ways that bundlers write. */
const build = (mark: string): Record<string, string> => ({
  '/admin': `<style>src:url(/assets/fonts/f${mark}.woff2)</style><astro-island component-url="/assets/app.${mark}.js">`,
  '/admin/desk.json': `{"build": ${mark}}`,
  '/admin/help.json': `{"help": ${mark}}`,
  [`/assets/fonts/f${mark}.woff2`]: 'font',
  [`/assets/app.${mark}.js`]: `import"./react.${mark}.js";const a=()=>import(\`./late.${mark}.js\`);"./not-there.js"`,
  [`/assets/react.${mark}.js`]: 'react',
  [`/assets/late.${mark}.js`]: `["assets/deep.${mark}.js"];import("./app.${mark}.js")`,
  [`/assets/deep.${mark}.js`]: 'deep',
});

const keep = () => keepBuild(new Response(site['/admin']));
async function open(): Promise<string> {
  const lasting: Promise<unknown>[] = [];
  const answer = await answerPage(new Request(ADMIN), (work) => lasting.push(work));
  await Promise.allSettled(lasting);
  return answer.text();
}
const asset = async (path: string) =>
  (await answerAsset(new Request(`https://desk.example${path}`))).text();

test('a build is kept with all that its parts name, and opens without network', async () => {
  const { '/admin': page } = site;
  await keep();
  expect([...(caches.stores.values().next().value?.keys() ?? [])].sort()).toEqual(
    Object.keys(site).sort(),
  );
  site = { isAway: 'yes' };
  expect(await open()).toBe(page);
  expect(await asset('/assets/deep.1.js')).toBe('deep');
  const contentOf = async (name: string) =>
    (await answerContent(new Request(`${ADMIN}/${name}`))).json();
  expect(await contentOf('desk.json')).toEqual({ build: 1 });
  expect(await contentOf('help.json')).toEqual({ help: 1 });
});

test('the server’s page comes first, and its build is kept in place of older ones', async () => {
  for (const mark of ['1', '2', '3']) {
    site = build(mark);
    expect(await open()).toBe(site['/admin']);
  }
  // Of the one before an open tab may still load parts.
  expect(caches.stores.size).toBe(2);
  const third = site['/admin'];
  site = { isAway: 'yes' };
  expect(await open()).toBe(third);
  expect(await asset('/assets/late.2.js')).toContain('deep.2.js');
  await expect(asset('/assets/late.1.js')).rejects.toThrow();
});

test('a build that could not be kept whole never opens', async () => {
  const { '/admin': page } = site;
  await keep();
  const { '/admin/desk.json': _missing, ...broken } = build('2');
  site = broken;
  vi.stubGlobal('fetch', async (path: string) => {
    if (String(path).includes('late.2')) throw new TypeError('Failed to fetch');
    return new Response(site[path]);
  });
  await expect(keep()).rejects.toThrow();
  site = { isAway: 'yes' };
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await open()).toBe(page);
});

test('a gateway that answers for an absent server is no page', async () => {
  const { '/admin': page } = site;
  await keep();
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
  expect(await open()).toBe(page);
});
