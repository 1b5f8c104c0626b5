import { ENQUIRY_FIELDS } from '../../../contract/enquiry-fields.ts';
import { DEFAULT_SUBJECT } from '../../../contract/subjects.ts';
import type { Lead } from '../../shared/lead/lead.ts';

export interface LeadFilter {
  /** Words that must all occur in the lead; a phone number may contain spaces. */
  search: string;
  /** A subject, or empty for all. */
  subject: string;
}

export const NO_FILTER: LeadFilter = { search: '', subject: '' };

const searchable = (lead: Lead): string =>
  [...ENQUIRY_FIELDS.map((field) => lead[field]), lead.phone_typed]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();

/** @returns the leads that match; the same array when nothing is filtered. */
export function filterLeads(leads: readonly Lead[], filter: LeadFilter): readonly Lead[] {
  const search = filter.search.trim().toLowerCase();
  if (!search && !filter.subject) return leads;
  // "98765 43210" is one number, not two words.
  const words = /^[\d\s+-]+$/.test(search)
    ? [search.replace(/[\s-]/g, '')]
    : search.split(/\s+/).filter(Boolean);
  return leads.filter((lead) => {
    if (filter.subject && (lead.subject ?? DEFAULT_SUBJECT) !== filter.subject) return false;
    const text = searchable(lead);
    return text.includes(search) || words.every((word) => text.includes(word));
  });
}
