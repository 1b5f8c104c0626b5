import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { INLINE_HASHES_FILE, sourceOf } from '../../policy/inline-hashes.ts';
import { writeBuiltSite } from '../../testing/built-site.ts';
import { openSite } from '../read-site.ts';
import { BUILT_WITH_FILE, STAMP_FILE } from './built-with.ts';
import { followBuilds } from './follow-builds.ts';

const env = { siteUrl: 'https://yctfc.example' };
const undo: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function serveBuild(look: { lookMs?: number } = { lookMs: 5 }) {
  const folder = writeBuiltSite();
  const site = await openSite(folder, env);
  const log = { info: vi.fn(), error: vi.fn(), warn: vi.fn() };
  const read = vi.fn(() => openSite(folder, env));
  const find = async () => folder;
  const following = await followBuilds({ find, site, read, log, ...look });
  undo.push(() => following.stop());
  const bodyOf = (path: string) => site.files.get(path)?.identity.body.toString();
  return { folder, log, read, bodyOf, site };
}

/** Replaces the built site by one whose about page has this text; undefined makes it unreadable. */
function exchange(folder: string, about: string | undefined, address?: string): void {
  const next = writeBuiltSite();
  if (about === undefined) rmSync(join(next, '404.html'));
  else writeFileSync(join(next, 'about.html'), about);
  if (address) writeFileSync(join(next, BUILT_WITH_FILE), JSON.stringify({ SITE_URL: address }));
  writeFileSync(join(next, STAMP_FILE), `stamp of ${about}`);
  rmSync(folder, { recursive: true });
  renameSync(next, folder);
}

test('a new build is served without a restart', async () => {
  const { folder, bodyOf, log } = await serveBuild();
  exchange(folder, '₹90');
  await vi.waitFor(() => expect(bodyOf('/about')).toBe('₹90'));
  expect(log.info).toHaveBeenCalledExactlyOnceWith('a new build is served');
  exchange(folder, '₹95');
  await vi.waitFor(() => expect(bodyOf('/about')).toBe('₹95'));
});

test('an unreadable build leaves the old one in place', async () => {
  const { folder, log, bodyOf } = await serveBuild();
  const before = bodyOf('/about');
  exchange(folder, undefined);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  expect(bodyOf('/about')).toBe(before);
});

test('an unchanged build is not read again', async () => {
  const { folder, read, bodyOf } = await serveBuild();
  exchange(folder, '₹90');
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  exchange(folder, '₹90');
  exchange(folder, '₹95');
  await vi.waitFor(() => expect(bodyOf('/about')).toBe('₹95'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('a build is looked for five times a second, and never while another one is read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  undo.push(() => void vi.useRealTimers());
  const { folder, read, bodyOf } = await serveBuild({});
  let finish = () => {};
  const isRead = new Promise<void>((resolve) => (finish = resolve));
  const reading = read.getMockImplementation();
  read.mockImplementationOnce(async () => {
    await isRead;
    return (reading as NonNullable<typeof reading>)();
  });
  exchange(folder, '₹90');
  vi.advanceTimersByTime(199);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  exchange(folder, '₹95');
  vi.advanceTimersByTime(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(() => expect(bodyOf('/about')).toBe('₹95'));
  expect(read, 'what was read may have been of both builds').toHaveBeenCalledTimes(2);
});

test('a build for another address is not served', async () => {
  const { folder, log, bodyOf, read } = await serveBuild();
  const before = bodyOf('/about');
  exchange(folder, '₹90', 'https://elsewhere.example');
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
  expect(bodyOf('/about')).toBe(before);
  expect(read).not.toHaveBeenCalled();
});

test('the page that the server fills in is that of the build', async () => {
  const { folder, site } = await serveBuild();
  const policy = site.templatePolicy;
  const next = writeBuiltSite();
  writeFileSync(join(next, 'templates/contact.html'), '<style>b{color:blue}</style>₹90');
  const code = { scripts: [], styles: [sourceOf('b{color:blue}')] };
  const hashes = JSON.stringify({ 'templates/contact.html': code });
  writeFileSync(join(next, INLINE_HASHES_FILE), hashes);
  writeFileSync(join(next, STAMP_FILE), 'another');
  rmSync(folder, { recursive: true });
  renameSync(next, folder);
  await vi.waitFor(() => expect(site.template).toContain('₹90'));
  expect(policy).not.toContain(code.styles[0]);
  expect(site.templatePolicy).toContain(code.styles[0]);
});
