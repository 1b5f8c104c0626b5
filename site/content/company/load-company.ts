import { getEntry } from 'astro:content';
import type { Company } from './company.ts';

/**
 * The company's facts as plain values.
 * @throws when `content/company.yaml` is missing.
 */
export async function loadCompany(): Promise<Company> {
  const entry = await getEntry('company', 'company');
  if (!entry) throw new Error('content/company.yaml is missing');
  return entry.data;
}
