import {
  ENQUIRY_MESSAGES,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  parseEnquiry,
} from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { CONTACT_STORED, ROUTES } from '../../../contract/routes.ts';
import { type EnquiryReceipt, parseSubmission } from '../../../contract/submission.ts';
import { answerError, answerJson, answerOtherMethod, retryAfter } from '../_shared/answer-json.ts';
import { bucketsOf } from '../_shared/doubt.ts';
import { type CountRequest, countNetwork, type RateRule } from '../_shared/rate-limit.ts';
import { type Fields, readFields } from '../_shared/read-fields.ts';
import { signFormToken, signReceipt } from '../_shared/signatures.ts';
import { acknowledgementBuckets, reasonToHold } from './acknowledgement.ts';
import {
  conflictId,
  deriveSubmissionId,
  type EnquiryStore,
  matchEnquiry,
  type Sender,
  toJourney,
} from './enquiry-store.ts';
import { checkToken, type IdentifiedSubmission, judge, type TokenState } from './judge.ts';
import { createTask, isProven, type Proof, proofIn } from './proof.ts';

export interface EnquiryDependencies extends EnquiryStore, Sender {
  countRequest: CountRequest;
  /** Omitted where the platform protects the server. Known forms have priority. Returns seconds to wait. */
  admit?(isKnownForm: boolean): number;
  wakeMail(): void;
  reportError(error: unknown): void;
  network: string;
  /** Prefix for redirects; empty where pages and function share an origin. */
  pagesOrigin: string;
  renderForm?: RenderForm | undefined;
}

// A replay gets the same answer and stores nothing (`matchEnquiry`); quarantine never shows in the answer.
// Ids travel in bodies only, since addresses stand in logs.
export async function handleEnquiry(request: Request, deps: EnquiryDependencies) {
  if (request.method !== 'POST') return answerOtherMethods(request, deps);
  if (new URL(request.url).searchParams.has('open')) return openForm(deps);
  const body = await readFields(request, LIMITS.requestBytes);
  if ('refusal' in body) return body.refusal;
  const answers = answersFor(body, deps);
  try {
    const proof = proofIn(body);
    if (proof) return await takeProof(proof, answers, deps);
    const result = parseEnquiry(body.fields);
    if (!result.ok) return answers.invalid(result.errors);
    return await accept(
      result.enquiry,
      await identify(request, body, result.enquiry, deps),
      answers,
      deps,
    );
  } catch (error) {
    deps.reportError(error);
    return answers.failed(503, ENQUIRY_MESSAGES.failed);
  }
}

/** The answer in a flood. The device keeps the enquiry and sends it again. */
const BUSY = {
  title: ENQUIRY_MESSAGES.failed.title,
  description:
    'Very many messages are coming in just now. Please try again in a minute, or call us.',
};

async function identify(
  request: Request,
  body: Fields,
  enquiry: Enquiry,
  { network }: EnquiryDependencies,
): Promise<IdentifiedSubmission> {
  const submission = parseSubmission(body.fields);
  const header = parseSubmission({ submissionId: request.headers.get('idempotency-key') });
  const named = header.submissionId ?? submission.submissionId;
  // A form without JavaScript cannot create an id, so it is derived from content and day.
  const drawn = body.kind === 'form' ? deriveSubmissionId(enquiry, network, new Date()) : undefined;
  return { ...submission, submissionId: named ?? drawn ?? crypto.randomUUID() };
}

async function accept(
  enquiry: Enquiry,
  submission: IdentifiedSubmission,
  answers: Answers,
  deps: EnquiryDependencies,
): Promise<Response> {
  const token = checkToken(submission, { secrets: deps.secrets, now: Date.now() });
  const waitSeconds = deps.admit?.(token === 'good') ?? 0;
  if (waitSeconds > 0) return answers.failed(429, BUSY, waitSeconds);
  return answers.stored(await keep(enquiry, submission, token, deps));
}

