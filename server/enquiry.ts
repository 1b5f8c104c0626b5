import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { CONTACT_TEMPLATE } from '../contract/contact-template.ts';
import type { EnquiryStore } from '../supabase/functions/send-contact-email/enquiry-store.ts';
import {
  handleEnquiry,
  type RenderForm,
} from '../supabase/functions/send-contact-email/handler.ts';
import { networkOf } from './auth/client-network.ts';
import type { AppEnv } from './context.ts';
import { compileContactPage } from './enquiry/contact-page.ts';
import type { FloodGate } from './enquiry/flood-gate.ts';
import { openSlowLane } from './enquiry/slow-lane.ts';
import type { Env } from './env.ts';

export interface EnquiryParts {
  store: EnquiryStore;
  gate: FloodGate;
  /** Sign form tokens and receipts; the first signs, all verify. */
  formSecrets: readonly string[];
  /** Called after a commit that queued a mail. */
  wakeMail: () => void;
  log: Pick<Logger, 'error' | 'warn'>;
  env: Pick<Env, 'siteUrl' | 'leadsTo'>;
  /** The built page that a posted form comes back as; by default that of `dist/`. */
  templateFile?: string;
}

const BUILT_TEMPLATE = fileURLToPath(new URL(`../dist/${CONTACT_TEMPLATE}`, import.meta.url));

/** Seconds after which a form without token may come again when very many come at once. */
const BUSY_WAIT = 5;

/** The function that hosted Supabase runs under Deno, mounted in Node. */
export function mountEnquiryFunction(parts: EnquiryParts): Hono<AppEnv> {
  const { store, gate, formSecrets, wakeMail, log, env } = parts;
  const lane = openSlowLane();
  const renderForm = readTemplate(parts.templateFile ?? BUILT_TEMPLATE, log);
  return new Hono<AppEnv>().all('/', async (c) => {
    const network = networkOf(c.get('clientAddress'));
    let isKnown = false;
    const inLane = <T>(work: () => Promise<T>) => (isKnown ? work() : lane.run(work));
    const answer = await handleEnquiry(c.req.raw, {
      weighEnquiry: (...asked) => inLane(() => store.weighEnquiry(...asked)),
      storeEnquiry: (entry) => inLane(() => store.storeEnquiry(entry)),
      acceptProof: store.acceptProof,
      admit: (isKnownForm) => {
        isKnown = isKnownForm;
        if (!isKnown && lane.isFull()) return BUSY_WAIT;
        return gate.admit(network, isKnown);
      },
      wakeMail,
      reportFault: (err) => log.error({ id: c.get('requestId'), err }, 'enquiry not stored'),
      network,
      secrets: formSecrets,
      leadsTo: env.leadsTo,
      siteUrl: env.siteUrl,
      pagesOrigin: '',
      renderForm,
    });
    // Node takes one new connection for each round of the requests on those it has: whoever sends too
    // many goes to the end of that queue, and lets people in.
    if (answer.status === 429) answer.headers.set('connection', 'close');
    return answer;
  });
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
