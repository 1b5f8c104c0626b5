import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EnquiryEntry } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { senderWith } from '../testing/enquiry-desk.ts';
import { keepEnquiries } from './keep-enquiries.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const ENTRY = { id: ID, enquiry: {}, journey: { consents: [] } } as unknown as EnquiryEntry;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A keeper over a database that hangs. */
function openKeeper() {
  const spooled: EnquiryEntry[] = [];
  const hang = () => new Promise<never>(() => {});
  const keeper = keepEnquiries({
    database: { transactionAs: hang, statement: hang } as never,
    spool: {
      list: async () => [],
      holds: async () => false,
      add: async (entry: EnquiryEntry) => void spooled.push(entry),
    } as never,
    sender: senderWith(),
    wakeMail: () => {},
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  return { keeper, spooled };
}

it('spools an enquiry after four seconds of a database that hangs', async () => {
  const { keeper, spooled } = openKeeper();
  const stored = keeper.storeEnquiry(ENTRY);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(spooled).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await stored, spooled]).toEqual([ID, [ENTRY]]);
});

it('says after four seconds that a proof of work could not be recorded, so that the browser sends it again', async () => {
  const outcome = openKeeper()
    .keeper.acceptProof(ID)
    .catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await outcome).toContain('did not answer within 4000 ms');
});
