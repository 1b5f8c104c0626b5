import { useEffect, useEffectEvent, useRef } from 'react';
import { openSession } from '../../outbox/open-storage.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import {
  createSubmission,
  fetchSubmission,
  keepSubmission,
  readSubmission,
  type Submission,
} from './submission.ts';

/**
 * The submission of the open form: created when the form opens, replaced after each that was sent. Without
 * the server, an id drawn here does.
 * @param isTaken whether the outbox already holds this id, so that the form needs a new one
 */
export function useSubmission(target: EnquiryTarget, isTaken: (id: string) => boolean) {
  const current = useRef<Submission>(undefined);
  /** The submission that was read for sending: a second attempt must have the same id. */
  const used = useRef<Submission>(undefined);

  const take = (submission: Submission): Submission => {
    current.current = submission;
    if (!submission.token) void askServer(submission);
    return submission;
  };
  /** Exchanges the id that the form drew by itself for one of the server, unless it was used by then. */
  const askServer = async (submission: Submission) => {
    const opened = await fetchSubmission(target);
    if (!opened || current.current !== submission || used.current === submission) return;
    current.current = opened;
    keepSubmission(openSession(), opened);
  };
  const begin = () => take(createSubmission(openSession()));

  const open = useEffectEvent(() => {
    const kept = readSubmission(openSession());
    if (kept && !isTaken(kept.id)) take(kept);
    else begin();
  });
  useEffect(() => open(), []);

  const read = (): Submission => {
    used.current = current.current ?? begin();
    return used.current;
  };
  return { read, begin };
}
