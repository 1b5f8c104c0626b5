import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import { NOTICE } from '../../../contract/consent.ts';
import { DEFAULT_SUBJECT, ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { CONTACT_STORED, ROUTES } from '../../../contract/routes.ts';
import { signFormToken } from '../_shared/signatures.ts';
import { createTask } from './proof.ts';
import { ADDRESS, enquiry, form, home, json, post, SECRETS, submitted } from './testing/home.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const named = { ...submitted, submissionId: ID };
const MINUTE = 60_000;

describe('JSON', () => {
  it('is stored, then the mail worker is woken', async () => {
    const { seen, ask } = home();
    const answer = await ask(json({ ...submitted, consents: ['calls'], notice: NOTICE.version }));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const [stored] = seen.stored;
    expect(await answer.json()).toEqual({
      id: stored?.id,
      reference: expect.stringMatching(/^YC-[0-9A-F]{4}-[0-9A-F]{4}$/),
      receipt: expect.stringContaining(`${stored?.id}.`),
    });
    expect(stored?.enquiry).toMatchObject({ phone: '+919876543210', subject: DEFAULT_SUBJECT });
    expect(stored?.journey).toMatchObject({
      reasons: [],
      consents: [{ purpose: 'enquiry' }, { purpose: 'calls' }],
    });
    expect(seen.woken).toBe(1);
  });

  it('takes only a UUID from Idempotency-Key as id', async () => {
    const { seen, ask } = home();
    await ask(json(enquiry, { 'idempotency-key': ID.toUpperCase() }));
    await ask(json(enquiry, { 'idempotency-key': "1' or true" }));
    expect(seen.stored[0]?.id).toBe(ID);
    expect(seen.stored[1]?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gets each error by name, without a look at the database', async () => {
    const { seen, ask } = home();
    const answer = await ask(json({ ...enquiry, email: 'harpreet@', phone: '' }));
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { fields: object } };
    expect(Object.keys(error.fields)).toEqual(['email', 'phone']);
    expect([seen.stored, seen.assessed]).toEqual([[], []]);
  });
});

it.each<[string, Request, number]>([
  ...['', '{', '[]', 'null', '"text"', '7'].map((body): [string, Request, number] => [
    `the body ${body}`,
    post('application/json; charset=utf-8', body),
    400,
  ]),
  ...['text/plain', 'multipart/form-data; boundary=x', ''].map(
    (type): [string, Request, number] => [`the type "${type}"`, post(type, 'name=x'), 415],
  ),
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].map((method): [string, Request, number] => [
    method,
    new Request(ADDRESS, { method }),
    405,
  ]),
])('refuses %s', async (_what, request, status) => {
  const { seen, ask } = home();
  const answer = await ask(request);
  expect(answer.status).toBe(status);
  if (status === 405) expect(answer.headers.get('allow')).toBe('GET, POST, OPTIONS');
  expect(seen.stored).toEqual([]);
});

it('stops reading at the byte limit, whatever the length header says', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(1024))),
    cancel,
  });
  const request = new Request(ADDRESS, {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json', 'content-length': '10' },
    duplex: 'half',
  } as RequestInit);
  expect((await home().ask(request)).status).toBe(413);
  expect(cancel).toHaveBeenCalled();
});

it('leads a person who reloads its address to the contact page', async () => {
  const reload = new Request(ADDRESS, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect((await home().ask(reload)).headers.get('location')).toBe(ROUTES.contact);
});

describe('a form without JavaScript', () => {
  it.each([
    ['errors', {}, { phone: '' }, 422, { errors: { phone: expect.any(String) } }],
    [
      'a failure',
      { storeEnquiry: () => Promise.reject(new Error('no connection')) },
      {},
      503,
      { failure: ENQUIRY_MESSAGES.failed },
    ],
    ['a flood', { admit: () => 61 }, {}, 429, { failure: expect.any(Object) }],
  ])('gets its entries back with %s', async (_why, deps, changes, status, shown) => {
    const { seen, ask } = home(deps);
    const answer = await ask(form({ ...enquiry, ...changes }));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '61' : null);
    expect(seen.pages).toMatchObject([{ values: { ...enquiry, ...changes }, ...shown }]);
  });

  it('is redirected to static pages where the function serves no HTML', async () => {
    const hosted = { renderForm: undefined, pagesOrigin: 'https://www.yctfc.example' };
    const places = [enquiry, { ...enquiry, name: '' }].map(async (fields) =>
      (await home(hosted).ask(form(fields))).headers.get('location'),
    );
    expect(await Promise.all(places)).toEqual([
      `https://www.yctfc.example${CONTACT_STORED}`,
      `https://www.yctfc.example${ROUTES.contactNotSent}`,
    ]);
  });
});

