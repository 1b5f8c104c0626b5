import { expect, it, vi } from 'vitest';
import { DEFAULT_SUBJECT, ENQUIRY_FIELDS } from '../../contract/enquiry.ts';
import { newId } from '../../contract/reference.ts';
import { readValues, toPayload } from './enquiry-values.ts';
import { FILLED } from './testing/filled-form.ts';

it('reads the fields and nothing else', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, other: 'x' })) form.append(name, value);
  expect(readValues(form)).toEqual(FILLED);
  expect(readValues(new FormData())).toEqual(
    Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ''])),
  );
});

it('names only a subject that was left open', () => {
  expect(toPayload(FILLED)).toEqual({ ...FILLED, subject: DEFAULT_SUBJECT });
  expect(toPayload({ ...FILLED, subject: 'support' }).subject).toBe('support');
});

it('makes keys that are UUIDs of version 4, each another', () => {
  const keys = Array.from({ length: 100 }, newId);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(100);
});

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('keeps every random bit of bytes %i but the six that mark the version', (byte, key) => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  random.mockImplementation((bytes) => (bytes as Uint8Array<ArrayBuffer>).fill(byte) as never);
  expect(newId()).toBe(key);
  random.mockRestore();
});
