import { useCallback, useEffect, useState } from 'react';
import type { Receipt } from '../../../contract/receipt.ts';
import {
  askReceipt,
  FAILED,
  type ReceiptAnswer,
  type ReceiptTarget,
  type ReceiptWish,
} from './ask-receipt.ts';

/** The parts of the page with actions; each shows its own result. */
export type ReceiptPart = 'details' | 'consents' | 'withdrawal' | 'erasure';

export interface Said {
  part: ReceiptPart;
  words: string;
  isError: boolean;
}

export type ReceiptState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }
  | { kind: 'receipt'; receipt: Receipt };

/** Loads the receipt of a token and performs its visitor's actions. */
export function useReceipt(token: string | undefined, target: ReceiptTarget) {
  const { endpoint, apiKey } = target;
  const [state, setState] = useState<ReceiptState>({ kind: token ? 'loading' : 'unknown' });
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState<ReceiptPart>();

  const load = useCallback(async () => {
    setState({ kind: token ? 'loading' : 'unknown' });
    if (!token) return;
    const answer = await askReceipt(token, { action: 'see' }, { endpoint, apiKey });
    // Action `see` sends no fields, so none can be invalid.
    setState(answer.kind === 'invalid' ? { kind: 'failed', message: FAILED } : answer);
  }, [token, endpoint, apiKey]);

  useEffect(() => {
    void load();
  }, [load]);

  /**
   * Performs one action.
   * @param words message when it is done
   * @returns the answer; a failure is shown at the part already
   */
  async function ask(part: ReceiptPart, wish: ReceiptWish, words: string): Promise<ReceiptAnswer> {
    setBusy(part);
    setSaid(undefined);
    const answer = await askReceipt(token ?? '', wish, { endpoint, apiKey });
    setBusy(undefined);
    if (answer.kind === 'receipt') {
      setState(answer);
      setSaid({ part, words, isError: false });
    }
    if (answer.kind === 'unknown') setState(answer);
    if (answer.kind === 'failed') setSaid({ part, words: answer.message, isError: true });
    return answer;
  }

  return { state, said, busy, load, ask };
}

export type Ask = ReturnType<typeof useReceipt>['ask'];
