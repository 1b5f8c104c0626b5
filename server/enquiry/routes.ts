import { join } from 'node:path';
import { Hono } from 'hono';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { CALENDAR_ENDPOINT } from '../../contract/desk/desk-paths.ts';
import { ENQUIRY_ENDPOINT } from '../../contract/paths.ts';
import { RECEIPT_ENDPOINT, SOFT_LEAD_ENDPOINT } from '../../contract/routes.ts';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import { handleReceipt } from '../../supabase/functions/enquiry-receipt/handler.ts';
import type {
  EnquiryStore,
  Sender,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import {
  handleEnquiry,
  type RenderForm,
} from '../../supabase/functions/send-contact-email/handler.ts';
import { handleSoftLead } from '../../supabase/functions/soft-lead/handler.ts';
import type { SigningKeys } from '../auth/keys.ts';
import type { AppEnv } from '../context.ts';
import { callAsService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { mountCalendar } from '../desk/calendar.ts';
import type { Env } from '../env.ts';
import { type Buckets, openBuckets } from '../gate/buckets.ts';
import { FORM_RATES } from '../gate/cost-classes.ts';
import type { CountRequest } from '../rate-limit.ts';
import type { StaticSite } from '../static/site.ts';
import { compileContactPage } from './contact-page.ts';
import { keepEnquiries } from './keep-enquiries.ts';
import { openSpool } from './spool.ts';

interface FormParts {
  database: Database;
  countRequest: CountRequest;
  log: Pick<Logger, 'error'>;
  sender: Pick<Sender, 'secrets' | 'deskUrl' | 'leadsTo'>;
  wakeMail: () => void;
}

export function mountReceiptFunction(parts: FormParts): Hono<AppEnv> {
  const { database, countRequest, sender, wakeMail, log } = parts;

  const ask = (call: string, values: unknown[]) => callAsService(database, call, values);
  return new Hono<AppEnv>().all('/', (c) =>
    handleReceipt(c.req.raw, {
      readReceipt: (of) => ask('read_receipt($1)', [of]),
      correctEnquiry: (of, fields, reasons, mails) =>
        ask('correct_enquiry($1, $2, $3, $4)', [
          of,
          ...[fields, mails, reasons].map((part) => JSON.stringify(part)),
        ]),
      changeConsent: (of, consent, mails) =>
        ask('change_consent($1, $2, $3)', [of, JSON.stringify(consent), JSON.stringify(mails)]),
      eraseEnquiry: (of) => ask('erase_enquiry($1)', [of]),
      countRequest,
      wakeMail,
      reportError: (err) => log.error({ id: c.get('requestId'), err }, 'receipt not answered'),
      network: networkOf(c.get('clientAddress')),
      ...sender,
    }),
  );
}

const mountSoftLeadFunction = ({ database, countRequest, log }: FormParts) =>
  new Hono<AppEnv>().all('/', (c) =>
    handleSoftLead(c.req.raw, {
      recordSoftLead: ({ code, page, attribution }) => {
        const values = [code, page, JSON.stringify(attribution)];
        return callAsService(database, 'record_chat_click($1, $2, $3)', values);
      },
      countRequest,
      reportError: (err) => log.error({ id: c.get('requestId'), err }, 'chat click not counted'),
      network: networkOf(c.get('clientAddress')),
    }),
  );

export interface FunctionParts {
  env: Pick<Env, 'dataDir' | 'siteUrl' | 'deskUrl' | 'leadsTo'>;
  keys: Pick<SigningKeys, 'digests'>;
  database: Database;
  countRequest: CountRequest;
  wakeMail: () => void;
  /** Its template is that of the build that is served. */
  site: Pick<StaticSite, 'template'>;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
}

export async function openEnquiryFunctions(parts: FunctionParts) {
  const { env, keys, database, countRequest, wakeMail, site, log } = parts;
  const spool = await openSpool(join(env.dataDir, 'spool'));
  const secrets = keys.digests('form secret', '').map((digest) => digest.toString('base64url'));
  const { siteUrl, deskUrl, leadsTo } = env;
  const sender = { secrets, siteUrl, deskUrl, leadsTo };
  const store = keepEnquiries({ database, spool, sender, wakeMail, log });
  const gate = openBuckets(FORM_RATES);
  const form = { database, countRequest, sender, wakeMail, log };
  const readTemplate = () => site.template;
  const routes = new Hono<AppEnv>()
    .route(ENQUIRY_ENDPOINT, mountEnquiryFunction({ ...form, store, gate, readTemplate }))
    .route(RECEIPT_ENDPOINT, mountReceiptFunction(form))
    .route(SOFT_LEAD_ENDPOINT, mountSoftLeadFunction(form))
    .route(CALENDAR_ENDPOINT, mountCalendar({ database, countRequest, log, deskUrl }));
  return { routes, stop: store.stop };
}

interface EnquiryParts extends Omit<FormParts, 'database'> {
  store: EnquiryStore;
  gate: Buckets;
  sender: Sender;
  log: Pick<Logger, 'error' | 'warn'>;
  /** The built page that shows a posted form again; asked for each, since a new build may change it. */
  readTemplate?: () => string | undefined;
}

/** Under heavy load, a form without token is asked to retry after this time. */
const BUSY_WAIT_SECONDS = 5;

/** Enquiries of unknown forms that ask the database at one time; its pool has ten connections. */
const MAX_CONCURRENT = 3;
/** Enquiries that may wait for their turn; whoever comes then is told to come again. */
const MAX_WAITING = 100;

export function mountEnquiryFunction(parts: EnquiryParts): Hono<AppEnv> {
  const { store, countRequest, gate, sender, wakeMail, log } = parts;
  // Keeps unknown forms from taking every connection to the database, so that known ones pass them.
  const queue = pLimit(MAX_CONCURRENT);
  const formFor = compileTemplates(log);
  return new Hono<AppEnv>().all('/', async (c) => {
    const network = networkOf(c.get('clientAddress'));
    let isKnown = false;
    const inTurn = <T>(work: () => Promise<T>) => (isKnown ? work() : queue(work));
    const answer = await handleEnquiry(c.req.raw, {
      assessEnquiry: (...asked) => inTurn(() => store.assessEnquiry(...asked)),
      storeEnquiry: (entry) => inTurn(() => store.storeEnquiry(entry)),
      acceptProof: store.acceptProof,
      countRequest,
      admit: (isKnownForm) => {
        isKnown = isKnownForm;
        if (!isKnown && queue.pendingCount >= MAX_WAITING) return BUSY_WAIT_SECONDS;
        return gate.admit(network, isKnown);
      },
      wakeMail,
      reportError: (err) => log.error({ id: c.get('requestId'), err }, 'enquiry not stored'),
      network,
      ...sender,
      pagesOrigin: '',
      renderForm: formFor(parts.readTemplate?.()),
    });
    // Node accepts one new connection a round: closing this one puts a client that sends too many last.
    if (answer.status === 429) answer.headers.set('connection', 'close');
    return answer;
  });
}

/** Compiles each template once. Without one, a posted form is redirected to a static page. */
function compileTemplates(log: EnquiryParts['log']) {
  let known: string | undefined;
  let renderForm: RenderForm | undefined;
  return (template: string | undefined): RenderForm | undefined => {
    if (template === known) return renderForm;
    known = template;
    try {
      renderForm = template === undefined ? undefined : compileContactPage(template);
    } catch (err) {
      log.warn({ err }, 'the contact template cannot be used');
      renderForm = undefined;
    }
    return renderForm;
  };
}
