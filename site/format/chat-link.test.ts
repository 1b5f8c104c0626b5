import { expect, it } from 'vitest';
import { chatLink } from './chat-link.ts';

it('keeps only the digits of the number', () => {
  expect(chatLink('+91 98765-43210')).toBe('https://wa.me/919876543210');
});

it('encodes the message so that it arrives unchanged', () => {
  const message = 'Rolls & momos: what is 100% + more?';
  const link = chatLink('+919876543210', message);
  expect(link).not.toContain(' ');
  expect(link).not.toContain('+');
  expect(new URL(link).searchParams.get('text')).toBe(message);
});
