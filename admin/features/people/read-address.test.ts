// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { readAddress } from './person-view.tsx';

test.each([
  [' Asha@Example.in ', 'asha@example.in'],
  ['098765 43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['asha', undefined],
  ['a@b@c', undefined],
  ['12', undefined],
  ['', undefined],
])('%j is %j', (input, address) => expect(readAddress(input)).toBe(address));
