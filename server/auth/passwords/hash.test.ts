import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { openPasswords, QueueFullError } from './hash.ts';

const passwords = openPasswords();

test('hashes with salt and the current costs, and recognises the password', async () => {
  const [one, two] = [await passwords.hash('नमस्ते दुनिया'), await passwords.hash('नमस्ते दुनिया')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.check('नमस्ते दुनिया', one)).toEqual({ isValid: true, isOutdated: false });
  expect((await passwords.check('नमस्ते दुनियो', one)).isValid).toBe(false);
});

test('no password matches a missing or broken hash', async () => {
  for (const stored of [undefined, '', '$argon2id$broken', 'plain text']) {
    expect((await passwords.check('plain text', stored)).isValid).toBe(false);
  }
});

test('reports a hash made with other costs', async () => {
  const stored = await hash('secret', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  expect(await passwords.check('secret', stored)).toEqual({ isValid: true, isOutdated: true });
});

test('refuses work beyond the queue', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 80 }, () => passwords.hash('flood')),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(80 - 66);
  expect(refused.every(({ reason }) => reason instanceof QueueFullError)).toBe(true);
});

test('the lane of known devices is bounded as well', async () => {
  const checks = Array.from({ length: 12 }, () => passwords.check('x', undefined, 'known'));
  const refused = (await Promise.allSettled(checks)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(12 - 9);
});

test('a flood of strangers does not fill the lane of known devices', async () => {
  const flood = Promise.allSettled(Array.from({ length: 80 }, () => passwords.hash('flood')));
  const known = Array.from({ length: 9 }, () => passwords.check('x', undefined, 'known'));
  await expect(passwords.check('x', undefined)).rejects.toThrow(QueueFullError);
  expect(await Promise.all(known)).toHaveLength(9);
  expect((await flood).filter(({ status }) => status === 'rejected')).toHaveLength(80 - 66);
});
