import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail/smtp.ts';
import { buildMessage, describeSendError } from './mail.ts';
import {
  asksForPlainMail,
  describeMailServer,
  isLoopbackHost,
  openSmtpTransport,
  requireEncryption,
} from './smtp.ts';

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

it('a mail server that hangs gets less time for a mail than the lease lasts', async () => {
  const soon = AbortSignal.timeout(50);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  server.behave('hang');
  await expect(open().send(mail, ID)).rejects.toThrow(/abort|timeout/i);
  expect(timeout).toHaveBeenCalledOnce();
  expect(timeout, 'half of it').toHaveBeenCalledWith(LIMITS.mailLeaseSeconds * 500);
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

it.each([
  'smtp://mail.example:587?ignoreTLS=true',
  'smtp://mail.example?requireTLS=false',
  'smtp://mail.example?opportunisticTLS=true',
  'smtp://10.0.0.5?name=a&ignoreTLS=true',
  'smtp://127.0.0.1.example?ignoreTLS=true',
  'smtp://localhost.example?ignoreTLS=true',
  'smtp://mail.example?ignoreTLS=1',
  'smtp://mail.example?requireTLS=0',
  'smtps://mail.example?ignoreTLS=true',
  'smtps://mail.example?secure=false',
])('%s asks for mail that others can read', (url) => expect(asksForPlainMail(url)).toBe(true));

it.each([
  'smtps://mail.example?tls.rejectUnauthorized=false',
  'smtp://mail.example?tls.rejectUnauthorized=0',
  'smtps://mail.example?%74ls.rejectUnauthorized=false',
  'smtps://mail.example?tls.servername=evil.example',
  'smtps://mail.example?servername=evil.example',
  'smtps://mail.example?tls.minVersion=TLSv1',
  'smtps://localhost.example?tls.rejectUnauthorized=false',
])('%s asks for less than a checked certificate', (url) =>
  expect(asksForPlainMail(url)).toBe(true),
);

it.each([
  'smtp://mail.example:587',
  'smtp://mail.example:587?requireTLS=true',
  'smtps://mail.example:465',
  'smtp://localhost:25?ignoreTLS=true',
  'smtp://[::1]:25?ignoreTLS=true',
  'smtp://127.0.0.53?ignoreTLS=true',
  'smtps://localhost?tls.rejectUnauthorized=false',
  'smtps://mail.example?secure=true&pool=true&name=mx.example&authMethod=PLAIN',
])('%s does not', (url) => expect(asksForPlainMail(url)).toBe(false));

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);
it.each(['0.0.0.0', '127.0.0.1.example', 'localhost.example', '[::ffff:7f00:1]', '', '10.0.0.1'])(
  '%j is not taken for this machine',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);

it('the start says how mails travel, without the password', () => {
  const told = [
    'smtps://u:pw@m.example:465',
    'smtp://u:pw@m.example',
    'smtp://u:pw@localhost:25',
  ].map(describeMailServer);
  expect(told).toEqual([
    'm.example:465, encrypted',
    'm.example, encrypted by STARTTLS; without it mails wait and System check says so',
    'localhost:25 on this machine',
  ]);
});

it.each([
  ['smtp://m.example:587', 'smtp://m.example:587?requireTLS=true'],
  ['smtp://m.example?requireTLS=false', 'smtp://m.example?requireTLS=true'],
  ['smtp://localhost:25', 'smtp://localhost:25'],
])('mail to %s goes by %s', (url, used) => expect(requireEncryption(url)).toBe(used));
