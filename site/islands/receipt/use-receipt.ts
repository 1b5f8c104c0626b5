import { useCallback, useEffect, useState } from 'react';
import type { Receipt } from '../../../contract/receipt.ts';
import {
  askReceipt,
  type ReceiptAnswer,
  type ReceiptTarget,
  type ReceiptWish,
} from './ask-receipt.ts';

/** The parts of the page that act; each says beside itself what came of it. */
export type ReceiptPart = 'details' | 'consents' | 'withdrawal' | 'erasure';

export interface Said {
  part: ReceiptPart;
  words: string;
  isFault: boolean;
}

export type ReceiptState =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }
  | { kind: 'receipt'; receipt: Receipt };

/** Loads the receipt of a token and does what its visitor asks. */
export function useReceipt(token: string | undefined, target: ReceiptTarget) {
  const { endpoint, apiKey } = target;
  const [state, setState] = useState<ReceiptState>({ kind: token ? 'loading' : 'unknown' });
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState<ReceiptPart>();

  const load = useCallback(async () => {
    setState({ kind: token ? 'loading' : 'unknown' });
    if (!token) return;
    const answer = await askReceipt(token, { action: 'see' }, { endpoint, apiKey });
    // Seeing sends no fields, so none can be at fault.
    if (answer.kind !== 'invalid') setState(answer);
  }, [token, endpoint, apiKey]);

  useEffect(() => {
    void load();
  }, [load]);

  /**
   * @param words what is said when it is done
   * @returns the answer; a fault is said at the part already
   */
  async function ask(part: ReceiptPart, wish: ReceiptWish, words: string): Promise<ReceiptAnswer> {
    setBusy(part);
    setSaid(undefined);
    const answer = await askReceipt(token ?? '', wish, { endpoint, apiKey });
    setBusy(undefined);
    if (answer.kind === 'receipt') {
      setState(answer);
      setSaid({ part, words, isFault: false });
    }
    if (answer.kind === 'unknown') setState(answer);
    if (answer.kind === 'failed') setSaid({ part, words: answer.message, isFault: true });
    return answer;
  }

  return { state, said, busy, load, ask };
}

export type Ask = ReturnType<typeof useReceipt>['ask'];
