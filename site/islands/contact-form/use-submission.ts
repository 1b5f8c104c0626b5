import { useEffect, useEffectEvent, useRef } from 'react';
import { openSession } from '../../outbox/open-storage.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import {
  createSubmission,
  fetchToken,
  keepSubmission,
  readSubmission,
  type Submission,
} from './submission.ts';

/**
 * The submission of the open form: created when the form opens, replaced after each that was sent.
 * @param isTaken whether the outbox already holds this id, so that the form needs a new one
 */
export function useSubmission(target: EnquiryTarget, isTaken: (id: string) => boolean) {
  const current = useRef<Submission>(undefined);

  const take = (submission: Submission): Submission => {
    current.current = submission;
    if (!submission.token) void askToken(submission);
    return submission;
  };
  const askToken = async (submission: Submission) => {
    submission.token = await fetchToken(submission.id, target);
    if (current.current === submission) keepSubmission(openSession(), submission);
  };
  const begin = () => take(createSubmission(openSession()));

  const open = useEffectEvent(() => {
    const kept = readSubmission(openSession());
    if (kept && !isTaken(kept.id)) take(kept);
    else begin();
  });
  useEffect(() => open(), []);

  return { read: () => current.current ?? begin(), begin };
}
