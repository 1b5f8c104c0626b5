import type { AddressInfo } from 'node:net';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** One mail as a mail program shows it. */
export interface ReceivedMail {
  /** Envelope sender and recipients: what the SMTP dialogue said. */
  envelopeFrom: string;
  envelopeTo: string[];
  /** Addresses of the headers. */
  from: string;
  to: string[];
  replyTo: string[];
  messageId: string;
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
}

/** How the server treats the next mails. */
export type MailBehaviour = 'accept' | 'refuse' | 'defer' | 'hang';

export interface MailServer {
  /** `smtp://127.0.0.1:<port>`, as SMTP_URL wants it. */
  url: string;
  /** Everything received so far, oldest first. */
  mails: ReceivedMail[];
  /** Each sign-in to the server, and whether the password crossed the network encrypted. */
  logins: { user: string; isEncrypted: boolean }[];
  /** `refuse` answers 550 to the recipient, `defer` 451, `hang` never answers. */
  behave(behaviour: MailBehaviour): void;
  /** Forgets what was received. */
  clear(): void;
  /**
   * Waits for a mail, received before or after the call.
   * @param timeoutMs how long to wait
   * @throws Error that lists the subjects received instead
   */
  waitFor(matches: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

const POLL_MS = 25;
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Starts a real SMTP server on the loopback interface that keeps every mail it gets.
 * @param offers `STARTTLS` with a certificate that nobody trusts, or no encryption at all
 */
export async function startMailServer(offers?: 'STARTTLS'): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const logins: MailServer['logins'] = [];
  let behaviour: MailBehaviour = 'accept';
  const server = new SMTPServer({
    disabledCommands: offers === 'STARTTLS' ? [] : ['AUTH', 'STARTTLS'],
    authOptional: true,
    onAuth: ({ username }, { secure }, answer) => {
      logins.push({ user: username ?? '', isEncrypted: secure });
      answer(null, { user: username });
    },
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, answer) => {
      // Real servers repeat the address, too.
      if (behaviour === 'refuse') answer(replyWith(550, `<${address}>: no such mailbox`));
      else if (behaviour === 'defer') answer(replyWith(451, 'Try again later'));
      else if (behaviour === 'accept') answer();
    },
    onData: (stream, { envelope }, answer) => {
      readMail(stream, envelope).then((mail) => {
        mails.push(mail);
        answer();
      }, answer);
    },
  });
  // Some tests are about a client that disconnects halfway.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    logins,
    behave: (next) => {
      behaviour = next;
    },
    clear: () => {
      mails.length = 0;
    },
    waitFor: (matches, timeoutMs = 10_000) => waitForMail(mails, matches, timeoutMs),
    stop: () => closeServer(server),
  };
}

const replyWith = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

async function readMail(
  stream: AsyncIterable<Buffer>,
  envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] },
): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const mail: Email = await PostalMime.parse(Buffer.concat(chunks));
  return {
    envelopeFrom: envelope.mailFrom ? envelope.mailFrom.address : '',
    envelopeTo: envelope.rcptTo.map(({ address }) => address),
    from: mail.from?.address ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers,
  };
}

const addresses = (list: Address[] | undefined): string[] =>
  (list ?? []).flatMap(({ address }) => (address ? [address] : []));

async function waitForMail(
  mails: readonly ReceivedMail[],
  matches: (mail: ReceivedMail) => boolean,
  timeoutMs: number,
): Promise<ReceivedMail> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    // The newest first: a test that repeats a step wants its latest mail.
    const found = mails.findLast(matches);
    if (found) return found;
    if (Date.now() > deadline) {
      const subjects = mails.map(({ subject }) => subject).join(', ') || 'none';
      throw new Error(`No such mail after ${timeoutMs} ms; received: ${subjects}`);
    }
    await sleep(POLL_MS);
  }
}

function closeServer(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const connection of server.connections) connection.close();
  });
}
