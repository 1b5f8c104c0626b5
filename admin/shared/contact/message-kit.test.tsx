// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { messagesSchema } from '../../../site/content/messages.ts';
import { readAddress } from '../../../site/tools/payback/payback-lab.tsx';
import { KNOWN } from '../../testing/known.ts';
import { controls, press, show, type, wordsOf } from '../../testing/person.ts';
import { makeRow } from '../../testing/untouched.ts';
import MessageKit from './message-kit.tsx';

const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'));
const DESK: DeskContent = {
  ...{ ...read('desk'), ...KNOWN, ...messagesSchema.parse(read('messages')) },
  links: {
    site: 'https://yctfc.example',
    map: 'https://maps.example',
    papers: [
      { name: 'Cloud Kitchen Model', slug: 'cloud-kitchen-model', plan: 'model=cloudKitchen' },
      { name: 'Roll Nation', slug: 'roll-nation', plan: 'menu=roll-nation' },
    ],
  },
};
DESK.score.openCities ??= [];

const onSend = vi.fn();
const open = (change: Partial<ListRow>, channel: 'whatsapp' | 'mail' = 'whatsapp') =>
  show(
    <MessageKit
      {...{
        channel,
        onSend,
        desk: DESK,
        href: channel === 'mail' ? 'mailto:a@b' : 'https://wa.me/91',
      }}
      lead={makeRow({ name: ' Gurpreet  Kaur', message: 'Hello', ...change })}
      onClose={() => {}}
    />,
  );
const link = () =>
  document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me"], a[href^="mailto"]');
/** What the visitor will read. */
const sent = () => new URL(link()?.href ?? '').searchParams;
const text = () => sent().get('text') ?? sent().get('body') ?? '';
const chosen = () =>
  [...document.querySelectorAll('[role=tab][aria-selected=true], strong')].map(wordsOf);

beforeEach(() => onSend.mockClear());

test.each<[Partial<ListRow>, string]>([
  [{}, 'First answer'],
  [{ answered_at: '2026-11-21T00:10:00Z' }, 'Missed call'],
  [{ answered_at: '2026-11-21T00:10:00Z', calls_allowed: false }, 'Reminder'],
  [{ stage: 'contacted' }, 'Prospectus'],
  [{ stage: 'contacted', subject: 'support' }, 'Reminder'],
  [{ stage: 'qualified' }, 'Invitation to visit'],
  [{ stage: 'site-visit' }, 'Thank you after the visit'],
  [{ stage: 'negotiating' }, 'Documents'],
  [{ stage: 'not-suitable' }, 'Closing'],
])('to a lead that is %j the message is first: %s', async (change, name) => {
  await open(change);
  expect(chosen()).toEqual(['English', name]);
});

test.each<[Partial<ListRow>, string]>([
  [{ language: ' punjabi', message: 'mujhe franchise chahiye, kitna paisa' }, 'Punjabi'],
  [{ message: 'mujhe franchise chahiye, kitna paisa lagega' }, 'Hindi'],
  [{ message: 'ਫਰੈਂਚਾਈਜ਼ ਬਾਰੇ ਦੱਸੋ ਜੀ' }, 'Punjabi'],
  [{ language: 'Tamil' }, 'English'],
])('for a lead that is %j the language is %s', async (change, language) => {
  await open(change);
  expect(chosen()[0]).toBe(language);
});

test('nobody is asked what he has written', async () => {
  await open({});
  const questions = ['Which city', 'Do you have a place', 'What is a good time'];
  for (const question of questions) expect(text()).toContain(question);
  await open({
    message: 'I want a franchise in Zirakpur, 450 sq ft, call me after 6 pm',
    interest: { place: 'owned' },
  });
  for (const question of questions) expect(text()).not.toContain(question);
  expect(text()).toContain('You have Zirakpur in mind.');
  expect(text()).toContain('at the time you asked for');
});

test('a message calls the visitor by the first name, and us by the name kept on this device', async () => {
  await open({ id: '3f7a91c2-0000-4000-8000-000000000000' });
  expect(text()).toMatch(/^Hello Gurpreet, .*YC-3F7A-91C2/);
  expect(text()).not.toContain('I am');
  await type('Your name in messages', 'Simar ');
  expect(text()).toContain('I am Simar, and');
  await open({});
  expect(text()).toContain('I am Simar, and');
});

test.each<[Partial<ListRow>, string | undefined]>([
  [{ model: 'Cloud Kitchen Model', brand: 'Roll Nation' }, 'cloud-kitchen-model'],
  [{ brand: 'Roll Nation' }, 'roll-nation'],
  [{ interest: { models: ['cloudKitchen'] } }, 'cloud-kitchen-model'],
  [{}, undefined],
])('a lead that is %j gets the prospectus of %s', async (change, slug) => {
  await open({ stage: 'contacted', ...change });
  expect(text().match(/prospectus\/(.*)\.pdf/)?.[1]).toBe(slug);
  expect(text().includes('https://yctfc.example/franchise/finder')).toBe(slug === undefined);
  expect(text().includes('not a promise')).toBe(slug !== undefined);
});

test('the payback page reads his answers from the link', async () => {
  await open({ model: 'Cloud Kitchen Model', brand: 'Roll Nation', area_sqft: 350 });
  await press('Payback sheet');
  const [address = ''] = text().match(/https:\S+/) ?? [];
  const { pathname, search } = new URL(address);
  expect(pathname).toBe('/franchise/payback');
  expect(readAddress(search, [{ slug: 'roll-nation' }])).toMatchObject({
    ...{ model: 'cloudKitchen', brand: 'roll-nation', given: { areaSqFt: 350 } },
  });
});

test('one press takes another message or language, and one sends it, by mail with a subject', async () => {
  await open({ calls_allowed: false }, 'mail');
  expect(controls('Missed call')).toEqual([]);
  expect(text()).toContain('just write it here');
  await press('Fee sheet');
  await press('Hindi');
  expect(sent().get('subject')).toBe('हमारी फ़ीस');
  expect(text()).toContain('https://yctfc.example/franchise/fees');
  link()?.addEventListener('click', (event) => event.preventDefault());
  await press('Open the e-mail');
  expect(onSend).toHaveBeenCalledOnce();
});
