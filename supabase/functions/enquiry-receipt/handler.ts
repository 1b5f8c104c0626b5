import * as v from 'valibot';
import { CONSENT_PURPOSES, consentTo, type StoredConsent } from '../../../contract/consent.ts';
import {
  ENQUIRY_FIELDS,
  ENQUIRY_FORM,
  type Enquiry,
  parseEnquiry,
} from '../../../contract/enquiry.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { LIMITS } from '../../../contract/limits.ts';
import {
  CORRECTABLE,
  type CorrectableField,
  type Receipt,
  type ReceiptRequest,
  receiptRequestSchema,
} from '../../../contract/receipt.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { answerError, answerJson, answerOtherMethod } from '../_shared/answer-json.ts';
import { ENQUIRY_LIMITS, readContent } from '../_shared/doubt.ts';
import { frameMail, type LeadMail, paragraphHtml } from '../_shared/lead-mail.ts';
import { type CountRequest, countNetwork, type RateRule } from '../_shared/rate-limit.ts';
import { readFields } from '../_shared/read-fields.ts';
import { verifyReceipt } from '../_shared/signatures.ts';

const SENT_HEADERS = 'content-type, apikey, authorization, x-client-info';
/** Per network: a person makes a few requests, a program that guesses tokens many. */
const RECEIPT_RATE: RateRule = { name: 'receipt', allowed: 60, windowSeconds: 600 };
/** Corrections and withdrawals per enquiry: each sends a mail to the team. */
const CORRECTION_RATE: RateRule = { name: 'correction', allowed: 10, windowSeconds: 86_400 };

/** `of` is the id of a submission; the first four return the database's answers unvalidated. */
export interface ReceiptDependencies {
  readReceipt(of: string): Promise<unknown>;
  /** `reasons` for doubt hold the correction back until the administrator decides. */
  correctEnquiry(
    of: string,
    fields: Correction,
    reasons: readonly string[],
    mails: readonly LeadMail[],
  ): Promise<unknown>;
  /** `mails` are sent when the enquiry itself is withdrawn. */
  changeConsent(
    of: string,
    consent: StoredConsent & { is_granted: boolean },
    mails: readonly LeadMail[],
  ): Promise<unknown>;
  eraseEnquiry(of: string): Promise<unknown>;
  countRequest: CountRequest;
  wakeMail(): void;
  reportError(error: unknown): void;
  network: string;
  /** Sign receipts; all verify. */
  secrets: readonly string[];
  leadsTo: string;
  deskUrl: string;
}

/** 404 both for a token that is not ours and for an unknown enquiry, 409 for a closed one. */
export async function handleReceipt(request: Request, deps: ReceiptDependencies) {
  if (request.method !== 'POST') return answerOtherMethod(request, 'POST', SENT_HEADERS);
  const body = await readFields(request, LIMITS.requestBytes);
  if ('refusal' in body) return body.refusal;
  if (body.kind === 'form') return answerError(415, 'Send JSON.');
  const asked = v.safeParse(receiptRequestSchema, body.fields);
  if (!asked.success) return answerError(422, 'The request is not one that this address knows.');
  try {
    const waitSeconds = await countNetwork(deps.countRequest, RECEIPT_RATE, deps.network);
    if (waitSeconds > 0) return tooMany(waitSeconds);
    const id = verifyReceipt(asked.output.token, deps.secrets);
    if (!id) return unknown();
    return (await act(id, asked.output, deps)) ?? (await show(id, deps));
  } catch (error) {
    deps.reportError(error);
    return answerError(503, 'This did not work just now. Please try again in a minute.', 60);
  }
}

async function act(id: string, asked: ReceiptRequest, deps: ReceiptDependencies) {
  switch (asked.action) {
    case 'see':
      return undefined;
    case 'correct':
      return correct(id, asked, deps);
    case 'consent':
      return changeConsent(id, asked, deps);
    case 'erase':
      await deps.eraseEnquiry(id);
  }
}

async function changeConsent(
  id: string,
  { purpose, isGranted }: Extract<ReceiptRequest, { action: 'consent' }>,
  deps: ReceiptDependencies,
): Promise<Response | undefined> {
  const isWithdrawal = purpose === 'enquiry' && !isGranted;
  const waitSeconds = isWithdrawal ? await deps.countRequest(CORRECTION_RATE, id) : 0;
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const consent = { ...consentTo(purpose), is_granted: isGranted };
  const mails = isWithdrawal ? [renderWithdrawalMail(id, deps)] : [];
  if (!wasDone(await deps.changeConsent(id, consent, mails))) return closed(id, deps);
  if (isWithdrawal) deps.wakeMail();
}

