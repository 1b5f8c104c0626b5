import { describe, expect, it } from 'vitest';
import { ageOfFormToken, signFormToken, signReceipt, verifyReceipt } from './signatures.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const OTHER = 'f47ac10b-58cc-4372-a567-0e02b2c3d470';
const OLD = 'the secret of last year';
const NEW = 'the secret of this year';
const NOW = Date.UTC(2026, 10, 21);

/** Changes one character of a text. */
const spoil = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('a receipt', () => {
  it('contains its submission’s id and is always the same', () => {
    const token = signReceipt(ID, [NEW]);
    expect(token).toMatch(/^[0-9a-f-]{36}\.[\w-]{22}$/);
    expect(signReceipt(ID, [NEW])).toBe(token);
    expect(verifyReceipt(token, [NEW])).toBe(ID);
  });

  it('stays valid after its secret was replaced, while that one is still listed', () => {
    expect(verifyReceipt(signReceipt(ID, [OLD]), [NEW, OLD])).toBe(ID);
    expect(verifyReceipt(signReceipt(ID, [OLD]), [NEW])).toBeUndefined();
  });

  it('is refused with any character changed, cut, moved or added', () => {
    const token = signReceipt(ID, [NEW]);
    const forged = [
      // The last character carries unused bits; they must match all the same.
      ...Array.from(token, (_, at) => spoil(token, at)),
      token.slice(0, -1),
      `${token}A`,
      `${OTHER}${token.slice(36)}`,
      token.toUpperCase(),
      ID,
      `${ID}.`,
      '',
      `${token}\n`,
    ].filter((text) => text !== token);
    expect(forged.filter((text) => verifyReceipt(text, [NEW]) !== undefined)).toEqual([]);
  });

  it('cannot be made without a secret', () => {
    for (const secrets of [[], ['']]) expect(() => signReceipt(ID, secrets)).toThrow('no secret');
  });
});

describe('a form token', () => {
  it('tells how long ago its form was opened', () => {
    const token = signFormToken(ID, NOW, [NEW]);
    expect(ageOfFormToken(token, ID, NOW + 5_000, [NEW])).toBe(5_000);
    expect(ageOfFormToken(token, ID, NOW - 60_000, [NEW]), 'from the future').toBeLessThan(0);
  });

  it('is valid for no other submission and no other time', () => {
    const token = signFormToken(ID, NOW, [NEW]);
    expect(ageOfFormToken(token, OTHER, NOW, [NEW])).toBeUndefined();
    const earlier = `${Math.floor(NOW / 1000 - 3600).toString(36)}.${token.split('.')[1]}`;
    expect(ageOfFormToken(earlier, ID, NOW, [NEW])).toBeUndefined();
    expect(ageOfFormToken(token, ID, NOW, [OLD])).toBeUndefined();
  });

  it('is not accepted as a receipt, nor a receipt as a form token', () => {
    const [, receipt = ''] = signReceipt(ID, [NEW]).split('.');
    expect(ageOfFormToken(`abc.${receipt}`, ID, NOW, [NEW])).toBeUndefined();
    const [, signature = ''] = signFormToken(ID, NOW, [NEW]).split('.');
    expect(verifyReceipt(`${ID}.${signature}`, [NEW])).toBeUndefined();
  });
});
