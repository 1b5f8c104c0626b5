import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it('groups an Indian mobile number', () => {
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
});

it('leaves a foreign number as it is', () => {
  expect(formatPhone('+447911123456')).toBe('+447911123456');
});
