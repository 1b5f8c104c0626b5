import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  asksForPlainMail,
  isLoopbackHost,
  PLAIN_MAIL_REFUSED,
} from '../supabase/functions/_shared/smtp.ts';
import { StartupError } from './process/startup-error.ts';

const trimmed = v.pipe(v.string(), v.trim());
const wholeNumber = (from: number, to: number, message: string) =>
  v.pipe(
    trimmed,
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  );
const email = (name: string) =>
  v.pipe(
    trimmed,
    v.regex(
      /^[^\s@<>",;]+@[^\s@<>",;]+$/,
      `${name} must be one e-mail address like owner@example.in.`,
    ),
    v.toLowerCase(),
  );
const address = (message: string, ...protocols: string[]) =>
  v.pipe(
    trimmed,
    v.check((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), message),
  );
const origin = (message: string) =>
  v.pipe(
    address(message, 'http:', 'https:'),
    v.check((text) => URL.parse(text)?.pathname === '/' && !/[?#@]/.test(text), message),
    v.transform((text) => new URL(text).origin),
  );

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Every message is one sentence that names its variable. */
const envSchema = v.object({
  PORT: v.optional(wholeNumber(1, 65535, 'PORT must be a whole number from 1 to 65535.'), '3000'),
  HOST: v.optional(
    v.pipe(
      trimmed,
      v.regex(/^[\w.:%-]+$/, 'HOST must be an address or a host name like 127.0.0.1.'),
    ),
    '127.0.0.1',
  ),
  SITE_URL: v.optional(
    origin('SITE_URL must be a web address without a path, like https://yctfc.example.'),
  ),
  DESK_URL: v.optional(
    origin('DESK_URL must be a web address without a path, like https://desk.yctfc.example.'),
  ),
  DATA_DIR: v.optional(trimmed, 'var'),
  DATABASE_URL: v.optional(
    address(
      'DATABASE_URL must be a PostgreSQL address like postgres://user:password@host:5432/name.',
      'postgres:',
      'postgresql:',
    ),
  ),
  ADMIN_EMAIL: v.optional(email('ADMIN_EMAIL')),
  LEADS_TO: v.optional(email('LEADS_TO')),
  SMTP_URL: v.optional(
    v.pipe(
      address(
        'SMTP_URL must be a mail server address like smtps://user:password@mail.example:465.',
        'smtp:',
        'smtps:',
      ),
      v.check((text) => !asksForPlainMail(text), PLAIN_MAIL_REFUSED),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      trimmed,
      v.regex(
        /^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>$/,
        'MAIL_FROM must be an e-mail address or a name with one, like YCTFC <no-reply@yctfc.example>.',
      ),
    ),
  ),
  JWT_SECRET: v.optional(
    v.pipe(
      trimmed,
      v.transform((text) => text.split(',').map((secret) => secret.trim())),
      v.everyItem(
        (secret) => secret.length >= 32,
        'JWT_SECRET must have at least 32 characters; several secrets are separated by commas, the first signs.',
      ),
    ),
  ),
  TRUST_PROXY: v.optional(
    wholeNumber(0, 9, 'TRUST_PROXY must be the number of proxies in front, from 0 to 9.'),
    '0',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`),
    'info',
  ),
  PUBLIC_SUPABASE_URL: v.optional(
    origin(
      'PUBLIC_SUPABASE_URL must be the address of a Supabase project, like https://abc.supabase.co.',
    ),
  ),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: v.optional(trimmed, 'sb_publishable_embedded'),
});

export const DEFAULT_ADMIN_EMAIL = 'admin@example.com';

/** An empty variable counts as unset. The error lists everything that is wrong. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const present = Object.entries(source).filter(([, value]) => value?.trim());
  const result = v.safeParse(envSchema, Object.fromEntries(present), { abortPipeEarly: true });
  if (!result.success)
    throw new StartupError(result.issues.map((issue) => issue.message).join('\n'));
  const found = result.output;
  const siteUrl = found.SITE_URL ?? `http://localhost:${found.PORT}`;
  const deskUrl = found.DESK_URL ?? siteUrl;
  if (found.DESK_URL) refuseUnfitDesk(deskUrl, siteUrl);
  const adminEmail = found.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL;
  return {
    port: found.PORT,
    host: found.HOST,
    siteUrl,
    /** Public origin of the desk and its data: SITE_URL, unless the desk has a host of its own. */
    deskUrl,
    dataDir: resolve(found.DATA_DIR),
    ...(found.DATABASE_URL && { databaseUrl: found.DATABASE_URL }),
    adminEmail,
    isAdminEmailDefault: !found.ADMIN_EMAIL,
    leadsTo: found.LEADS_TO ?? adminEmail,
    ...(found.SMTP_URL && { smtpUrl: found.SMTP_URL }),
    mailFrom: found.MAIL_FROM ?? `YCTFC <no-reply@${new URL(siteUrl).hostname}>`,
    /** Empty: a secret is generated and kept in the data folder. */
    jwtSecrets: found.JWT_SECRET ?? [],
    trustProxy: found.TRUST_PROXY,
    logLevel: found.LOG_LEVEL,
    publishableKey: found.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    /** Set when the pages were built against a hosted backend; they must be allowed to reach it. */
    ...(found.PUBLIC_SUPABASE_URL && { supabaseUrl: found.PUBLIC_SUPABASE_URL }),
  };
}

export type Env = ReturnType<typeof parseEnv>;

/** Real variables take precedence over `.env`. */
export function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv(process.env);
}

/** Links in mails must be encrypted, and browsers take one host for one site. */
function refuseUnfitDesk(deskUrl: string, siteUrl: string): void {
  const [desk, site] = [new URL(deskUrl), new URL(siteUrl)];
  if (
    desk.protocol === 'http:' &&
    !/(^|\.)localhost$/.test(desk.hostname) &&
    !isLoopbackHost(desk.hostname)
  )
    throw new StartupError('DESK_URL must begin with https:// unless it is on this machine.');
  if (desk.protocol !== site.protocol)
    throw new StartupError(
      'DESK_URL must begin like SITE_URL, both with https:// or both with http://.',
    );
  if (desk.host === site.host)
    throw new StartupError('DESK_URL must have another host or port than SITE_URL.');
}
