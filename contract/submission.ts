import * as v from 'valibot';
import { ASKED_PURPOSES } from './consent.ts';
import { SUBMISSION_FIELDS } from './submission-fields.ts';

export { SUBMISSION_FIELDS } from './submission-fields.ts';

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const optionalText = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(400))), undefined);

export const submissionSchema = v.object({
  [SUBMISSION_FIELDS.id]: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(UUID), v.toLowerCase())),
    undefined,
  ),
  [SUBMISSION_FIELDS.token]: optionalText,
  /** Undefined when the field was not sent at all; only a bot leaves it out. */
  [SUBMISSION_FIELDS.honeypot]: v.fallback(v.optional(v.string()), undefined),
  [SUBMISSION_FIELDS.consents]: v.fallback(v.array(v.picklist(ASKED_PURPOSES)), []),
  [SUBMISSION_FIELDS.notice]: optionalText,
  [SUBMISSION_FIELDS.attribution]: v.optional(v.unknown()),
  [SUBMISSION_FIELDS.interest]: v.optional(v.unknown()),
});
export type Submission = v.InferOutput<typeof submissionSchema>;

/** @param fields content of the request body, of any shape */
export const parseSubmission = (fields: object): Submission => v.parse(submissionSchema, fields);

/** The function's answer to an accepted enquiry (201). */
export interface EnquiryReceipt {
  /** The submission's id; another than was sent where that one held other words. */
  id: string;
  reference: string;
  /** Token of the receipt page: `<id>.<signature>`; goes into the fragment of `ROUTES.receipt`.
   * Missing where nothing shows that the sender is who sent it first. */
  receipt?: string;
  /** Proof-of-work task for the browser; without a solution the enquiry stays in quarantine. */
  challenge?: unknown;
}
