import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { CONTACT_TEMPLATE } from '../contract/contact-template.ts';
import {
  handleEnquiry,
  type RenderForm,
} from '../supabase/functions/send-contact-email/handler.ts';
import { networkOf } from './auth/client-network.ts';
import type { AppEnv } from './context.ts';
import type { Database } from './database/database.ts';
import { compileContactPage } from './enquiry/contact-page.ts';
import { storeIn } from './enquiry/store-enquiry.ts';
import type { Env } from './env.ts';
import type { CountRequest } from './rate-limit.ts';

export interface EnquiryParts {
  database: Database;
  countRequest: CountRequest;
  /** Called after a commit that queued a mail. */
  wakeMail: () => void;
  log: Pick<Logger, 'error' | 'warn'>;
  env: Pick<Env, 'siteUrl' | 'leadsTo'>;
  /** The built page that a posted form comes back as; by default that of `dist/`. */
  templateFile?: string;
}

const BUILT_TEMPLATE = fileURLToPath(new URL(`../dist/${CONTACT_TEMPLATE}`, import.meta.url));

/** The function that hosted Supabase runs under Deno, mounted in Node. */
export function mountEnquiryFunction(parts: EnquiryParts): Hono<AppEnv> {
  const { database, countRequest, wakeMail, log, env } = parts;
  const renderForm = readTemplate(parts.templateFile ?? BUILT_TEMPLATE, log);
  const storeEnquiry = storeIn(database);
  return new Hono<AppEnv>().all('/', (c) =>
    handleEnquiry(c.req.raw, {
      storeEnquiry,
      countRequest,
      wakeMail,
      reportFault: (err) => log.error({ id: c.get('requestId'), err }, 'enquiry not stored'),
      network: networkOf(c.get('clientAddress')),
      leadsTo: env.leadsTo,
      siteUrl: env.siteUrl,
      pagesOrigin: '',
      renderForm,
    }),
  );
}

/** Without a template, a form that comes back is led to a static page. */
function readTemplate(file: string, log: EnquiryParts['log']): RenderForm | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return compileContactPage(readFileSync(file, 'utf8'));
  } catch (err) {
    log.warn({ err }, 'the contact template cannot be used');
    return undefined;
  }
}
