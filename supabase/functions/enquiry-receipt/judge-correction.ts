import type { Enquiry } from '../../../contract/enquiry.ts';
import { readContent } from '../_shared/doubt/content-rules.ts';
import { ENQUIRY_LIMITS } from '../_shared/doubt/enquiry-limits.ts';
import type { CountRequest } from '../_shared/rate-limit.ts';
import type { Correction } from './correction-mail.ts';

export interface CorrectionJudgeParts {
  countRequest: CountRequest;
  network: string;
}

/**
 * Looks for doubt in a correction, by the rules of an enquiry: a harmless enquiry must not become an
 * advertisement afterwards. Only what is new is judged, since what the enquiry says already was judged
 * when it came; an unchanged message is not counted as said again. One sign is enough: a correction
 * brings no proof of work that could outweigh it.
 * @param current the words that the team works with
 * @returns the reasons to hold the correction back; empty when it counts
 */
export async function judgeCorrection(
  correction: Correction,
  current: Correction,
  { countRequest, network }: CorrectionJudgeParts,
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
