import type { EnquiryValues } from './enquiry-values.ts';
import { readCopies } from './lead-copies.ts';
import type { SendAnswer } from './send-enquiry.ts';

/** Copies that the function has not taken yet; they are sent again. */
export const UNSENT_KEY = 'contactLeadsUnsent';

interface Unsent {
  /** Id of the copy. */
  id: number;
  /** Key under which it is sent, so that it is stored once however often it is tried. */
  key: string;
}

function readUnsent(storage: Storage): Unsent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(UNSENT_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function writeUnsent(storage: Storage, unsent: readonly Unsent[]): void {
  try {
    if (unsent.length > 0) storage.setItem(UNSENT_KEY, JSON.stringify(unsent));
    else storage.removeItem(UNSENT_KEY);
  } catch {
    // Where nothing can be stored, no copy was kept either.
  }
}

/** Notes that a copy still has to be sent. */
export function noteUnsent(storage: Storage, unsent: Unsent): void {
  writeUnsent(storage, [...readUnsent(storage), unsent]);
}

/**
 * Sends again what the function has not taken.
 * @returns how many are left for another time
 */
export async function resendUnsent(
  storage: Storage,
  send: (values: EnquiryValues, key: string) => Promise<SendAnswer>,
): Promise<number> {
  for (const { id, key } of readUnsent(storage)) {
    const copy = readCopies(storage).find((kept) => kept.id === id);
    const answer = copy ? await send(copyValues(copy), key) : undefined;
    if (answer?.kind === 'failed') break;
    writeUnsent(
      storage,
      readUnsent(storage).filter((unsent) => unsent.key !== key),
    );
  }
  return readUnsent(storage).length;
}

const copyValues = ({ name, email, phone, subject, message }: EnquiryValues): EnquiryValues => ({
  name,
  email,
  phone,
  subject,
  message,
});
