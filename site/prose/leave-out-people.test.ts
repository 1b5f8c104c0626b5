import { expect, test } from 'vitest';
import { leaveOutPeople } from './leave-out-people.ts';

const HTML =
  '<h2>Growth</h2>\n<p>More counters.</p>\n<p>"Small first," said Arjun\nBedi.</p>\n<p>End.</p>';

test('a paragraph that names somebody is left out, also where the name is broken over two lines', () => {
  expect(leaveOutPeople(HTML, ['Meera Khanna', 'Arjun Bedi'])).toBe(
    '<h2>Growth</h2>\n<p>More counters.</p>\n<p>End.</p>',
  );
});

test('everything stays where nobody has to be left out', () => {
  expect(leaveOutPeople(HTML, [])).toBe(HTML);
});
