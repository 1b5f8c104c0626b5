import { ASKED_PURPOSES, consentTo, NOTICE } from '../../../contract/consent.ts';
import { ENQUIRY_MESSAGES, type Enquiry, parseEnquiry } from '../../../contract/enquiry.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { parseSubmission, referenceOf, type Submission } from '../../../contract/submission.ts';
import { type Fields, readFields } from '../_shared/read-fields.ts';
import { signReceipt } from '../_shared/signatures.ts';
import { storableAttribution } from '../_shared/storable-attribution.ts';
import { renderAcknowledgement } from './acknowledgement.ts';
import { type Answers, answersFor, type RenderForm } from './answers.ts';
import { deriveSubmissionId } from './derive-submission-id.ts';
import { bucketsOf } from './enquiry-limits.ts';
import type { EnquiryStore, Journey, Lead } from './enquiry-store.ts';
import { checkToken, type IdentifiedSubmission, judge, type Verdict } from './judge.ts';
import { answerOtherMethods } from './other-methods.ts';
import { createTask, isProven } from './proof.ts';
import { renderTeamMail } from './team-mail.ts';

export type { FormState, RenderForm } from './answers.ts';

/** What the function needs from the home that it runs in. */
export interface EnquiryDependencies extends EnquiryStore {
  /**
   * Guards the home's own strength in a flood; left out where the platform does.
   * @param isKnownForm the form brought its token: such enquiries go first
   * @returns seconds to wait; 0 lets the enquiry in
   */
  admit?(isKnownForm: boolean): number;
  /** Called once the mail may be sent, after the commit. */
  wakeMail(): void;
  /** Hears of an error that the visitor is told about in general words only. */
  reportError(error: unknown): void;
  /** The visitor's network, as far as limits tell visitors apart. */
  network: string;
  /** Sign tokens and receipts; the first signs, all verify. */
  secrets: readonly string[];
  /** Whom the mail about a lead goes to. */
  leadsTo: string;
  /** Public origin without trailing slash, for the links in mails. */
  siteUrl: string;
  /** What redirects put before a path: nothing where pages and function share an origin. */
  pagesOrigin: string;
  /** Fills the contact page; left out where the home cannot serve HTML. */
  renderForm?: RenderForm | undefined;
}

/**
 * Takes one enquiry: JSON from the page's script or from supabase-js, or a form that was posted
 * without JavaScript. Stores the lead together with the mails about it and what its visitor agreed to.
 * The submission's id makes a replay harmless: it is answered like the first and stores nothing. Doubt
 * about an enquiry holds it back for the administrator and never shows in the answer.
 * `GET ?form=<submission id>` gives the form's token; `{submissionId, proof}` proves work.
 * @returns for JSON 201 `EnquiryReceipt` or `{error: {message, fields?}}`; for a form 303 to a page,
 *   or the contact page with what was entered
 */
export async function handleEnquiry(
  request: Request,
  deps: EnquiryDependencies,
): Promise<Response> {
  if (request.method !== 'POST') return answerOtherMethods(request, deps);
  const body = await readFields(request, LIMITS.enquiryBody);
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

/** What a flood brings about for a moment. The device keeps the enquiry and sends it again. */
const BUSY = {
  title: ENQUIRY_MESSAGES.failed.title,
  description:
    'Very many messages are coming in just now. Please try again in a minute, or call us.',
};

/** A header names the submission for clients that send nothing but the five fields. */
async function identify(
  request: Request,
  body: Fields,
  enquiry: Enquiry,
  { network }: EnquiryDependencies,
): Promise<IdentifiedSubmission> {
  const submission = parseSubmission(body.fields);
  const header = parseSubmission({ submissionId: request.headers.get('idempotency-key') });
  const named = header.submissionId ?? submission.submissionId;
  // A form without JavaScript cannot draw an id: its content and its day stand for it.
  const drawn = body.kind === 'form' ? deriveSubmissionId(enquiry, network, new Date()) : undefined;
  return { ...submission, submissionId: named ?? drawn ?? crypto.randomUUID() };
}

async function accept(
  enquiry: Enquiry,
  submission: IdentifiedSubmission,
  answers: Answers,
  deps: EnquiryDependencies,
): Promise<Response> {
  const { submissionId: id } = submission;
  const lead: Lead = { ...enquiry, id };
  const now = new Date();
  const facts = { secrets: deps.secrets, now: now.getTime() };
  const token = checkToken(submission, facts);
  const waitSeconds = deps.admit?.(token === 'good') ?? 0;
  if (waitSeconds > 0) return answers.failed(429, BUSY, waitSeconds);
  const receipt = signReceipt(id, deps.secrets);
  const assessment = await deps.assessEnquiry(id, bucketsOf(enquiry, deps.network));
  const verdict = judge(enquiry, submission, { token, waits: assessment.waits });
  if (!assessment.isKnown) {
    await deps.storeEnquiry({
      lead,
      mails: [
        renderTeamMail(lead, { ...deps, receivedAt: now }),
        renderAcknowledgement(lead, { ...deps, receipt }),
      ],
      journey: toJourney(submission, verdict, now),
    });
    deps.wakeMail();
  }
  return answers.stored({
    id,
    reference: referenceOf(id),
    receipt,
    ...((assessment.isKnown ? assessment.isHeld : verdict.reasons.length > 0) && {
      challenge: await createTask(id, facts),
    }),
  });
}

const toJourney = (submission: Submission, verdict: Verdict, now: Date): Journey => ({
  received_at: now.toISOString(),
  reasons: verdict.reasons,
  proof_releases: verdict.proofReleases,
  attribution: storableAttribution(submission.attribution),
  consents: [
    consentTo('enquiry'),
    // Who saw other words than ours agreed to other words.
    ...(submission.notice === NOTICE.version
      ? ASKED_PURPOSES.filter((purpose) => submission.consents.includes(purpose)).map(consentTo)
      : []),
  ],
});

interface Proof {
  submissionId: string;
  proof: string;
}

function proofIn(body: Fields): Proof | undefined {
  if (body.kind !== 'json' || !('proof' in body.fields)) return undefined;
  const { submissionId = '' } = parseSubmission(body.fields);
  const { proof } = body.fields;
  return { submissionId, proof: typeof proof === 'string' ? proof : '' };
}

async function takeProof(
  { submissionId, proof }: Proof,
  answers: Answers,
  deps: EnquiryDependencies,
): Promise<Response> {
  if (!(await isProven(submissionId, proof, deps.secrets))) return answers.unproven();
  await deps.acceptProof(submissionId);
  deps.wakeMail();
  return answers.proven(submissionId);
}
