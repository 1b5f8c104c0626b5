import type { NewLead, Wish } from '../../../contract/desk/new-lead.ts';
import { WISH_WORDS } from '../../../contract/leads-file/contact-barriers.ts';

export interface ReadRow {
  number: number;
  lead: NewLead;
  wish?: Wish;
}

/** Rows by number and address: the same person contradicts neither. */
export class SeenRows {
  readonly #rows = new Map<string, ReadRow>();

  /** @returns the first earlier row of the same person, else the first that shares the number or the address */
  add(row: ReadRow): { same?: ReadRow | undefined; shares?: string | undefined } {
    const { phone = '', email: written = '' } = row.lead;
    const email = written.toLowerCase();
    const byPhone = this.#first(phone && `${phone} *`);
    const byEmail = this.#first(email && `* ${email}`);
    const same =
      phone && email
        ? this.#first(`${phone} ${email}`, `${phone} `, ` ${email}`)
        : (byPhone ?? byEmail);
    // What the person's first row does not say is not unknown, so a later one may contradict it.
    const isWhole = !same || (phone && email);
    for (const key of [isWhole && `${phone} ${email}`, `${phone} *`, `* ${email}`])
      if (key && !this.#rows.has(key)) this.#rows.set(key, row);
    if (same) return { same };
    if (byPhone) return { shares: `Shares its number with row ${byPhone.number}.` };
    return { shares: byEmail && `Shares its address with row ${byEmail.number}.` };
  }

  #first(...keys: string[]): ReadRow | undefined {
    return keys.map((key) => this.#rows.get(key)).find(Boolean);
  }
}

/** A wish as our own files write it (`toCells`). */
const markOf = (wish: Wish): string => `[${WISH_WORDS[wish]}]`;

/** Whether a row that counts as twice has a wish that is said nowhere else: it is not left out. */
export const hasNewWish = ({ wish }: ReadRow, unsaid: readonly string[]): boolean =>
  wish !== undefined && unsaid.includes(markOf(wish));

/** The words of a row but for its source, which often is the whole file's; also its wish as our own files write it. */
export function wordsOf({ lead, wish }: ReadRow): string[] {
  const { city, brand, budget_rupees, area_sqft } = lead.fields ?? {};
  const words = [
    // Who left no name is called by the number.
    /\p{L}/u.test(lead.name) ? lead.name : undefined,
    ...[lead.subject, lead.phone_typed, ...(lead.message?.split('\n') ?? [])],
    ...[city, brand, budget_rupees, area_sqft, lead.campaign, lead.ad],
    wish && markOf(wish),
  ];
  return words.filter((word) => word !== undefined && word !== null && word !== '').map(String);
}

/** @returns the words of a row that an earlier one of the same person does not have */
export function unsaidWords(row: ReadRow, earlier: ReadRow): string[] {
  const said = wordsOf(earlier).join('\n').toLowerCase();
  return wordsOf(row).filter((word) => !said.includes(word.toLowerCase()));
}
