import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { STAMP_FILE } from './built-with.ts';
import { followBuilds } from './follow-builds.ts';
import { openSite } from './open-site.ts';
import { writeBuiltSite } from './testing/built-site.ts';

const env = { siteUrl: 'https://yctfc.example' };
const undo: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function serveBuild(look: { lookMs?: number } = { lookMs: 5 }) {
  const built = writeBuiltSite();
  undo.push(() => built.remove());
  const { folder } = built;
  const { site } = await openSite(folder, env);
  const log = { info: vi.fn(), error: vi.fn() };
  const read = vi.fn(async () => (await openSite(folder, env)).site);
  const following = await followBuilds({ folder, site, read, log, ...look });
  undo.push(() => following.stop());
  const bodyOf = (path: string) => {
    const file = site.files.get(path);
    return file?.kind === 'held' ? file.identity.body.toString() : undefined;
  };
  return { folder, log, read, bodyOf };
}

/** Replaces the built site by one whose about page has this text; undefined makes it unreadable. */
function exchange(folder: string, about: string | undefined): void {
  const next = writeBuiltSite();
  if (about === undefined) rmSync(join(next.folder, '404.html'));
  else writeFileSync(join(next.folder, 'about.html'), about);
  writeFileSync(join(next.folder, STAMP_FILE), `stamp of ${about}`);
  rmSync(folder, { recursive: true });
  renameSync(next.folder, folder);
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
  finish();
  await vi.waitFor(() => expect(bodyOf('/about')).toBe('₹95'));
  expect(read).toHaveBeenCalledTimes(1);
});
