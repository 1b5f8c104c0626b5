import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFiles } from './watch-files.ts';

async function watchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-watch-'));
  const path = (name: string) => join(folder, name);
  mkdirSync(path('content/brands'), { recursive: true });
  writeFileSync(path('settings.json'), '1');
  const seen = new Set<string>();
  const told: (readonly string[])[] = [];
  const watching = await watchFiles(
    [path('content'), path('settings.json'), path('absent')],
    (changed) => {
      told.push(changed);
      for (const one of changed) seen.add(one);
    },
  );
  onTestFinished(async () => {
    await watching.stop();
    rmSync(folder, { recursive: true });
  });
  return { path, seen, told };
}

test('a file deep in a folder and one by its name are watched', async () => {
  const { path, seen } = await watchFolder();
  writeFileSync(path('content/brands/menu.yaml'), 'price: 90');
  await vi.waitFor(() => expect(seen).toContain(path('content/brands/menu.yaml')));
  writeFileSync(path('draft'), '2');
  renameSync(path('draft'), path('settings.json'));
  await vi.waitFor(() => expect(seen).toContain(path('settings.json')));
});

test('a file that an editor replaces again and again is seen each time', async () => {
  const { path, seen } = await watchFolder();
  const menu = path('content/brands/menu.yaml');
  for (let price = 80; price < 100; price += 1) {
    seen.clear();
    writeFileSync(path('content/brands/.draft'), `price: ${price}`);
    renameSync(path('content/brands/.draft'), menu);
    await vi.waitFor(() => expect(seen).toContain(menu));
  }
});

test('changes are told together and once, when nothing changes any more', async () => {
  const { path, told } = await watchFolder();
  const [one, two] = [path('content/one.yaml'), path('content/two.yaml')];
  writeFileSync(one, '1');
  writeFileSync(two, '2');
  await vi.waitFor(() => expect(told.flat()).toEqual(expect.arrayContaining([one, two])));
  const before = told.length;
  writeFileSync(path('content/three.yaml'), '3');
  await vi.waitFor(() => expect(told.flat()).toContain(path('content/three.yaml')));
  for (const list of told) expect(list).not.toEqual([]);
  for (const list of told.slice(before)) expect(list).not.toContain(one);
});

test('what an editor writes for itself is no change', async () => {
  const { path, seen } = await watchFolder();
  for (const name of ['.menu.yaml.swp', 'menu.yaml~']) writeFileSync(path(`content/${name}`), '');
  writeFileSync(path('content/menu.yaml'), '');
  await vi.waitFor(() => expect(seen).toContain(path('content/menu.yaml')));
  expect([...seen].filter((one) => /swp|~/.test(one))).toEqual([]);
});
