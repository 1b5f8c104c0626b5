import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EnquiryEntry } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { folderOfTest } from '../../tests/support/folders.ts';
import { openSpool, type Spool } from './spool.ts';

/**
 * The spool's file operations in order: only a synced file in a synced folder survives a power
 * loss.
 */
const steps: string[] = [];
const nameOf = (path: unknown) => {
  const name = basename(String(path));
  return name.replace(/^.*\.(draft|json|refused)$/, '$1').replace(/^yctfc-folder-.*/, 'folder');
};

vi.mock('node:fs/promises', async (importOriginal) => {
  const disk = await importOriginal<typeof import('node:fs/promises')>();
  const note = <T>(step: string, work: Promise<T>): Promise<T> =>
    work.then((result) => {
      steps.push(step);
      return result;
    });
  const watch = (handle: FileHandle, name: string) =>
    new Proxy(handle, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        const call = (...given: unknown[]) => value.apply(target, given);
        return key === 'sync' || key === 'writeFile'
          ? (...given: unknown[]) => note(`${key} ${name}`, call(...given))
          : call;
      },
    });
  return {
    ...disk,
    open: async (...[path, ...rest]: Parameters<typeof disk.open>) =>
      watch(await disk.open(path, ...rest), nameOf(path)),
    rename: (from: string, to: string) =>
      note(`rename ${nameOf(from)} to ${nameOf(to)}`, disk.rename(from, to)),
    rm: (...[path, options]: Parameters<typeof disk.rm>) =>
      note(`remove ${nameOf(path)}`, disk.rm(path, options)),
  };
});

const entry = { id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479', enquiry: {} } as EnquiryEntry;
let folder: string;
let spool: Spool;
beforeEach(async () => {
  folder = folderOfTest();
  spool = await openSpool(folder);
  steps.length = 0;
});

it('syncs an entry and its name before it reports it as kept', async () => {
  await spool.add(entry);
  expect(steps).toEqual(['writeFile draft', 'sync draft', 'rename draft to json', 'sync folder']);
});

it('syncs the removal of an entry', async () => {
  await spool.add(entry);
  const names = await spool.list();
  steps.length = 0;
  await spool.remove(names);
  expect(steps).toEqual(['remove json', 'sync folder']);
});

it('syncs putting an entry aside', async () => {
  await spool.add(entry);
  const [name = ''] = await spool.list();
  steps.length = 0;
  await spool.putAside(name);
  expect(steps).toEqual(['rename json to refused', 'sync folder']);
});
