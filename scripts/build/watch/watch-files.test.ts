import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFiles } from './watch-files.ts';

function watchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-watch-'));
  const path = (name: string) => join(folder, name);
  mkdirSync(path('content/brands'), { recursive: true });
  writeFileSync(path('settings.json'), '1');
  const seen = new Set<string>();
  const watching = watchFiles(
    [path('content'), path('settings.json'), path('absent')],
    (changed) => {
      for (const one of changed) seen.add(one);
    },
  );
  onTestFinished(() => {
    watching.stop();
    rmSync(folder, { recursive: true });
  });
  return { path, seen };
}

test('a file deep in a folder and one by its name are watched', async () => {
  const { path, seen } = watchFolder();
  writeFileSync(path('content/brands/menu.yaml'), 'price: 90');
  await vi.waitFor(() => expect(seen).toContain(path('content/brands/menu.yaml')));
  writeFileSync(path('draft'), '2');
  renameSync(path('draft'), path('settings.json'));
  await vi.waitFor(() => expect(seen).toContain(path('settings.json')));
  expect(seen).not.toContain(path('draft'));
});

test('what an editor writes for itself is no change', async () => {
  const { path, seen } = watchFolder();
  for (const name of ['.menu.yaml.swp', 'menu.yaml~']) writeFileSync(path(`content/${name}`), '');
  writeFileSync(path('content/menu.yaml'), '');
  await vi.waitFor(() => expect(seen).toContain(path('content/menu.yaml')));
  expect([...seen].filter((one) => /swp|~/.test(one))).toEqual([]);
});
