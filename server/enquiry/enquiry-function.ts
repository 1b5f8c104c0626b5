import { Hono } from 'hono';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import type {
  EnquiryStore,
  Sender,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import {
  handleEnquiry,
  type RenderForm,
} from '../../supabase/functions/send-contact-email/handler.ts';
import type { AppEnv } from '../context.ts';
import type { Buckets } from '../gate/buckets.ts';
import type { CountRequest } from '../rate-limit.ts';
import { compileContactPage } from './contact-page.ts';

export interface EnquiryParts {
  store: EnquiryStore;
  countRequest: CountRequest;
  gate: Buckets;
  sender: Sender;
  wakeMail: () => void;
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

/** The function that hosted Supabase runs under Deno, mounted in Node. */
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
    // Node accepts one new connection per round of requests on open ones: closing the connection of
    // a client that sends too many puts it behind everybody else.
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