async function correct(id: string, fields: object, deps: ReceiptDependencies) {
  // The subject cannot be corrected here, so it is not validated.
  const result = parseEnquiry({ ...fields, subject: '' });
  if (!result.ok)
    return answerJson(422, {
      error: { message: 'Check the marked fields.', fields: result.errors },
    });
  const waitSeconds = await deps.countRequest(CORRECTION_RATE, id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const { subject: _subject, ...correction } = result.enquiry;
  const stored = parseStoredReceipt(await deps.readReceipt(id));
  if (stored?.state !== 'kept') return closed(id, deps);
  const reasons = await judgeCorrection(correction, stored, deps);
  const mails = [
    reasons.length > 0
      ? renderHeldCorrectionMail(id, deps)
      : renderCorrectionMail(id, correction, deps),
  ];
  if (!wasDone(await deps.correctEnquiry(id, correction, reasons, mails))) return closed(id, deps);
  deps.wakeMail();
}

// A harmless enquiry must not become an advertisement afterwards. Only what is new is judged, and one sign
// is enough: a correction brings no proof of work.
async function judgeCorrection(
  correction: Correction,
  current: Correction,
  { countRequest, network }: Pick<ReceiptDependencies, 'countRequest' | 'network'>,
): Promise<string[]> {
  const [next, last] = [correction, current].map(
    (words): Enquiry => ({ ...words, subject: '' }),
  ) as [Enquiry, Enquiry];
  const known = new Set(readContent(last).map(({ reason }) => reason));
  const reasons = readContent(next)
    .map(({ reason }) => reason)
    .filter((reason) => !known.has(reason));
  for (const { name, subject, allowed, windowSeconds, reason } of ENQUIRY_LIMITS) {
    const value = subject(next, network);
    if (value === undefined || value === subject(last, network)) continue;
    const rule = { name: `correction-${name}`, allowed, windowSeconds };
    if ((await countRequest(rule, value)) > 0) reasons.push(reason);
  }
  return reasons;
}

/** The database answers false for a closed enquiry. */
const wasDone = (answer: unknown): boolean => v.parse(v.boolean(), answer);

async function show(id: string, deps: ReceiptDependencies): Promise<Response> {
  const stored = parseStoredReceipt(await deps.readReceipt(id));
  return stored ? answerJson(200, { receipt: toReceipt(id, stored) }) : unknown();
}

/** Answers 409 for a closed enquiry and 404 for one that never existed. */
async function closed(id: string, deps: ReceiptDependencies): Promise<Response> {
  const stored = parseStoredReceipt(await deps.readReceipt(id));
  return stored
    ? answerError(409, 'This enquiry is closed and cannot be changed any more.')
    : unknown();
}

const unknown = (): Response =>
  answerError(404, 'This link belongs to no enquiry. Please open it again from our mail.');

const tooMany = (seconds: number): Response =>
  answerError(429, 'That was very often. Please try again later.', seconds);

const consentSchema = v.object({ is_granted: v.boolean(), at: v.string() });

const words = {
  // Fields that the visitor left empty become empty text.
  ...v.entriesFromList(ENQUIRY_FIELDS, v.nullable(v.string(), '')),
  phone_typed: v.nullish(v.string(), null),
};

const storedReceiptSchema = v.variant('state', [
  v.object({
    state: v.literal('kept'),
    ...words,
    /** A correction that waits for the administrator: the visitor sees it, nobody works with it. */
    held_words: v.nullish(v.object(words)),
    interest: v.optional(v.unknown()),
    received_at: v.string(),
    withdrawn_at: v.nullable(v.string()),
    corrected_at: v.nullable(v.string()),
    consents: v.record(v.picklist(CONSENT_PURPOSES), consentSchema),
  }),
  v.object({
    state: v.literal('closed'),
    received_at: v.string(),
    is_archived: v.boolean(),
    purge_at: v.nullable(v.string()),
  }),
]);
type StoredReceipt = v.InferOutput<typeof storedReceiptSchema>;

const parseStoredReceipt = (found: unknown): StoredReceipt | null =>
  v.parse(v.nullable(storedReceiptSchema), found);

function toReceipt(id: string, stored: StoredReceipt): Receipt {
  const common = { reference: referenceOf(id), receivedAt: stored.received_at };
  if (stored.state === 'closed') {
    const { is_archived: isArchived, purge_at: purgeAt } = stored;
    return { ...common, state: 'closed', isArchived, purgeAt };
  }
  const { received_at, withdrawn_at, corrected_at, consents, held_words, interest, ...own } =
    stored;
  const { phone_typed, ...fields } = held_words ?? own;
  return {
    ...common,
    state: own.state,
    ...fields,
    interest: parseInterest(interest),
    // Visitors see, and correct, what they typed.
    phone: phone_typed ?? fields.phone,
    withdrawnAt: withdrawn_at,
    correctedAt: corrected_at,
    consents: Object.fromEntries(
      Object.entries(consents).map(([purpose, { is_granted: isGranted, at }]) => [
        purpose,
        { isGranted, at },
      ]),
    ),
  };
}

type TeamAddress = Record<'leadsTo' | 'deskUrl', string>;

/** The fields that visitors may correct; the subject stays. */
export type Correction = Pick<Enquiry, CorrectableField | 'phone_typed'>;

interface Note extends Pick<LeadMail, 'kind' | 'subject'> {
  title: string;
  lines: readonly string[];
  lastLine: string;
}

/** A mail without a word of the visitor; a reply stays in the team. */
const renderNote = (
  { kind, subject, title, lines, lastLine }: Note,
  { leadsTo, deskUrl }: TeamAddress,
): LeadMail => {
  const href = deskUrl + ROUTES.admin;
  return {
    kind,
    recipient: leadsTo,
    reply_to: leadsTo,
    subject,
    body_text: [title, '', ...lines, '', `All enquiries: ${href}`, '', lastLine, ''].join('\n'),
    body_html: frameMail(
      title,
      lines.map(paragraphHtml).join('\n'),
      { label: 'See all enquiries', href },
      lastLine,
    ),
  };
};

/** Holds none of the doubtful words: those wait at the desk, beside the reasons. */
const renderHeldCorrectionMail = (id: string, team: TeamAddress): LeadMail =>
  renderNote(
    {
      kind: 'held_correction',
      subject: `Decide about a correction of ${referenceOf(id)}`,
      title: `A correction of enquiry ${referenceOf(id)} waits for you.`,
      lines: ['It looks like spam, so the enquiry keeps the words that it had until you decide.'],
      lastLine: 'Open the enquiry in the list: the words and the reasons are in its details.',
    },
    team,
  );

const renderWithdrawalMail = (id: string, team: TeamAddress): LeadMail =>
  renderNote(
    {
      kind: 'withdrawal',
      subject: `Do not contact: ${referenceOf(id)} was taken back`,
      title: `Enquiry ${referenceOf(id)} was taken back.`,
      lines: [
        'Its visitor does not want to be contacted about it any more: no call, no message, no answer by email.',
        'It is in the list with the mark "Do not contact". If a conversation is under way, end it.',
      ],
      lastLine: 'The visitor can give the enquiry back on the same page; the mark then goes.',
    },
    team,
  );

/** The message comes last, so that it cannot imitate our lines. */
export function renderCorrectionMail(
  id: string,
  correction: Correction,
  { leadsTo, deskUrl }: TeamAddress,
): LeadMail {
  const reference = referenceOf(id);
  const title = `The details of enquiry ${reference} were corrected.`;
  const listUrl = deskUrl + ROUTES.admin;
  const { name, email, message } = correction;
  const rows = CORRECTABLE.filter((field) => field !== 'message' && correction[field]).map(
    (field) => `${ENQUIRY_FORM[field].shortLabel}: ${correction[field]}`,
  );
  if (correction.phone_typed) rows.push(`Phone as typed: ${correction.phone_typed}`);
  rows.push(`Reference: ${reference}`);
  const lastLine = `Use these details from now on. Reply to this mail to answer ${name}.`;
  return {
    kind: 'correction',
    recipient: leadsTo,
    reply_to: email,
    subject: `Corrected details of ${reference}`,
    body_text: [
      title,
      `All enquiries: ${listUrl}`,
      '',
      ...rows,
      '',
      lastLine,
      '',
      'Message:',
      '',
      message,
      '',
    ].join('\n'),
    body_html: frameMail(
      title,
      [...rows, 'Message:', ...message.split('\n')].map(paragraphHtml).join('\n'),
      { label: 'See all enquiries', href: listUrl },
      lastLine,
    ),
  };
}
