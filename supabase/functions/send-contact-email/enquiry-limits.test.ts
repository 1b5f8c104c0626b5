import { expect, it } from 'vitest';
import { digest } from '../_shared/digest.ts';
import { bucketsOf } from './enquiry-limits.ts';
import { enquiry } from './testing/home.ts';

const DAY = 86_400;

it('counts an enquiry by network, address, number, message and in total, with limits that people do not reach', () => {
  expect(bucketsOf(enquiry, '203.0.113.7')).toEqual([
    { bucket: `enquiry-network:${digest('203.0.113.7')}`, allowed: 30, window_seconds: 600 },
    { bucket: `enquiry-address:${digest(enquiry.email)}`, allowed: 5, window_seconds: DAY },
    { bucket: `enquiry-phone:${digest(enquiry.phone)}`, allowed: 5, window_seconds: DAY },
    { bucket: `enquiry-words:${digest('space in phase 8')}`, allowed: 3, window_seconds: DAY },
    { bucket: `enquiry-all:${digest('all')}`, allowed: 120, window_seconds: 60 },
  ]);
});

it('ignores case and white space', () => {
  const same = { ...enquiry, email: 'HARPREET@Example.in', message: 'SPACE in\n Phase  8' };
  expect(bucketsOf(same, '203.0.113.7')).toEqual(bucketsOf(enquiry, '203.0.113.7'));
});
