import { LIMITS } from '../limits.ts';
import { readTypedPhone } from '../phone.ts';
import { describeRupees, formatNumber } from './rupees.ts';
import { spellCity, spellSource } from './spelling.ts';
import type { WorkFields } from './work.ts';
import { WORK_LIMITS } from './work-limits.ts';

interface LeadField {
  label: string;
  /** Said beside the field in its form. */
  hint?: string;
  /** Of a number the largest, of a text the characters. */
  max: number;
  /** Of a number. */
  min?: number;
  /** Of a number: what its form asks for beside the label, if anything. */
  unit?: string;
  format?: (value: number) => string;
  type?: 'tel' | 'email';
  /** What is stored of a text: its one spelling; or what it has to be. */
  read?: (typed: string) => string | Error;
}

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What we learn about a lead, by column: the name of each field, its bounds and how its value reads, everywhere at the desk. */
export const LEAD_FIELDS: Readonly<Record<keyof WorkFields, LeadField>> = {
  city: { label: 'City', max: WORK_LIMITS.city, read: spellCity },
  area_sqft: {
    label: 'Area',
    unit: 'sq ft',
    min: WORK_LIMITS.areaSqftMin,
    max: WORK_LIMITS.areaSqftMax,
    format: (area) => `${formatNumber(area)} sq ft`,
  },
  budget_rupees: {
    label: 'Budget',
    unit: 'rupees',
    hint: 'Such as 15,00,000',
    min: WORK_LIMITS.budgetRupeesMin,
    max: WORK_LIMITS.budgetRupeesMax,
    format: describeRupees,
  },
  model: { label: 'Model', max: WORK_LIMITS.model },
  brand: { label: 'Brand', max: WORK_LIMITS.brand },
  language: { label: 'Language', hint: 'Chooses the first message', max: WORK_LIMITS.language },
  best_hour: {
    label: 'Best hour to call',
    hint: '0 to 23, in India',
    min: WORK_LIMITS.bestHourMin,
    max: WORK_LIMITS.bestHourMax,
    format: (hour) => `${hour}:00`,
  },
  source: { label: 'Source', max: WORK_LIMITS.source, read: spellSource },
  name: { label: 'Name', max: LIMITS.name },
  phone: {
    label: 'Number',
    max: LIMITS.phoneInput,
    type: 'tel',
    read: (typed) => readTypedPhone(typed).number ?? new Error('Enter a number like 98765 43210'),
  },
  email: {
    label: 'E-mail',
    max: LIMITS.email,
    type: 'email',
    read: (typed) =>
      EMAIL.test(typed) ? typed : new Error('Enter an email address like name@example.com'),
  },
};

export type LeadFieldName = keyof typeof LEAD_FIELDS;
/** Who it is: what the visitor wrote, corrected. */
export const PERSON_FIELDS = ['name', 'phone', 'email'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];
export const LEAD_FIELD_NAMES = (Object.keys(LEAD_FIELDS) as LeadFieldName[]).filter(
  (name) => !PERSON_FIELDS.some((person) => person === name),
);

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

/** @returns the value, null for an empty text, or what is wrong */
export function readField(name: LeadFieldName, text: string): string | number | null | Error {
  const { min, max, read = String } = LEAD_FIELDS[name];
  const typed = text.trim();
  if (!typed) return name === 'name' ? new Error('Enter a name') : null;
  if (min === undefined) {
    return typed.length <= max ? read(typed) : new Error(`Enter at most ${max} characters`);
  }
  const digits = typed.replace(/[,\s₹]/g, '');
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= min && value <= max
    ? value
    : new Error(`Enter a whole number from ${min} to ${formatNumber(max)}`);
}
