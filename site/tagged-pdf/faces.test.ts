import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { unwrapWoff } from './faces.ts';

const file = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/figtree/files/${name}.woff`));

test.each(['figtree-latin-400-normal', 'figtree-latin-ext-800-normal'])(
  '%s draws the same letters out of its wrapping',
  (name) => {
    const woff = file(name);
    const plain = unwrapWoff(woff);
    expect(plain.readUInt32BE(0)).toBe(0x00010000);
    const [wrapped, unwrapped] = [create(woff) as Font, create(plain) as Font];
    expect(unwrapped.characterSet).toEqual(wrapped.characterSet);
    for (const letter of wrapped.characterSet) {
      const [before, after] = [wrapped, unwrapped].map((font) => font.glyphForCodePoint(letter));
      expect(after?.path.toSVG()).toBe(before?.path.toSVG());
      expect(after?.advanceWidth).toBe(before?.advanceWidth);
    }
    expect(unwrapped.layout('Ta fi ffi').advanceWidth).toBe(
      wrapped.layout('Ta fi ffi').advanceWidth,
    );
  },
);

test('what is no font is refused', () => {
  expect(() => unwrapWoff(Buffer.from('no font'))).toThrow(RangeError);
  expect(() => unwrapWoff(file('figtree-latin-400-normal').subarray(0, 200))).toThrow();
});
