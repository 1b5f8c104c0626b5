import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { CONTACT_TEMPLATE } from '../../contract/contact-template.ts';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import type { EnquiryStore } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import {
  handleEnquiry,
  type RenderForm,
} from '../../supabase/functions/send-contact-email/handler.ts';
import type { AppEnv } from '../context.ts';
import type { Env } from '../env.ts';
import type { FloodGate } from '../flood-gate.ts';
import type { CountRequest } from '../rate-limit.ts';
import { compileContactPage } from './contact-page.ts';

export interface EnquiryParts {
  store: EnquiryStore;
  countRequest: CountRequest;
  gate: FloodGate;
  /** Sign form tokens and receipts; the first signs, all verify. */
  formSecrets: readonly string[];
  /** Called after a commit that queued a mail. */
  wakeMail: () => void;
  log: Pick<Logger, 'error' | 'warn'>;
  env: Pick<Env, 'siteUrl' | 'leadsTo'>;
  /** The built page that shows a posted form again; by default the one in `dist/`. */
  templateFile?: string;
}

const BUILT_TEMPLATE = fileURLToPath(new URL(`../../dist/${CONTACT_TEMPLATE}`, import.meta.url));

/** Under heavy load, a form without token is asked to retry after this time. */
const BUSY_WAIT_SECONDS = 5;

/** Enquiries of unknown forms that ask the database at one time; its pool has ten connections. */
const MAX_CONCURRENT = 3;
/** Enquiries that may wait for their turn; whoever comes then is told to come again. */
const MAX_WAITING = 100;

/** The function that hosted Supabase runs under Deno, mounted in Node. */
export function mountEnquiryFunction(parts: EnquiryParts): Hono<AppEnv> {
  const { store, countRequest, gate, formSecrets, wakeMail, log, env } = parts;
  const queue = openUnknownFormQueue();
  const renderForm = readTemplate(parts.templateFile ?? BUILT_TEMPLATE, log);
  return new Hono<AppEnv>().all('/', async (c) => {
    const network = networkOf(c.get('clientAddress'));
    let isKnown = false;
    const inTurn = <T>(work: () => Promise<T>) => (isKnown ? work() : queue.run(work));
    const answer = await handleEnquiry(c.req.raw, {
      assessEnquiry: (...asked) => inTurn(() => store.assessEnquiry(...asked)),
      storeEnquiry: (entry) => inTurn(() => store.storeEnquiry(entry)),
      acceptProof: store.acceptProof,
      countRequest,
      admit: (isKnownForm) => {
        isKnown = isKnownForm;
        if (!isKnown && queue.isFull()) return BUSY_WAIT_SECONDS;
        return gate.admit(network, isKnown);
      },
      wakeMail,
      reportError: (err) => log.error({ id: c.get('requestId'), err }, 'enquiry not stored'),
      network,
      secrets: formSecrets,
      leadsTo: env.leadsTo,
      siteUrl: env.siteUrl,
      pagesOrigin: '',
      renderForm,
    });
    // Node accepts one new connection per round of requests on open ones: closing the connection of
    // a client that sends too many puts it behind everybody else.
    if (answer.status === 429) answer.headers.set('connection', 'close');
    return answer;
  });
}

/** Without a template, a posted form is redirected to a static page. */
function readTemplate(file: string, log: EnquiryParts['log']): RenderForm | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return compileContactPage(readFileSync(file, 'utf8'));
  } catch (err) {
    log.warn({ err }, 'the contact template cannot be used');
    return undefined;
  }
}

/** Keeps unknown forms from taking every connection to the database, so that known ones pass them. */
interface UnknownFormQueue {
  isFull(): boolean;
  /** Does the work when it is its turn, first come, first served. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function openUnknownFormQueue(): UnknownFormQueue {
  const limit = pLimit(MAX_CONCURRENT);
  return { isFull: () => limit.pendingCount >= MAX_WAITING, run: (work) => limit(work) };
}
