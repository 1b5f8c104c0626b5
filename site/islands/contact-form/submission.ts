import { useEffect, useEffectEvent, useRef } from 'react';
import { newId } from '../../../contract/reference.ts';
import { openSession } from '../../outbox/outbox.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';

/** Identity of the open form: the idempotency key it is sent under, and its token. */
interface Submission {
  id: string;
  /** Missing until the server has given one. */
  token?: string | undefined;
}

const KEY = 'contactSubmission';
const ID = /^[0-9a-f-]{36}$/;
/** The form can be sent without a token, so nothing waits longer than this. */
const TIMEOUT_MS = 10_000;

/** @param isTaken whether the outbox already holds this id, so that the form needs a new one */
export function useSubmission(target: EnquiryTarget, isTaken: (id: string) => boolean) {
  const current = useRef<Submission>(undefined);
  /** The submission that was read for sending: a second attempt must have the same id. */
  const used = useRef<Submission>(undefined);

  const take = (submission: Submission): Submission => {
    current.current = submission;
    keep(submission);
    if (!submission.token) void askServer(submission);
    return submission;
  };
  /** Exchanges the id that the form drew by itself for one of the server, unless it was used by then. */
  const askServer = async (submission: Submission) => {
    const opened = await fetchSubmission(target);
    if (opened && current.current === submission && used.current !== submission) take(opened);
  };
  const begin = () => take({ id: newId() });

  const open = useEffectEvent(() => {
    const kept = readKept();
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

/** The submission of this tab, so that a reload or the back button does not create a second one. */
function readKept(): Submission | undefined {
  try {
    return readIdentity(JSON.parse(openSession()?.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

function keep(submission: Submission): void {
  try {
    openSession()?.setItem(KEY, JSON.stringify(submission));
  } catch {
    // Storage is blocked or full: the submission lasts as long as the page.
  }
}

/** No id stands in the address: addresses are in the logs of proxies. */
async function fetchSubmission({
  endpoint,
  apiKey,
}: EnquiryTarget): Promise<Submission | undefined> {
  try {
    const answer = await fetch(`${endpoint}?open`, {
      method: 'POST',
      headers: { accept: 'application/json', ...(apiKey && { apikey: apiKey }) },
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const opened = answer.ok ? readIdentity(await answer.json()) : undefined;
    return opened?.token ? opened : undefined;
  } catch {
    return undefined;
  }
}

function readIdentity(found: unknown): Submission | undefined {
  const { id, token } = Object(found) as Record<keyof Submission, unknown>;
  if (typeof id !== 'string' || !ID.test(id)) return undefined;
  return { id, ...(typeof token === 'string' && { token }) };
}
