import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../../contract/limits.ts';
import { type MailServer, startMailServer } from '../../../../tests/support/mail/smtp.ts';
import { buildMessage } from './message.ts';
import { describeSendError } from './send-error.ts';
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
    expect(timeout, 'half of it').toHaveBeenCalledWith(LIMITS.mailLeaseSeconds * 500);
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

describe('a mail server on another machine', () => {
  /** Reaches the same server under an address that does not name this machine. */
  const foreign = (url: string, settings = '') =>
    openSmtpTransport({
      smtpUrl: `${url.replace('127.0.0.1', 'user:secret@0.0.0.0')}?tls.rejectUnauthorized=false${settings}`,
      mailFrom: 'no-reply@yctfc.example',
    });

  it('gets neither password nor mail when it offers no encryption, and the reason is told', async () => {
    const reason = await foreign(server.url)
      .send(mail, ID)
      .catch((error: unknown) => error);
    expect(describeSendError(reason).text).toMatch(/^ETLS: .* offers no encryption .*SMTP_URL/);
    expect([server.mails, server.logins]).toEqual([[], []]);
  });

  it.each(['&ignoreTLS=true', '&requireTLS=false', '&opportunisticTLS=true', '&secure=false'])(
    'stays encrypted with %s in its address',
    async (setting) => {
      await expect(foreign(server.url, setting).send(mail, ID)).rejects.toThrow(/no encryption/);
      expect(server.mails).toEqual([]);
    },
  );

  it('gets both after STARTTLS', async () => {
    const encrypting = await startMailServer('STARTTLS');
    await foreign(encrypting.url).send(mail, ID);
    expect(encrypting.mails).toHaveLength(1);
    expect(encrypting.logins).toEqual([{ user: 'user', isEncrypted: true }]);
    await encrypting.stop();
  });

  it('is not believed with a certificate that nobody trusts', async () => {
    const encrypting = await startMailServer('STARTTLS');
    const smtpUrl = encrypting.url.replace('127.0.0.1', 'user:secret@0.0.0.0');
    const sending = openSmtpTransport({ smtpUrl, mailFrom: 'a@b.example' }).send(mail, ID);
    await expect(sending).rejects.toThrow(/self.signed|certificate/i);
    expect(encrypting.logins).toEqual([]);
    await encrypting.stop();
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
