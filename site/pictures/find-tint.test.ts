import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { findTint } from './find-tint.ts';
import { pictureFile } from './picture-file.ts';

const shown = { src: '/a.png', width: 8, height: 8, format: 'png' as const };

it('finds the colour that most of a picture has, with two digits for each part', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yctfc-tint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const create = { width: 8, height: 8, channels: 3 as const, background: '#08f808' };
  await sharp({ create }).png().toFile(join(folder, 'a.png'));
  expect(await findTint({ ...shown, fsPath: join(folder, 'a.png') } as typeof shown)).toBe(
    '#08f808',
  );
});

it('names a picture that comes from no file', () => {
  expect(() => pictureFile(shown)).toThrow('/a.png: no source file is known');
});
