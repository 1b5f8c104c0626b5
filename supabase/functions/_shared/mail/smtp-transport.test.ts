import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../../contract/limits.ts';
import { type MailServer, startMailServer } from '../../../../tests/support/mail/smtp.ts';
import { buildMessage } from './message.ts';
import { openSmtpTransport } from './smtp-transport.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const mail = {
  recipient: 'leads@example.in',
  subject: 'Franchise enquiry',
  text: 'Space in Phase 8',
  html: '<p>Space in Phase 8</p>',
};

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});
const open = () => openSmtpTransport({ smtpUrl: server.url, mailFrom: 'no-reply@yctfc.example' });

describe('a mail server that hangs', () => {
  it('gets less time for a mail than the lease lasts', async () => {
    const soon = AbortSignal.timeout(50);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    server.behave('hang');
    await expect(open().send(mail, ID)).rejects.toThrow(/abort|timeout/i);
    expect(timeout).toHaveBeenCalledOnce();
    const [timeoutMs = Number.NaN] = timeout.mock.calls[0] ?? [];
    expect(timeoutMs).toBeGreaterThan(0);
    expect(timeoutMs).toBeLessThanOrEqual((LIMITS.mailLeaseSeconds * 1000) / 2);
  });

  it('is abandoned when the caller stops', async () => {
    server.behave('hang');
    const stopping = new AbortController();
    const sending = open().send(mail, ID, stopping.signal);
    stopping.abort();
    await expect(sending).rejects.toThrow(/abort/i);
  });
});

it('sends any content unchanged, and attaches no file or page that it names', async () => {
  await open().send({ ...mail, text: '/etc/hostname', html: '<img src="/etc/hostname">' }, ID);
  const received = await server.waitFor(() => true);
  expect(received.text.trim()).toBe('/etc/hostname');
  expect(buildMessage(mail, ID, 'no-reply@yctfc.example')).toMatchObject({
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

describe('the Message-ID', () => {
  it.each([
    ['no-reply@yctfc.example', 'yctfc.example'],
    ['YCTFC <no-reply@yctfc.example>', 'yctfc.example'],
    ['नमस्ते <no-reply@उदाहरण.भारत>', 'xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['nobody', 'localhost'],
  ])('of %s ends with its domain in ASCII', (from, domain) => {
    expect(buildMessage(mail, ID, from).messageId).toBe(`<${ID}@${domain}>`);
  });
});
