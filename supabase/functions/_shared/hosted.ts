import * as v from 'valibot';
import { describeSendError, parseClaimedMail } from './mail.ts';
import { type CountRequest, rateBucket } from './rate-limit.ts';
import { asksForPlainMail, openSmtpTransport, PLAIN_MAIL_REFUSED } from './smtp.ts';

export function readSetting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** Secrets of all functions, which the database does not know; the first signs, all verify. */
const readFormSecrets = (): string[] => readSetting('FORM_SECRET').split(',');

/** Logs an error without anything that a visitor wrote. */
export const reportError = (error: unknown): void =>
  console.error(error instanceof Error ? error.message : 'unknown error');

type CallDatabase = (name: string, parameters: object) => Promise<unknown>;

const CALL_TIMEOUT_MS = 8_000;

const errorCodeSchema = v.fallback(v.object({ code: v.string() }), { code: '' });

export function openDatabase(): { call: CallDatabase; countRequest: CountRequest } {
  const url = readSetting('SUPABASE_URL');
  const key = readSetting('SUPABASE_SERVICE_ROLE_KEY');
  const [rateKey = ''] = readFormSecrets();

  const call: CallDatabase = async (name, parameters) => {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const text = await answer.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    if (answer.ok) return body;
    const { code } = v.parse(errorCodeSchema, body);
    throw Object.assign(new Error(`${name} failed with ${answer.status} ${code}`), { code });
  };

  return {
    call,
    countRequest: async (rule, subject) =>
      v.parse(
        v.number(),
        await call('count_request', {
          bucket: rateBucket(rateKey, rule, subject),
          allowed: rule.allowed,
          window_seconds: rule.windowSeconds,
        }),
      ),
  };
}

// The owner sets SITE_URL, LEADS_TO, SMTP_URL, MAIL_FROM and FORM_SECRET (`supabase secrets set`). The platform
// blocks outgoing ports 25 and 587: use `smtps://…:465`.
export function openProject() {
  const database = openDatabase();
  const smtpUrl = readSetting('SMTP_URL');
  if (asksForPlainMail(smtpUrl)) throw new Error(PLAIN_MAIL_REFUSED);
  const mailFrom = readSetting('MAIL_FROM');
  const siteUrl = readSetting('SITE_URL').replace(/\/$/, '');

  /** Sends every due mail, one after another. One that fails is tried again by the first call after its waiting time. */
  async function sendOutbox(): Promise<void> {
    const transport = openSmtpTransport({ smtpUrl, mailFrom });
    const claim = async () => parseClaimedMail(await database.call('claim_mail', { batch: 1 }));
    try {
      for (let due = await claim(); due; due = await claim()) {
        const fault = await transport.send(due.mail, due.id).then(
          () => null,
          (reason: unknown) => describeSendError(reason).text,
        );
        await database.call('settle_mail', { mail_id: due.id, fault });
      }
    } finally {
      await transport.close();
    }
  }

  return {
    database,
    siteUrl,
    // A static host answers for the pages of both.
    deskUrl: siteUrl,
    leadsTo: readSetting('LEADS_TO'),
    secrets: readFormSecrets(),
    reportError,
    sendOutbox,
    wakeMail: (): void => {
      const work = sendOutbox().catch(reportError);
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  };
}
