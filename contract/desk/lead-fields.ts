import { describeRupees } from './rupees.ts';
import type { WorkFields } from './work.ts';

interface LeadField {
  label: string;
  /** Of a number: what its form asks for beside the label, if anything. */
  unit?: string;
  format?: (value: number) => string;
}

const number = new Intl.NumberFormat('en-IN');

/** What we learn about a lead: the name of each field and how its value reads, everywhere at the desk. */
export const LEAD_FIELDS: Readonly<Record<keyof WorkFields, LeadField>> = {
  city: { label: 'City' },
  area_sqft: { label: 'Area', unit: 'sq ft', format: (area) => `${number.format(area)} sq ft` },
  budget_rupees: { label: 'Budget', unit: 'rupees', format: describeRupees },
  model: { label: 'Model' },
  brand: { label: 'Brand' },
  language: { label: 'Language' },
  best_hour: { label: 'Best hour to call', unit: '', format: (hour) => `${hour}:00` },
  source: { label: 'Source' },
};

export type LeadFieldName = keyof typeof LEAD_FIELDS;
export const LEAD_FIELD_NAMES = Object.keys(LEAD_FIELDS) as LeadFieldName[];

/** @returns `Area in sq ft`, as a form asks for it */
export function fieldLabel(name: LeadFieldName): string {
  const { label, unit } = LEAD_FIELDS[name];
  return unit ? `${label} in ${unit}` : label;
}

/** @returns `1,200 sq ft`, `₹15 lakh`, `9:00`; nothing for an empty field */
export function formatField(name: LeadFieldName, value: string | number | null): string {
  const { format } = LEAD_FIELDS[name];
  return format && typeof value === 'number' ? format(value) : String(value ?? '');
}
