import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConsentPurpose } from '../../../contract/consent.ts';
import type { EnquiryErrors } from '../../../contract/enquiry.ts';
import type { CorrectableField, Receipt } from '../../../contract/receipt.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';

type ReceiptAction =
  | { action: 'see' }
  | ({ action: 'correct' } & Record<CorrectableField, string>)
  | { action: 'consent'; purpose: ConsentPurpose; isGranted: boolean }
  | { action: 'erase' };

type ReceiptAnswer =
  | { kind: 'receipt'; receipt: Receipt }
  /** The token is invalid, or its enquiry does not exist. */
  | { kind: 'unknown' }
  | { kind: 'invalid'; errors: EnquiryErrors }
  | { kind: 'failed'; message: string };

const TIMEOUT_MS = 15_000;
/** What to say where the answer has no words of its own. */
const FAILED = 'This did not work, and nothing has changed. Please try again.';

interface Body {
  receipt?: Receipt;
  error?: { message?: string; fields?: EnquiryErrors };
}

/** Sends one action to the function with the token of a receipt. Never throws. */
async function askReceipt(
  token: string,
  action: ReceiptAction,
  { endpoint, apiKey }: EnquiryTarget,
): Promise<ReceiptAnswer> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { apikey: apiKey }) },
      body: JSON.stringify({ token, ...action }),
      // Arrives also where the visitor leaves at once: no action is longer than browsers then allow.
      keepalive: true,
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    const { receipt, error }: Body = await answer.json();
    if (answer.ok && receipt) return { kind: 'receipt', receipt };
    if (answer.status === 404) return { kind: 'unknown' };
    if (error?.fields) return { kind: 'invalid', errors: error.fields };
    return { kind: 'failed', message: error?.message ?? FAILED };
  } catch {
    return { kind: 'failed', message: FAILED };
  }
}

/** Performs an action of the visitor; a failure changes nothing on the page. */
export type Ask = (action: ReceiptAction) => Promise<ReceiptAnswer>;

type ReceiptState =
  | { kind: 'loading' | 'unknown' }
  | { kind: 'failed'; message: string }
  /** `hasChanged`: by an action of this visit. */
  | { kind: 'receipt'; receipt: Receipt; hasChanged: boolean };

export function useReceipt({ endpoint, apiKey }: EnquiryTarget) {
  const token = useToken();
  const [state, setState] = useState<ReceiptState>({ kind: token ? 'loading' : 'unknown' });
  const send = useCallback(
    (action: ReceiptAction) => askReceipt(token ?? '', action, { endpoint, apiKey }),
    [token, endpoint, apiKey],
  );
  const load = useCallback(async () => {
    setState({ kind: token ? 'loading' : 'unknown' });
    if (!token) return;
    const answer = await send({ action: 'see' });
    if (answer.kind === 'receipt') setState({ ...answer, hasChanged: false });
    // Action `see` sends no fields, so none can be invalid.
    else setState(answer.kind === 'invalid' ? { kind: 'failed', message: FAILED } : answer);
  }, [token, send]);
  useEffect(() => void load(), [load]);

  /** One action after the other: each answer is the whole receipt. */
  const last = useRef<Promise<unknown>>(undefined);
  const ask: Ask = async (action) => {
    const asked = Promise.resolve(last.current).then(() => send(action));
    last.current = asked;
    const answer = await asked;
    if (answer.kind === 'receipt') setState({ ...answer, hasChanged: true });
    if (answer.kind === 'unknown') setState(answer);
    return answer;
  };
  return { state, load, ask };
}

export interface PartMessage {
  text: string;
  isError: boolean;
}

/** The actions of one part of the page: whether one is under way, and what to say of the last. */
export function usePart(ask: Ask) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<PartMessage>();
  async function act(action: ReceiptAction, done: string): Promise<ReceiptAnswer> {
    setIsBusy(true);
    setMessage(undefined);
    const answer = await ask(action);
    setIsBusy(false);
    if (answer.kind === 'receipt') setMessage({ text: done, isError: false });
    if (answer.kind === 'failed') setMessage({ text: answer.message, isError: true });
    return answer;
  }
  return { isBusy, message, act };
}

const TOKEN = /^#[0-9a-f-]{36}\.[\w-]{22}$/;

const tokenIn = (hash: string): string | undefined =>
  TOKEN.test(hash) ? hash.slice(1) : undefined;

/** The token stays in the address, so that the page can be reloaded: the skip link would otherwise replace it. */
function useToken(): string | undefined {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  useEffect(() => {
    const follow = () => {
      const found = tokenIn(location.hash);
      if (found) setToken(found);
      else if (token) history.replaceState(history.state, '', `#${token}`);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [token]);
  return token;
}
