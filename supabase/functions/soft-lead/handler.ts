import * as v from 'valibot';
import { ADDRESS_LENGTH } from '../../../contract/attribution.ts';
import { ANY_ORIGIN, answerError, answerOtherMethod } from '../_shared/answer-json.ts';
import { type CountRequest, countNetwork, type RateRule } from '../_shared/rate-limit.ts';
import { storableAttribution } from '../_shared/read-fields.ts';

const SENT_HEADERS = 'content-type, apikey, authorization';
const MAX_BYTES = 4_096;
/** Per network: a person clicks a few times, a program many. */
const SOFT_LEAD_RATE: RateRule = { name: 'soft-lead', allowed: 60, windowSeconds: 600 };

const softLeadSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{4,8}$/, 'code must be 4 to 8 capitals or digits.')),
  page: v.pipe(
    v.string(),
    v.regex(/^\/\P{C}*$/u, 'page must be a path.'),
    v.maxLength(ADDRESS_LENGTH, `page may hold at most ${ADDRESS_LENGTH} characters.`),
  ),
  attribution: v.optional(v.unknown()),
});

export interface SoftLead {
  code: string;
  page: string;
  attribution: object;
}

export interface SoftLeadDependencies {
  recordSoftLead(lead: SoftLead): Promise<unknown>;
  countRequest: CountRequest;
  reportError(error: unknown): void;
  network: string;
}

/** Browsers send it as a beacon (text) and ignore the answer. */
export async function handleSoftLead(request: Request, deps: SoftLeadDependencies) {
  if (request.method !== 'POST') return answerOtherMethod(request, 'POST', SENT_HEADERS);
  const text = await request.text().catch(() => '');
  if (text.length > MAX_BYTES) return answerError(413, `Send at most ${MAX_BYTES} bytes.`);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), softLeadSchema), text);
  if (!result.success) return answerError(422, result.issues[0].message);
  try {
    if ((await countNetwork(deps.countRequest, SOFT_LEAD_RATE, deps.network)) === 0) {
      const { code, page, attribution } = result.output;
      await deps.recordSoftLead({ code, page, attribution: storableAttribution(attribution) });
    }
    return new Response(null, { status: 204, headers: ANY_ORIGIN });
  } catch (error) {
    deps.reportError(error);
    return answerError(503, 'The click could not be counted.');
  }
}
