import { ENQUIRY_MESSAGES, type Enquiry, parseEnquiry } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { type Answers, answersFor, type RenderForm, refuseMethod } from './answers.ts';
import { type LeadMail, renderTeamMail } from './mail.ts';
import { readFields } from './read-fields.ts';

export type { FormState, RenderForm } from './answers.ts';
export type { LeadMail } from './mail.ts';

/** One enquiry with the id under which it is stored. */
export interface Lead extends Enquiry {
  id: string;
}

/**
 * How many enquiries one network may send. Mobile carriers in India put thousands of people behind
 * one address, so the rule leaves room for all who would write within ten minutes, and only
 * enquiries that would be stored count: correcting a fault costs nothing.
 */
export const ENQUIRY_RATE = { name: 'enquiry', allowed: 30, windowSeconds: 600 } as const;

/** What the function needs from the home that it runs in. */
export interface EnquiryDependencies {
  /** Stores lead and mails in one transaction. A lead that is stored already is no fault. */
  storeEnquiry(lead: Lead, mails: readonly LeadMail[]): Promise<void>;
  /** Counts one request. @returns 0 when it is within the rule, else the seconds to wait. */
  countRequest(rule: typeof ENQUIRY_RATE, network: string): Promise<number>;
  /** Called once the mail may be sent, after the commit. */
  wakeMail(): void;
  /** Hears of a fault that the visitor is told about in general words only. */
  reportFault(fault: unknown): void;
  /** The visitor's network, as far as limits tell visitors apart. */
  network: string;
  /** Whom the mail about a lead goes to. */
  leadsTo: string;
  /** Public origin without trailing slash, for the link in the mail. */
  siteUrl: string;
  /** What redirects put before a path: nothing where pages and function share an origin. */
  pagesOrigin: string;
  /** Fills the contact page; left out where the home cannot serve HTML. */
  renderForm?: RenderForm | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Takes one enquiry: JSON from the page's script or from supabase-js, or a form that was posted
 * without JavaScript. Stores the lead together with the mail about it.
 * A header `Idempotency-Key` with a UUID becomes the lead's id, so that a repeated request stores it once.
 * @returns for JSON 201 `{id}` or `{error: {message, fields?}}`; for a form 303 to a page, or the
 *   contact page with what was entered
 */
export async function handleEnquiry(
  request: Request,
  deps: EnquiryDependencies,
): Promise<Response> {
  if (request.method !== 'POST') return refuseMethod(request, deps.pagesOrigin);
  const body = await readFields(request, LIMITS.enquiryBody);
  if ('refusal' in body) return body.refusal;
  const answers = answersFor(body, deps);
  const result = parseEnquiry(body.fields);
  if (!result.ok) return answers.invalid(result.errors);
  try {
    return await accept({ ...result.enquiry, id: leadId(request) }, answers, deps);
  } catch (fault) {
    deps.reportFault(fault);
    return answers.failed(503, ENQUIRY_MESSAGES.failed);
  }
}

async function accept(lead: Lead, answers: Answers, deps: EnquiryDependencies): Promise<Response> {
  const wait = await deps.countRequest(ENQUIRY_RATE, deps.network);
  if (wait > 0) return answers.failed(429, tooMany(wait), wait);
  await deps.storeEnquiry(lead, [renderTeamMail(lead, { ...deps, receivedAt: new Date() })]);
  deps.wakeMail();
  return answers.stored(lead.id);
}

function leadId(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  return UUID.test(key) ? key.toLowerCase() : crypto.randomUUID();
}

function tooMany(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    title: ENQUIRY_MESSAGES.failed.title,
    description: `Too many messages came from your network. Please try again in ${wait}, or call us.`,
  };
}
