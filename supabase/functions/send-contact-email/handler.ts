import { ENQUIRY_MESSAGES, type Enquiry, parseEnquiry } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { type EnquiryReceipt, parseSubmission } from '../../../contract/submission.ts';
import { bucketsOf } from '../_shared/doubt/enquiry-limits.ts';
import { type CountRequest, countNetwork, type RateRule } from '../_shared/rate-limit.ts';
import { type Fields, readFields } from '../_shared/read-fields.ts';
import { signReceipt } from '../_shared/signatures.ts';
import { acknowledgementBuckets, reasonToHold } from './acknowledgement-limits.ts';
import { type Answers, answersFor, type RenderForm } from './answers.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { deriveSubmissionId } from './identity/derive-submission-id.ts';
import { isOpeners, mayHaveReceipt, recognise } from './identity/recognise.ts';
import { checkToken, type IdentifiedSubmission, judge } from './judge.ts';
import { answerOtherMethods, openForm } from './other-methods.ts';
import { createTask, isProven, type Proof, proofIn } from './proof.ts';
import { type Typed, toEntry, underApartId } from './to-entry.ts';

export type { FormState, RenderForm } from './answers.ts';

/** What the function needs from its environment. */
export interface EnquiryDependencies extends EnquiryStore {
  countRequest: CountRequest;
  /**
   * Protects the server in a flood; omitted where the platform does.
   * @param isKnownForm the form sent a valid token: such enquiries have priority
   * @returns seconds to wait; 0 admits the enquiry
   */
  admit?(isKnownForm: boolean): number;
  /** Called once the mail may be sent, after the commit. */
  wakeMail(): void;
  /** Called with an error that the visitor only gets a general message for. */
  reportError(error: unknown): void;
  /** The visitor's network, by which limits count. */
  network: string;
  /** Sign tokens and receipts; the first signs, all verify. */
  secrets: readonly string[];
  /** Recipient of the mail about a lead. */
  leadsTo: string;
  /** Public origins without trailing slash, for the links in mails: of the site, and of the desk. */
  siteUrl: string;
  deskUrl: string;
  /** Prefix for redirects; empty where pages and function share an origin. */
  pagesOrigin: string;
  /** Renders the contact page; omitted where the function cannot serve HTML. */
  renderForm?: RenderForm | undefined;
}

/**
 * Handles an enquiry: JSON from the page's script or from supabase-js, or a form posted without
 * JavaScript. Stores the lead together with the mails about it and the visitor's consents. The
 * submission's id makes a replay harmless: it gets the same answer and stores nothing; see
 * `recognise` for who is answered with the receipt. A suspicious enquiry is quarantined for the
 * administrator, which never shows in the answer. `POST ?open` gives a new form its id and token;
 * `{submissionId, proof}` proves work. Ids travel in bodies only: addresses stand in logs.
 * @returns for JSON 201 `EnquiryReceipt` or `{error: {message, fields?}}`; for a form 303 to a
 *   page, or the contact page with what was entered
 */
export async function handleEnquiry(
  request: Request,
  deps: EnquiryDependencies,
): Promise<Response> {
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

/** Finds the submission's id; clients that send only the five fields may put it in a header. */
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
  return answers.stored(await keep({ enquiry, submission, token }, deps));
}

/**
 * Keeps what was typed, and other words under a taken id apart: nothing is lost, and nothing of the
 * first is told. The id of their own follows from the words, so that repeating them changes nothing;
 * who shows no token of the form gets their receipt by mail only.
 */
async function keep(
  typed: Typed,
  deps: EnquiryDependencies,
  isApart = false,
): Promise<EnquiryReceipt> {
  const { enquiry, submission, token } = typed;
  const { submissionId: id } = submission;
  const key = deps.secrets[0] ?? '';
  const buckets = bucketsOf(enquiry, deps.network, key);
  const assessment = await deps.assessEnquiry(id, [
    ...buckets,
    ...acknowledgementBuckets(enquiry.email, deps.network, key),
  ]);
  const standing = recognise(enquiry, id, assessment, deps.secrets);
  if (standing === 'other') return keep(underApartId(typed), deps, true);
  const verdict = judge(enquiry, submission, {
    token,
    waits: assessment.waits.slice(0, buckets.length),
  });
  let keptId = id;
  if (standing === 'new') {
    const holdFor = reasonToHold(assessment.waits.slice(buckets.length));
    keptId = await deps.storeEnquiry(toEntry(typed, { verdict, holdFor, now: new Date() }, deps));
    deps.wakeMail();
  }
  const isHeld = assessment.isKnown ? assessment.isHeld : verdict.reasons.length > 0;
  const isOwn = (!isApart && keptId === id) || isOpeners(token);
  const facts = { secrets: deps.secrets, now: Date.now() };
  return {
    id: keptId,
    reference: referenceOf(keptId),
    ...(isOwn &&
      mayHaveReceipt(standing, assessment) && { receipt: signReceipt(keptId, deps.secrets) }),
    ...(isHeld && standing !== 'closed' && { challenge: await createTask(keptId, facts) }),
  };
}

/**
 * Proofs per network: twice as many as enquiries that may come from it without being held.
 */
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