// Other words under a taken id get an id derived from them: nothing is lost, and nothing of the first
// is told. Without the form's token their receipt comes by mail only.
async function keep(
  enquiry: Enquiry,
  submission: IdentifiedSubmission,
  token: TokenState,
  deps: EnquiryDependencies,
): Promise<EnquiryReceipt> {
  const key = deps.secrets[0] ?? '';
  const buckets = bucketsOf(enquiry, deps.network, key);
  const mailBuckets = acknowledgementBuckets(enquiry.email, deps.network, key);
  const assess = (asked: string) => deps.assessEnquiry(asked, [...buckets, ...mailBuckets]);
  let id = submission.submissionId;
  let assessment = await assess(id);
  while (matchEnquiry(enquiry, id, assessment, deps.secrets) === 'other') {
    id = conflictId(enquiry, id);
    assessment = await assess(id);
  }
  const match = matchEnquiry(enquiry, id, assessment, deps.secrets);
  const waits = assessment.waits.slice(0, buckets.length);
  const verdict = judge(enquiry, submission, { token, waits });
  if (match === 'new') {
    const heldFor = reasonToHold(assessment.waits.slice(buckets.length));
    const journey = toJourney(submission, verdict);
    id = await deps.storeEnquiry({ id, enquiry, journey, heldFor });
    deps.wakeMail();
  }
  const isHeld = assessment.isKnown ? assessment.isHeld : verdict.reasons.length > 0;
  const isOwn = id === submission.submissionId || (token !== 'missing' && token !== 'forged');
  // While the database cannot be asked, the id may hold another's enquiry; the receipt then comes by mail.
  const mayHaveReceipt = isOwn && match !== 'gone' && !assessment.isDatabaseDown;
  const task = isHeld && match !== 'gone';
  return {
    id,
    reference: referenceOf(id),
    ...(mayHaveReceipt && { receipt: signReceipt(id, deps.secrets) }),
    ...(task && { challenge: await createTask(id, { secrets: deps.secrets, now: Date.now() }) }),
  };
}

/** Twice as many as enquiries that may come from one network without being held. */
const PROOF_RATE: RateRule = { name: 'proof', allowed: 60, windowSeconds: 600 };

async function takeProof(
  { submissionId, proof }: Proof,
  answers: Answers,
  deps: EnquiryDependencies,
): Promise<Response> {
  const busySeconds = deps.admit?.(true) ?? 0;
  if (busySeconds > 0) return answers.failed(429, BUSY, busySeconds);
  // Verified first: a forged proof is cheap to refuse, and must not cost a turn at the database.
  if (!(await isProven(submissionId, proof, deps.secrets))) return answers.unproven();
  const waitSeconds = await countNetwork(deps.countRequest, PROOF_RATE, deps.network);
  if (waitSeconds > 0) return answers.failed(429, BUSY, waitSeconds);
  await deps.acceptProof(submissionId);
  deps.wakeMail();
  return answers.proven(submissionId);
}

const SENT_HEADERS =
  'authorization, x-client-info, apikey, content-type, idempotency-key, x-retry-count, traceparent, tracestate, baggage';

function answerOtherMethods(request: Request, { pagesOrigin }: { pagesOrigin: string }): Response {
  if (request.method === 'GET' && request.headers.get('accept')?.includes('text/html'))
    return new Response(null, {
      status: 303,
      headers: { location: pagesOrigin + ROUTES.contact, 'cache-control': 'no-store' },
    });
  return answerOtherMethod(request, 'GET, POST', SENT_HEADERS);
}

/** Gives a form its id and token: nobody gets a token for an id of their own. */
function openForm({ secrets }: { secrets: readonly string[] }): Response {
  const id = crypto.randomUUID();
  return answerJson(200, { id, token: signFormToken(id, Date.now(), secrets) });
}

export interface FormState {
  values: Partial<Record<EnquiryField, string>> & {
    consents?: readonly string[];
  };
  errors: EnquiryErrors;
  failure?: Failure | undefined;
}

export type RenderForm = (state: FormState) => string;

type Failure = Record<'title' | 'description', string>;

type Answers = typeof JSON_ANSWERS;

interface Pages {
  pagesOrigin: string;
  renderForm?: RenderForm | undefined;
}

function answersFor(body: Fields, pages: Pages): Answers {
  return body.kind === 'json' ? JSON_ANSWERS : pageAnswers(body.fields, pages);
}

const JSON_ANSWERS = {
  stored: (receipt: EnquiryReceipt) => answerJson(201, receipt),
  proven: (id: string) => answerJson(200, { id }),
  unproven: () => answerError(422, 'The proof does not fit this submission.'),
  invalid: (fields: EnquiryErrors) =>
    answerJson(422, { error: { message: 'Check the marked fields.', fields } }),
  failed: (status: number, { description }: Failure, waitSeconds?: number) =>
    answerError(status, description, waitSeconds),
};

function pageAnswers(values: FormState['values'], { pagesOrigin, renderForm }: Pages): Answers {
  const show = (status: number, state: Omit<FormState, 'values'>, waitSeconds?: number) =>
    renderForm
      ? new Response(renderForm({ values, ...state }), {
          status,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            ...retryAfter(waitSeconds),
          },
        })
      : seeOther(pagesOrigin + ROUTES.contactNotSent);
  return {
    ...JSON_ANSWERS,
    stored: () => seeOther(pagesOrigin + CONTACT_STORED),
    invalid: (errors) => show(422, { errors }),
    failed: (status, failure, waitSeconds) => show(status, { errors: {}, failure }, waitSeconds),
  };
}

/** 303, so that reloading the page that follows does not post again. */
const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
