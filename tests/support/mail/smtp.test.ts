import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from './smtp.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clear();
  server.behave('accept');
});

const send = (subject: string) =>
  createTransport({ url: server.url, socketTimeout: 300 }).sendMail({
    from: 'YCTFC <no-reply@yctfc.example>',
    to: 'owner@example.in',
    replyTo: 'Visitor <visitor@example.in>',
    subject,
    text: 'नमस्ते',
    html: '<p>नमस्ते</p>',
  });

test('a mail arrives as it was written', async () => {
  await send('Hello');
  const mail = await server.waitFor(({ subject }) => subject === 'Hello');
  expect(mail).toMatchObject({
    envelopeTo: ['owner@example.in'],
    from: 'no-reply@yctfc.example',
    to: ['owner@example.in'],
    replyTo: ['visitor@example.in'],
    html: expect.stringContaining('नमस्ते'),
  });
  expect(mail.text.trim()).toBe('नमस्ते');
});

test('the latest of several mails is found, and a missing one is named', async () => {
  await send('first');
  await send('second');
  expect((await server.waitFor(() => true)).subject).toBe('second');
  await expect(server.waitFor(() => false, 50)).rejects.toThrow('received: first, second');
});

test('the server can refuse, defer and hang', async () => {
  server.behave('refuse');
  await expect(send('refused')).rejects.toMatchObject({ responseCode: 550 });
  server.behave('defer');
  await expect(send('deferred')).rejects.toMatchObject({ responseCode: 451 });
  server.behave('hang');
  await expect(send('hung')).rejects.toThrow(/timeout/i);
  expect(server.mails).toEqual([]);
});
