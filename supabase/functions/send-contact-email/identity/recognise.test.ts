import { expect, it } from 'vitest';
import { signFormToken } from '../../_shared/signatures.ts';
import type { LeadEntry } from '../enquiry-store.ts';
import { ADDRESS, home, json, SECRETS, submitted } from '../testing/home.ts';
import { wordsOf } from './recognise.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const OTHERS = { ...submitted, message: 'Whose is this?' };

/** What a form gets that is opened. */
const openForm = async ({ ask }: Pick<ReturnType<typeof home>, 'ask'>) =>
  (await (await ask(new Request(`${ADDRESS}?open`, { method: 'POST' }))).json()) as {
    id: string;
    token: string;
  };

/** A home that knows again what it has stored, as the database does. */
function knowingHome(secrets: readonly string[] = SECRETS, stored = new Map<string, LeadEntry>()) {
  const given = home({
    secrets,
    assessEnquiry: async (id) => ({
      isKnown: stored.has(id),
      isHeld: false,
      signature: stored.get(id)?.journey.signature,
      waits: [],
    }),
    storeEnquiry: async (entry) => {
      stored.set(entry.lead.id, entry);
      return entry.lead.id;
    },
  });
  const ask = async (body: object) =>
    (await (await given.ask(json(body))).json()) as { id: string; receipt?: string };
  return { ask, open: () => openForm(given), stored };
}

it('opens a form with an id that nobody else has, and a token that is signed for it', async () => {
  const { open } = knowingHome();
  const opened = [await open(), await open()];
  expect(new Set(opened.map(({ id }) => id)).size).toBe(2);
});

it('stores other words under a taken id apart, once', async () => {
  const { ask, stored } = knowingHome();
  const first = await ask({ ...submitted, submissionId: ID });
  const other = await ask({ ...OTHERS, submissionId: ID });
  expect(other).not.toHaveProperty('receipt');
  expect(await ask({ ...OTHERS, submissionId: ID })).toEqual(other);
  expect([...stored.keys()]).toEqual([ID, other.id]);
  expect(first.receipt).toContain(ID);
});

it('recognises words that were signed with the secret before', async () => {
  const { ask, stored } = knowingHome(['old secret']);
  const first = await ask({ ...submitted, submissionId: ID });
  const later = knowingHome(['new secret', 'old secret'], stored);
  expect((await later.ask({ ...submitted, submissionId: ID })).receipt).toBeDefined();
  expect(first.receipt).toBeDefined();
  expect(stored.size).toBe(1);
});

it('stores other words apart that come from the form that opened the id: somebody may have been first', async () => {
  const { ask, open, stored } = knowingHome();
  const { id, token } = await open();
  await ask({ ...submitted, submissionId: id, formToken: token });
  const apart = await ask({ ...OTHERS, submissionId: id, formToken: token });
  expect(apart.id).not.toBe(id);
  expect(apart.receipt).toContain(apart.id);
  expect(stored.size).toBe(2);
});

it('signs no field that was left open: it is stored as none', () => {
  const words = { name: 'A', email: 'a@b.in', phone: null, message: 'B' };
  expect(wordsOf({ ...words, subject: '' })).toBe(
    '[["name","A"],["email","a@b.in"],["message","B"]]',
  );
});

it('takes a token that another secret signed for none', async () => {
  const { ask } = knowingHome();
  await ask({ ...submitted, submissionId: ID });
  const formToken = signFormToken(ID, Date.now(), ['a guessed secret']);
  expect(await ask({ ...OTHERS, submissionId: ID, formToken })).not.toHaveProperty('receipt');
});

it('gives no receipt while the database cannot be asked', async () => {
  const unasked = { isKnown: false, isHeld: false, waits: [], isUnasked: true } as const;
  const { ask } = home({ assessEnquiry: async () => unasked });
  const send = async (body: object) => (await ask(json(body))).json();
  expect(await send({ ...submitted, submissionId: ID })).not.toHaveProperty('receipt');
  const opened = await openForm({ ask });
  const mine = { ...submitted, submissionId: opened.id, formToken: opened.token };
  expect(await send(mine), 'a stranger may have come first').not.toHaveProperty('receipt');
});