it('gives a form that opens an id and a token of its own, and stores nothing', async () => {
  const { seen, ask } = home();
  const answer = await ask(new Request(`${ADDRESS}?open`, { method: 'POST' }));
  const { id, token } = (await answer.json()) as { id: string; token: string };
  expect([answer.status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(token).not.toBe('');
  expect([seen.assessed, seen.stored]).toEqual([[], []]);
});

describe('the flood gate', () => {
  it('knows a form by its token', async () => {
    const admit = vi.fn(() => 0);
    const { ask } = home({ admit });
    const formToken = signFormToken(ID, Date.now() - MINUTE, SECRETS);
    for (const body of [{ ...named, formToken }, named]) await ask(json(body));
    expect(admit.mock.calls).toEqual([[true], [false]]);
  });

  it('says when to come again, before anything is asked or stored', async () => {
    const { seen, ask } = home({ admit: () => 1 });
    const answer = await ask(json(named));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect([seen.assessed, seen.stored]).toEqual([[], []]);
  });
});

it('gives no receipt while the database cannot be asked: a stranger may have come first', async () => {
  const down = { isKnown: false, isHeld: false, waits: [], isDatabaseDown: true } as const;
  const { ask } = home({ assessEnquiry: async () => down });
  const formToken = signFormToken(ID, Date.now() - MINUTE, SECRETS);
  for (const body of [named, { ...named, formToken }])
    expect(await (await ask(json(body))).json()).not.toHaveProperty('receipt');
});

it.each([
  ['the first enquiry over a limit', { isKnown: false, isHeld: false, waits: [30] }, true],
  ['no enquiry without doubt', { isKnown: false, isHeld: false, waits: [] }, false],
  ['no enquiry whose words are gone', { isKnown: true, isHeld: true, waits: [] }, false],
])('a proof of work is asked for of %s', async (_what, assessment, isAsked) => {
  const { ask } = home({ assessEnquiry: async () => assessment });
  const answer = (await (await ask(json(named))).json()) as object;
  expect('challenge' in answer).toBe(isAsked);
});

describe('a proof of work', async () => {
  const challenge = await createTask(ID, { secrets: SECRETS, now: Date.now() });
  const proof = JSON.stringify({
    challenge,
    solution: await solveChallenge({ challenge, deriveKey }),
  });

  it('releases its enquiry, wakes its mail, and passes the gate as a form that we know', async () => {
    const admit = vi.fn(() => 0);
    const { seen, ask } = home({ admit });
    const answer = await ask(json({ submissionId: ID, proof }));
    expect([answer.status, await answer.json()]).toEqual([200, { id: ID }]);
    expect([seen.proven, seen.woken, seen.stored]).toEqual([[ID], 1, []]);
    expect(admit).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each<[string, string, object, number, number]>([
    ['forged, before the database is asked', '{}', {}, 422, 0],
    ['in a flood', proof, { admit: () => 1 }, 429, 0],
    ['once its network has had its share', proof, {}, 429, 1],
  ])('is refused %s', async (_when, sent, changes, status, counted) => {
    const countRequest = vi.fn(async () => 1);
    const { seen, ask } = home({ countRequest, ...changes });
    expect((await ask(json({ submissionId: ID, proof: sent }))).status).toBe(status);
    expect(countRequest.mock.calls).toEqual(
      Array(counted).fill([{ name: 'proof', allowed: 60, windowSeconds: 600 }, '203.0.113.7']),
    );
    expect([seen.proven, seen.woken]).toEqual([[], 0]);
  });
});
