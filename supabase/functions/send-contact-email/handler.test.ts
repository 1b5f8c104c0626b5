import { describe, expect, it } from 'vitest';
import { DEFAULT_SUBJECT, ENQUIRY_MESSAGES } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { CONTACT_STORED, ROUTES } from '../../../contract/routes.ts';
import { ADDRESS, enquiry, form, home, json, post, submitted } from './testing/home.ts';

describe('JSON', () => {
  it('stores the lead with its mail, then wakes the mail worker', async () => {
    const { seen, ask } = home();
    const answer = await ask(json(submitted));
    expect(answer.status).toBe(201);
    const [stored] = seen.stored;
    expect(await answer.json()).toEqual({
      id: stored?.lead.id,
      reference: expect.stringMatching(/^YC-[0-9A-F]{4}-[0-9A-F]{4}$/),
      receipt: expect.stringContaining(`${stored?.lead.id}.`),
    });
    expect(stored?.lead).toMatchObject({ phone: '+919876543210', subject: DEFAULT_SUBJECT });
    expect(stored?.mails).toMatchObject([
      { kind: 'team', recipient: 'leads@yctfc.example', reply_to: 'harpreet@example.in' },
      {
        kind: 'acknowledgement',
        recipient: 'harpreet@example.in',
        reply_to: 'leads@yctfc.example',
      },
    ]);
    expect(stored?.journey).toMatchObject({ reasons: [], consents: [{ purpose: 'enquiry' }] });
    expect(seen.woken).toBe(1);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('takes only a UUID from Idempotency-Key as id', async () => {
    const { seen, ask } = home();
    const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
    await ask(json(enquiry, { 'idempotency-key': id.toUpperCase() }));
    await ask(json(enquiry, { 'idempotency-key': "1' or true" }));
    expect(seen.stored[0]?.lead.id).toBe(id);
    expect(seen.stored[1]?.lead.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names each error without assessing the enquiry', async () => {
    const { seen, ask } = home();
    const answer = await ask(json({ ...enquiry, email: 'harpreet@', phone: '' }));
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { message: string; fields: object } };
    expect(Object.keys(error.fields)).toEqual(['email', 'phone']);
    expect(error.message).not.toBe('');
    expect([seen.stored, seen.assessed]).toEqual([[], []]);
  });

  it.each(['', '{', '[]', 'null', '"text"', '7'])('refuses %j with 400', async (body) => {
    const { seen, ask } = home();
    const answer = await ask(post('application/json; charset=utf-8', body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('error.message');
    expect(seen.stored).toEqual([]);
  });
});

describe('limits', () => {
  it('stops reading at the byte limit, whatever the length header says', async () => {
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(1024))),
      cancel: () => {
        isCancelled = true;
      },
    });
    const request = new Request(ADDRESS, {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json', 'content-length': '10' },
      duplex: 'half',
    } as RequestInit);
    expect((await home().ask(request)).status).toBe(413);
    expect(isCancelled).toBe(true);
  });

  it('has room for the longest enquiry, typed in Devanagari and posted as a form', async () => {
    const { seen, ask } = home();
    const answer = await ask(
      form({ ...enquiry, name: 'क'.repeat(LIMITS.name), message: 'क'.repeat(LIMITS.message) }),
    );
    expect(answer.headers.get('location')).toBe(CONTACT_STORED);
    expect(seen.stored[0]?.lead.message).toHaveLength(LIMITS.message);
  });

  it('answers Retry-After in a flood, and stores nothing', async () => {
    const { seen, ask } = home({ admit: () => 61 });
    const answer = await ask(json(submitted));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '61']);
    const page = await ask(form(submitted));
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '61']);
    expect(seen.pages[0]?.values.message).toBe(enquiry.message);
    expect(seen.stored).toEqual([]);
  });
});

it('answers JSON with 503 and no detail when storing fails', async () => {
  const { seen, ask } = home({ assessEnquiry: () => Promise.reject(new Error('password=secret')) });
  const answer = await ask(json(enquiry));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: { message: ENQUIRY_MESSAGES.failed.description } });
  expect([seen.errors.length, seen.woken]).toEqual([1, 0]);
});

describe('other requests', () => {
  it('allows the headers of supabase-js in a preflight', async () => {
    const answer = await home().ask(new Request(ADDRESS, { method: 'OPTIONS' }));
    expect(answer.status).toBe(204);
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'apikey', 'content-type', 'x-client-info']),
    );
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const answer = await home().ask(new Request(ADDRESS, { method }));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
  });

  it('redirects a person who reloads its address to the contact page', async () => {
    const reload = new Request(ADDRESS, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect((await home().ask(reload)).headers.get('location')).toBe(ROUTES.contact);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses %s',
    async (type) => {
      expect((await home().ask(post(type, 'name=x'))).status).toBe(415);
    },
  );

  it('refuses a body without a type', async () => {
    const request = new Request(ADDRESS, { method: 'POST', body: new Uint8Array([123, 125]) });
    expect((await home().ask(request)).status).toBe(415);
  });
});
