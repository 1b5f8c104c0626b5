import type { NewLead, Wish } from '../../../contract/desk/new-lead.ts';

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

/** What a row says of its person, but for its source, which often is the whole file's. */
export function wordsOf({ lead }: ReadRow): string[] {
  const { city, brand, budget_rupees, area_sqft } = lead.fields ?? {};
  const words = [
    // Who left no name is called by the number.
    /\p{L}/u.test(lead.name) ? lead.name : undefined,
    ...[lead.subject, lead.phone_typed, ...(lead.message?.split('\n') ?? [])],
    ...[city, brand, budget_rupees, area_sqft, lead.campaign, lead.ad],
  ];
  return words.filter((word) => word !== undefined && word !== null && word !== '').map(String);
}
