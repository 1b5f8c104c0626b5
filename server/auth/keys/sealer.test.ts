import { decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { createSealer, loadSigningKeys } from './signing-keys.ts';

const ONE = 'the first secret of thirty-two letters';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TWO = 'the second secret of thirty-two letters';
const keysOf = (...secrets: string[]) => loadSigningKeys({ secrets, secretsDir: '', issuer: '' });

describe('a sealed text', async () => {
  const keys = await keysOf(ONE);
  const sealed = await keys.seal('purpose', 'row', 'JBSWY3DPEHPK3PXP');

  test('opens only for its purpose and owner', async () => {
    expect(await keys.open('purpose', 'row', sealed)).toEqual({
      text: 'JBSWY3DPEHPK3PXP',
      isCurrent: true,
    });
    expect(await keys.open('purpose', 'another row', sealed)).toBeUndefined();
    expect(await keys.open('another purpose', 'row', sealed)).toBeUndefined();
  });

  test('is a JWE whose header names the secret and nothing else', () => {
    expect(decodeProtectedHeader(sealed)).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
      kid: expect.stringMatching(/^[\w-]{16}$/),
    });
  });

  test('reveals nothing about the text and is different each time', async () => {
    expect(sealed).not.toContain('JBSWY3DP');
    expect(await keys.seal('purpose', 'row', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  });

  test('that was modified does not open', async () => {
    for (let place = 0; place < sealed.length; place += 1) {
      // The last letter of a piece of Base64 may hold low bits that carry nothing; the highest counts.
      const other = LETTERS[LETTERS.indexOf(sealed[place] ?? '') ^ 32] ?? 'A';
      const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
      const opened = await keys.open('purpose', 'row', changed);
      expect([place, opened]).toEqual([place, undefined]);
    }
    for (const broken of ['', '.', 'x', sealed.slice(0, 20), sealed.split('.')[0] ?? '']) {
      expect(await keys.open('purpose', 'row', broken)).toBeUndefined();
    }
  });

  test('is not taken for a foreign one when a defect keeps it from opening', async () => {
    const { kid = '' } = decodeProtectedHeader(sealed);
    const broken = createSealer([{ id: kid, bytes: undefined as unknown as Uint8Array }]);
    await expect(broken.open('purpose', 'row', sealed)).rejects.toThrow(TypeError);
  });

  test('still opens after the secret was replaced, while the old one is listed', async () => {
    const both = await keysOf(TWO, ONE);
    expect(await both.open('purpose', 'row', sealed)).toEqual({
      text: 'JBSWY3DPEHPK3PXP',
      isCurrent: false,
    });
    expect(await (await keysOf(TWO)).open('purpose', 'row', sealed)).toBeUndefined();
  });
});
