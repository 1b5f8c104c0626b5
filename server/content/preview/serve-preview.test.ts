import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shapeOf } from '../../../tests/support/markers/markers.ts';
import type { AppEnv } from '../../context.ts';
import {
  buildFolder,
  keepPreview,
  showBefore,
  showBuild,
} from '../../static/builds/kept-builds.ts';
import { PREVIEW_COOKIE } from '../../static/preview-cookie.ts';
import { writeBuiltSite } from '../../static/testing/built-site.ts';
import { makeCookie } from './pass.ts';
import { openPreview } from './serve-preview.ts';

const keys = {
  digests: (purpose: string, text: string) => [
    createHmac('sha256', 'secret').update(`${purpose}:${text}`).digest(),
  ],
};
const built = writeBuiltSite();
const dataDir = mkdtempSync(join(tmpdir(), 'yctfc-preview-'));
const AT = new Date().toISOString();
const build = (id: string) => ({ id, commit: id, at: AT, by: 'owner@example.in' });
afterAll(() => {
  built.remove();
  rmSync(dataDir, { recursive: true });
});

beforeEach(async () => {
  cpSync(built.folder, buildFolder(dataDir, 'draft'), { recursive: true });
  await keepPreview(dataDir, { id: 'draft', commit: 'draft', at: AT });
});

async function openSite() {
  const env = { dataDir, siteUrl: 'https://yctfc.example' };
  const { show } = await openPreview({ env, keys });
  const app = new Hono<AppEnv>().use(show).get('*', (c) => c.text('live'));
  return async (path: string, cookie: string) => {
    const answer = await app.request(path, { headers: { cookie: `${PREVIEW_COOKIE}=${cookie}` } });
    return (await answer.text()) === 'live' ? 'live' : 'draft';
  };
}

/** A pass that somebody got a little while ago. */
const earlierPass = () => makeCookie(keys, Date.now() - 1000);

test('a browser with a pass sees the draft, and never in place of the desk', async () => {
  const look = await openSite();
  expect(await look('/about', earlierPass())).toBe('draft');
  expect(await look('/nowhere', earlierPass())).toBe('draft');
  expect(await look('/admin', earlierPass())).toBe('live');
  expect(await look('/about', 'made-up')).toBe('live');
});

test('a publishing and an undo end what was opened before; the draft can be opened again', async () => {
  const look = await openSite();
  const pass = earlierPass();
  expect(await look('/about', pass)).toBe('draft');
  await showBuild(dataDir, build('draft'));
  expect(await look('/about', pass)).toBe('live');
  const next = makeCookie(keys, Date.now() + 1000);
  expect(await look('/about', next)).toBe('draft');
  await showBefore(dataDir);
  expect(await look('/about', pass)).toBe('live');
});

test('the bar is added behind the page, whatever its words hold', async () => {
  const page = '<!doctype html><html><body><p title="</body> onclick=x()">About</p></body></html>';
  writeFileSync(join(buildFolder(dataDir, 'draft'), 'about.html'), page);
  const { show } = await openPreview({ env: { dataDir, siteUrl: 'https://yctfc.example' }, keys });
  const app = new Hono<AppEnv>().use(show);
  const cookie = `${PREVIEW_COOKIE}=${makeCookie(keys, Date.now() + 1000)}`;
  const answer = await app.request('/about', { headers: { cookie } });
  const shape = shapeOf(await answer.text());
  expect(shape).toEqual([...shapeOf(page), 'script defer src'].sort());
});
