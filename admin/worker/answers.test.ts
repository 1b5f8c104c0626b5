import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referenceOf } from '../../contract/reference.ts';
import { keptOwner, readAnswers, wipeAnswers, wipeLeads } from '../shared/offline/kept-answers.ts';
import { answerAndWipe, answerData, dataKind } from './answers.ts';

const ID = '3f7a91c2-0000-4000-8000-000000000001';
const tokenOf = (sub: string) => `Bearer x.${btoa(JSON.stringify({ sub }))}.y`;

function ask(name: string, given: unknown, headers: Record<string, string> = {}) {
  return new Request(`https://desk.example/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { authorization: tokenOf('owner'), ...headers },
    body: JSON.stringify(given),
  });
}

async function answer(request: Request) {
  const lasting: Promise<unknown>[] = [];
  const response = await answerData(request, (work) => lasting.push(work));
  await Promise.all(lasting);
  const asOf = response.headers.get('x-desk-as-of');
  return { response, asOf: asOf === null ? undefined : Number(asOf) };
}

const online = (content: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(content, { status }));
const offline = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

beforeEach(() => wipeAnswers());
afterEach(() => void vi.unstubAllGlobals());

test('an answer is kept, and given again without network with its time', async () => {
  online({ all: 3 });
  expect((await answer(ask('desk_counts', {}))).asOf).toBeUndefined();
  const before = Date.now();
  offline();
  const { response, asOf } = await answer(ask('desk_counts', {}));
  expect(await response.json()).toEqual({ all: 3 });
  expect(asOf).toBeGreaterThan(before - 60_000);
  expect(asOf).toBeLessThanOrEqual(Date.now());
  // Another question has no answer.
  await expect(answer(ask('desk_counts', { of: 'others' }))).rejects.toThrow();
});

test('a page that knows of no network asks without a token and gets what is kept, or nothing', async () => {
  online({ all: 3 });
  await answer(ask('desk_counts', {}));
  const headers = { authorization: '', 'x-desk-kept-only': '1', 'x-desk-account': 'owner' };
  const kept = await answer(ask('desk_counts', {}, headers));
  expect(kept.asOf).toBeDefined();
  const nothing = await answer(ask('desk_leads', {}, headers));
  expect(nothing.asOf).toBeUndefined();
});

test.each(['another', ''])(
  'what is kept for one account is not shown to account "%s"',
  async (who) => {
    const row = { id: ID, name: 'Simran', message: '', message_is_cut: false };
    online({ rows: [row], next: null, is_similar: false });
    await answer(ask('desk_leads', {}));
    offline();
    // The first good answer of the new account has not come yet, so nothing was wiped.
    const token = { authorization: who && tokenOf(who) };
    const keptOnly = { authorization: '', 'x-desk-kept-only': '1', 'x-desk-account': who };
    for (const [name, given] of [
      ['desk_leads', {}],
      ['desk_lead', { reference: ID }],
    ] as const) {
      await expect(answer(ask(name, given, token))).rejects.toThrow();
      const { response, asOf } = await answer(ask(name, given, keptOnly));
      expect([response.status, asOf]).toEqual([204, undefined]);
    }
    expect(await keptOwner()).toBe('owner');
  },
);

test('a slow answer is not replaced by what another account has left', async () => {
  online({ all: 3 });
  await answer(ask('desk_counts', {}));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const asking = answer(ask('desk_counts', {}, { authorization: tokenOf('another') }));
  await vi.advanceTimersByTimeAsync(9_000);
  vi.useRealTimers();
  late.resolve(Response.json({ all: 1 }));
  expect(await (await asking).response.json()).toEqual({ all: 1 });
});

test('a lead that a list has shown is read without having been opened', async () => {
  const row = { id: ID, name: 'Simran', message: 'A kitchen', message_is_cut: true };
  online({ rows: [row], next: null, is_similar: false });
  await answer(ask('desk_leads', { filter: {} }));
  offline();
  for (const reference of [ID, referenceOf(ID)]) {
    const { response } = await answer(ask('desk_lead', { reference }));
    expect(await response.json()).toMatchObject({
      lead: { name: 'Simran', message: 'A kitchen…' },
      timeline: [],
    });
  }
  await expect(answer(ask('desk_lead', { reference: 'YC-0000-0000' }))).rejects.toThrow();
});

test('another account finds nothing of the one before; a refusal and a log-out leave nothing', async () => {
  online({ all: 3 });
  await answer(ask('desk_counts', {}));
  await answer(ask('desk_leads', {}, { authorization: tokenOf('another') }));
  expect(await keptOwner()).toBe('another');
  expect(await readAnswers(Date.now())).toHaveLength(1);

  online({ message: 'ended' }, 401);
  await answer(ask('desk_counts', {}, { authorization: tokenOf('another') }));
  expect(await readAnswers(Date.now())).toEqual([]);
  expect(await keptOwner()).toBeUndefined();

  online({ all: 3 });
  await answer(ask('desk_counts', {}));
  const leaving = new Request('https://desk.example/auth/v1/logout?scope=global', {
    method: 'POST',
  });
  expect(dataKind(leaving)).toBe('logs-out');
  await answerAndWipe(leaving, 'logs-out');
  expect(await keptOwner()).toBeUndefined();
});

test('who reads leads no more keeps the content alone', async () => {
  online({ all: 3 });
  await answer(ask('desk_counts', {}));
  await answer(ask('desk_lead', { reference: ID }));
  const headers = { authorization: tokenOf('owner') };
  await answer(new Request('https://desk.example/desk/content', { headers }));
  expect(await readAnswers(Date.now())).toHaveLength(3);
  await wipeLeads();
  expect(await readAnswers(Date.now())).toMatchObject([{ kind: 'content' }]);
  expect(await keptOwner()).toBe('owner');
});

test('who is not signed in, and a refused request, leave nothing behind', async () => {
  online({ all: 3 });
  await answer(ask('desk_counts', {}, { authorization: 'Bearer sb_publishable_embedded' }));
  online({ message: 'No' }, 403);
  await answer(ask('desk_counts', {}));
  expect(await readAnswers(Date.now())).toEqual([]);
});

test('at most 200 opened leads are kept, for seven days', async () => {
  for (let number = 0; number < 203; number++) {
    online({ number });
    await answer(ask('desk_lead', { reference: String(number) }));
  }
  const kept = await readAnswers(Date.now());
  expect(kept).toHaveLength(200);
  expect(kept[0]?.body).toContain('202');
  expect(await readAnswers(Date.now() + 8 * 24 * 3600 * 1000)).toEqual([]);
});

test.each([
  ['POST', '/rest/v1/rpc/desk_leads', 'read'],
  ['GET', '/rest/v1/leads?select=*', undefined],
  ['DELETE', '/rest/v1/leads?id=eq.1', 'wipes'],
  ['POST', '/rest/v1/rpc/erase_person', 'wipes'],
  ['POST', '/rest/v1/rpc/work_lead', undefined],
  ['POST', '/auth/v1/token?grant_type=refresh_token', undefined],
  ['GET', '/rest/v1/profiles?select=role', undefined],
  ['GET', '/about', undefined],
])('%s %s is its business: %s', (method, path, kind) => {
  expect(dataKind(new Request(`https://desk.example${path}`, { method }))).toBe(kind);
});

test('content that was opened is read again without network, until somebody logs out', async () => {
  const read = () =>
    new Request('https://desk.example/desk/content/file?id=company.yaml', {
      headers: { authorization: tokenOf('owner') },
    });
  expect(dataKind(read())).toBe('read');
  expect(
    dataKind(new Request('https://desk.example/desk/content/save', { method: 'POST' })),
  ).toBeUndefined();
  online({ title: 'Phones' });
  await answer(read());
  offline();
  expect(await (await answer(read())).response.json()).toEqual({ title: 'Phones' });
  await wipeAnswers();
  await expect(answer(read())).rejects.toThrow();
});
