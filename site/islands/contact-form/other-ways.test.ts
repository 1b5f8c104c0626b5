import { expect, it } from 'vitest';
import { FILLED } from '../../outbox/testing/filled-form.ts';
import { otherWayLinks } from './other-ways.ts';

const ways = { chatNumber: '+919876543212', email: 'support@yctfc.com', phone: '+919876543210' };

it('carries along what was written', () => {
  const message = 'Rolls & momos: 100% + more?\nसेक्टर ७१';
  const links = otherWayLinks(ways, { ...FILLED, message });
  expect(new URL(links.chat).searchParams.get('text')).toBe(
    `${message}\n\nHarpreet Kaur, 98765 43210, harpreet@example.in`,
  );
  expect(links.email).toMatch(/^mailto:support@yctfc\.com\?subject=/);
  expect(links.email).not.toContain('+');
  expect(new URL(links.email).searchParams.get('body')).toContain(message);
  expect(links.phone).toBe('tel:+919876543210');
});

it('keeps links short enough for the programs that open them', () => {
  const { chat } = otherWayLinks(ways, { ...FILLED, message: '🍛'.repeat(2500) });
  const text = new URL(chat).searchParams.get('text') ?? '';
  expect([...text]).toHaveLength(1500);
  expect(text.endsWith('…')).toBe(true);
  expect(text.isWellFormed()).toBe(true);
});
