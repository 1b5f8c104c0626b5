// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { COUNTS } from '../../testing/desk-replies.ts';
import { control, happen, press, settle, show, until, words } from '../../testing/person.ts';
import AlertsView from './alerts-view.tsx';
import NewLeadSound from './new-lead-sound.tsx';

const SETTING = 'lead-desk-sound';
const NOTES = 2;

/** When each note began; only a browser plays them. */
const notes: number[] = [];
class FakeNode {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  connect = (next: unknown) => next;
  start = (at: number) => notes.push(at);
  stop = () => {};
}
class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
}
vi.stubGlobal('AudioContext', FakeAudio);
vi.stubGlobal('OscillatorNode', FakeNode);
vi.stubGlobal('GainNode', FakeNode);

const counts = (id: string | null, minute = 0) => ({
  ...COUNTS,
  newest: id && { id, created_at: `2026-11-22T10:0${minute}:00+00:00` },
});
let reply = counts('a');
beforeEach(() => {
  reply = counts('a');
  notes.length = 0;
  stubDesk({ desk_counts: () => reply });
});

/** The desk looks again. */
async function count(client: QueryClient, next: ReturnType<typeof counts>) {
  reply = next;
  await client.invalidateQueries({ queryKey: ['desk-counts'] });
  await settle();
}

/** A desk with the sound switched on, after the first count and a press somewhere. */
async function openDesk(sound: string | null = '0') {
  if (sound !== null) localStorage.setItem(SETTING, sound);
  const client = await show(<NewLeadSound />);
  await until(() => expect(client.getQueryData(['desk-counts'])).toBeDefined());
  await settle();
  await happen('pointerdown');
  return client;
}

test('a lead that comes in is heard once; those that were there are not', async () => {
  const client = await openDesk();
  expect(notes).toHaveLength(0);
  await count(client, counts('b', 1));
  expect(notes).toHaveLength(NOTES);
  await count(client, counts('b', 1));
  expect(notes).toHaveLength(NOTES);
  await count(client, counts('c', 2));
  expect(notes).toHaveLength(2 * NOTES);
});

test('a lead that was deleted makes no sound, nor does the one that is the newest then', async () => {
  reply = counts('b', 5);
  const client = await openDesk();
  await count(client, counts('a', 1));
  await count(client, counts(null));
  await count(client, counts('b', 5));
  expect(notes).toHaveLength(0);
  // The first of an empty desk is heard.
  await count(client, counts('c', 6));
  expect(notes).toHaveLength(NOTES);
});

test.each([
  ['it is off', null, 0],
  ['it is on', '', NOTES],
  ['the first tab told of it', '0', 0],
])('where %s, what is heard of a new lead', async (_what, sound, heard) => {
  const client = await openDesk(sound);
  if (sound === '0') localStorage.setItem('lead-desk-sound-heard', 'b');
  await count(client, counts('b', 1));
  expect(notes).toHaveLength(heard);
});

test('it is off until it is chosen; switching it on lets it be heard, and off is off', async () => {
  await show(<AlertsView />);
  expect(words()).toContain('The sound is off.');
  await press('Sound on a new lead');
  expect(notes).toHaveLength(NOTES);
  expect(words()).toContain('The sound is on.');
  expect(control('Sound on a new lead').getAttribute('aria-pressed')).toBe('true');
  await press('Sound on a new lead');
  expect(words()).toContain('The sound is off.');
  expect(localStorage.getItem(SETTING)).toBeNull();
});

test('what another tab chooses counts here', async () => {
  await show(<AlertsView />);
  localStorage.setItem(SETTING, '0');
  await happen('storage');
  expect(words()).toContain('The sound is on.');
});

test('where nothing can be kept, the choice lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await show(<AlertsView />);
  await press('Sound on a new lead');
  expect(words()).toContain('The sound is on.');
  await press('Sound on a new lead');
  expect(words()).toContain('The sound is off.');
  vi.restoreAllMocks();
});
