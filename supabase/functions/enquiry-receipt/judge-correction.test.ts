import { expect, it, vi } from 'vitest';
import { judgeCorrection } from './judge-correction.ts';

const CURRENT = {
  name: 'Asha Rani',
  email: 'asha@example.in',
  phone: '+919876511111',
  message: 'A kiosk in Mohali, see https://a.example https://b.example https://c.example',
};
const judge = (changes: Partial<typeof CURRENT>, wait = 0) => {
  const countRequest = vi.fn(async () => wait);
  const reasons = judgeCorrection({ ...CURRENT, ...changes }, CURRENT, {
    countRequest,
    network: '203.0.113.7',
  });
  return { reasons, countRequest };
};

it('lets a person correct a number, and does not judge again what was judged', async () => {
  expect(await judge({ phone: '+919876522222' }).reasons).toEqual([]);
});

it.each([
  ['a name that is a link', { name: 'https://spam.example' }],
  ['forum links', { message: '[url=https://spam.example]win[/url]' }],
  ['more links than before', { message: `${CURRENT.message} https://d.example` }],
])('holds back %s', async (_what, changes) => {
  expect(await judge(changes).reasons).not.toEqual([]);
});

it('counts what was changed, by the rates of enquiries', async () => {
  const { reasons, countRequest } = judge({ message: 'CALL Me' }, 1);
  expect(await reasons).toEqual(['The same message came several times']);
  expect(countRequest).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'correction-words', allowed: 3 }),
    'call me',
  );
});
