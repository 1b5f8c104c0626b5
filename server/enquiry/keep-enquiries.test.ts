import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadEntry } from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { keepEnquiries } from './keep-enquiries.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const ENTRY = { lead: { id: ID }, mails: [], journey: {} } as unknown as LeadEntry;
const AWAY = Object.assign(new Error('shutting down'), { code: '57P01' });
const REFUSED = Object.assign(new Error('too long'), { code: '22001' });
const forEver = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A keeper over a database that stores, proves and assesses as the test says. */
function openKeeper(database: () => unknown = () => undefined) {
  const spooled: LeadEntry[] = [];
  const asked = vi.fn((_text: string) => database());
  const query = async (text: string) => {
    if (/report_server|sign_off/.test(text)) return { rows: [] };
    await asked(text);
    return { rows: [] };
  };
  const list = vi.fn(async () => spooled.map(({ lead }) => lead.id));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const keeper = keepEnquiries({
    database: {
      transactionAs: async (_caller: unknown, work: (tx: object) => unknown) => work({ query }),
      statement: async (text: string) => {
        await asked(text);
        return [{ found: { is_known: true, is_held: true, waits: [1] } }];
      },
    } as never,
    spool: {
      home: 'test',
      place: 'here',
      list,
      holds: async (id: string) => spooled.some(({ lead }) => lead.id === id),
      read: async (id: string) => spooled.find(({ lead }) => lead.id === id),
      add: async (entry: LeadEntry) => void spooled.push(entry),
      remove: async (ids: string[]) => void spooled.splice(0, ids.length),
    } as never,
    wakeMail: () => {},
    log,
  });
  return { keeper, spooled, asked, list, log };
}

describe('while the database answers', () => {
  it('nothing is spooled, and what it knows is told', async () => {
    const { keeper, spooled } = openKeeper();
    await keeper.storeEnquiry(ENTRY);
    expect(await keeper.assessEnquiry(ID, [])).toMatchObject({ isKnown: true, waits: [1] });
    expect(spooled).toEqual([]);
    await keeper.stop();
  });

  it('an enquiry that it refuses is refused, not spooled', async () => {
    const { keeper, spooled, log } = openKeeper(() => Promise.reject(REFUSED));
    await expect(keeper.storeEnquiry(ENTRY)).rejects.toThrow('too long');
    expect([spooled, log.warn.mock.calls]).toEqual([[], []]);
    await keeper.stop();
  });
});

describe('while the database is away', () => {
  it('nothing is known, and an enquiry is spooled', async () => {
    const { keeper, spooled } = openKeeper(() => Promise.reject(AWAY));
    expect(await keeper.assessEnquiry(ID, [])).toEqual({
      isKnown: false,
      isHeld: false,
      waits: [],
      isUnasked: true,
    });
    await keeper.storeEnquiry(ENTRY);
    expect(spooled).toEqual([ENTRY]);
    await keeper.stop();
  });

  it('it is asked every two seconds, and each time without an answer is logged once', async () => {
    const { keeper, log } = openKeeper(() => Promise.reject(AWAY));
    const assess = () => keeper.assessEnquiry(ID, []);
    await Promise.all([assess(), assess()]);
    vi.setSystemTime(Date.now() + 1_999);
    await assess();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { err: AWAY },
      'the database is away, enquiries go to the spool',
    );
    vi.setSystemTime(Date.now() + 1);
    await assess();
    expect(log.warn).toHaveBeenCalledTimes(2);
    await keeper.stop();
  });

  it('a visitor waits four seconds for a database that hangs', async () => {
    const { keeper, spooled } = openKeeper(forEver);
    const stored = keeper.storeEnquiry(ENTRY);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(spooled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(spooled).toEqual([ENTRY]);
    await stored;
  });
});

describe('a proof of work', () => {
  it('for an enquiry in the database is told to it', async () => {
    const { keeper, asked, list } = openKeeper();
    await keeper.drain();
    list.mockClear();
    await keeper.acceptProof(ID);
    expect(list, 'no drain for nothing').not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledExactlyOnceWith('select public.accept_proof($1)');
    await keeper.stop();
  });

  it('drains the spool first where its enquiry waits there', async () => {
    const { keeper, spooled, asked } = openKeeper();
    await keeper.drain();
    spooled.push(ENTRY);
    await keeper.acceptProof(ID);
    expect(spooled).toEqual([]);
    expect(asked.mock.calls.map(([text]) => /public\.(\w+)/.exec(text)?.[1])).toEqual([
      'submit_enquiry',
      'accept_proof',
    ]);
    await keeper.stop();
  });

  it.each([
    ['while its enquiry cannot leave the spool', [ENTRY], 'waits in the spool'],
    ['while the database cannot take it', [], 'shutting down'],
  ])('fails %s, so that the browser sends it again', async (_when, waiting, why) => {
    const { keeper, spooled } = openKeeper(() => Promise.reject(AWAY));
    spooled.push(...waiting);
    await expect(keeper.acceptProof(ID)).rejects.toThrow(why);
    await keeper.stop();
  });

  it('waits four seconds for a database that hangs', async () => {
    const { keeper } = openKeeper(forEver);
    const outcome = keeper.acceptProof(ID).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await outcome).toContain('did not answer within 4000 ms');
  });
});
