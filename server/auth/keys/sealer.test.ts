import { describe, expect, test } from 'vitest';
import { loadSigningKeys } from './signing-keys.ts';

const ONE = 'the first secret of thirty-two letters';
const TWO = 'the second secret of thirty-two letters';
const keysOf = (...secrets: string[]) => loadSigningKeys({ secrets, secretsDir: '' });

describe('a sealed text', async () => {
  const keys = await keysOf(ONE);
  const sealed = keys.seal('purpose', 'row', 'JBSWY3DPEHPK3PXP');

  test('opens for its purpose and owner only', () => {
    expect(keys.open('purpose', 'row', sealed)).toEqual({
      text: 'JBSWY3DPEHPK3PXP',
      isCurrent: true,
    });
    expect(keys.open('purpose', 'another row', sealed)).toBeUndefined();
    expect(keys.open('another purpose', 'row', sealed)).toBeUndefined();
  });

  test('says nothing of the text and is never the same twice', () => {
    expect(sealed).not.toContain('JBSWY3DP');
    expect(keys.seal('purpose', 'row', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  });

  test('that was changed anywhere does not open', () => {
    for (let place = 0; place < sealed.length; place += 1) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
      const opened = keys.open('purpose', 'row', changed);
      // The last letters of Base64 may hold bits that carry nothing.
      if (place < sealed.length - 1) expect([place, opened]).toEqual([place, undefined]);
    }
    for (const broken of ['', '.', 'x', sealed.slice(0, 20), sealed.split('.')[0] ?? '']) {
      expect(keys.open('purpose', 'row', broken)).toBeUndefined();
    }
  });

  test('opens after the secret was replaced while the old one is still known', async () => {
    const both = await keysOf(TWO, ONE);
    expect(both.open('purpose', 'row', sealed)).toEqual({
      text: 'JBSWY3DPEHPK3PXP',
      isCurrent: false,
    });
    expect((await keysOf(TWO)).open('purpose', 'row', sealed)).toBeUndefined();
  });
});
