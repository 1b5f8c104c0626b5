import { join } from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { CONTACT_TEMPLATE } from '../../contract/contact-template.ts';
import { CALENDAR_ENDPOINT } from '../../contract/desk/desk-paths.ts';
import { ENQUIRY_ENDPOINT } from '../../contract/paths.ts';
import { RECEIPT_ENDPOINT, SOFT_LEAD_ENDPOINT } from '../../contract/routes.ts';
import type { SigningKeys } from '../auth/keys/signing-keys.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';
import { mountCalendarFunction } from '../desk/calendar-function.ts';
import type { Env } from '../env.ts';
import { openBuckets } from '../gate/buckets.ts';
import { FORM_RATES } from '../gate/cost-classes.ts';
import type { CountRequest } from '../rate-limit.ts';
import type { StaticSite } from '../static/site.ts';
import { mountEnquiryFunction } from './enquiry-function.ts';
import { keepEnquiries } from './keep-enquiries.ts';
import { mountReceiptFunction } from './receipt-function.ts';
import { mountSoftLeadFunction } from './soft-lead-function.ts';
import { openSpool } from './spool/spool.ts';

export interface FunctionParts {
  env: Pick<Env, 'dataDir' | 'siteUrl' | 'deskUrl' | 'leadsTo'>;
  keys: Pick<SigningKeys, 'digests'>;
  database: Database;
  countRequest: CountRequest;
  wakeMail: () => void;
  /** Its templates are those of the build that is served. */
  site: Pick<StaticSite, 'templates'>;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
}

/**
 * Opens the routes under `/functions/v1`, with the spool that keeps enquiries through an outage.
 */
export async function openEnquiryFunctions(parts: FunctionParts) {
  const { env, keys, database, countRequest, wakeMail, site, log } = parts;
  const spool = await openSpool(join(env.dataDir, 'spool'));
  const keeper = keepEnquiries({ database, spool, wakeMail, log });
  const formSecrets = keys.digests('form secret', '').map((digest) => digest.toString('base64url'));
  const gate = openBuckets(FORM_RATES);
  const routes = new Hono<AppEnv>()
    .route(
      ENQUIRY_ENDPOINT,
      mountEnquiryFunction({
        store: keeper,
        countRequest,
        gate,
        formSecrets,
        wakeMail,
        log,
        env,
        readTemplate: () => site.templates.get(CONTACT_TEMPLATE),
      }),
    )
    .route(
      RECEIPT_ENDPOINT,
      mountReceiptFunction({ database, countRequest, formSecrets, wakeMail, log, env }),
    )
    .route(SOFT_LEAD_ENDPOINT, mountSoftLeadFunction({ database, countRequest, log }))
    .route(
      CALENDAR_ENDPOINT,
      mountCalendarFunction({ database, countRequest, log, deskUrl: env.deskUrl }),
    );
  return { routes, stop: () => keeper.stop() };
}
