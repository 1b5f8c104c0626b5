import * as v from 'valibot';
import {
  asksForPlainMail,
  PLAIN_MAIL_REFUSED,
} from '../supabase/functions/_shared/mail/smtp-address.ts';

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

/** Log levels; `debug` adds one line per served file. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * Names, formats and defaults of the environment variables; every message is one sentence that
 * names its variable.
 */
export const envSchema = v.object({
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
