import { type EnquiryValues, pickValues, type SubmissionFacts } from '../outbox/outbox.ts';

/** A submission as the form fixes it when the button is pressed. */
export const FACTS = {
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  token: 'opened.signed',
  consents: ['calls'],
  notice: '2026-11',
  attribution: { page: '/contact' },
  homepage: '',
} satisfies SubmissionFacts;

const TYPED: Partial<Record<string, string>> = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: '',
  message: 'Space in Phase 8.\nWhich model fits?',
};

/** A form as a visitor fills it in: what is optional stays empty. */
export const FILLED: EnquiryValues = pickValues((field) => TYPED[field]);

/** A Storage in memory; `write` hears of every change, and may throw as a full or blocked one does. */
export function createMemoryStorage(
  write: (key: string, value?: string | undefined) => void = () => {},
  entries = new Map<string, string>(),
): Storage {
  const remove = (key: string) => {
    write(key);
    entries.delete(key);
  };
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      write(key, value);
      entries.set(key, value);
    },
    removeItem: remove,
    clear: () => [...entries.keys()].forEach(remove),
  };
}

/** As a browser does that has no more room. */
export const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** The storage of some tabs, as browsers with a process per tab implement it: a tab sees its own writes at once, ordered
 * after all others', and of the others' only those that it has heard of. */
export function createTabs(count: number) {
  const written: [key: string, value?: string | undefined][] = [];
  const views = Array.from({ length: count }, () => new Map<string, string>());
  return {
    storages: views.map((view) =>
      createMemoryStorage((...change) => void written.push(change), view),
    ),
    /** Lets a tab hear of everything that was written until now. */
    hear: (tab: number) => {
      const view = views[tab];
      view?.clear();
      for (const [key, value] of written)
        if (value === undefined) view?.delete(key);
        else view?.set(key, value);
    },
  };
}
