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
  /** The number in what was typed, where that may hold words; NaN for what is none. */
  parse?: (typed: string) => number;
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
    hint: 'Such as 15 lakh or 15,00,000',
    min: WORK_LIMITS.budgetRupeesMin,
    max: WORK_LIMITS.budgetRupeesMax,
    format: describeRupees,
    parse: parseRupees,
  },
  model: { label: 'Model', max: WORK_LIMITS.model },
  brand: { label: 'Brand', max: WORK_LIMITS.brand },
  language: { label: 'Language', hint: 'For WhatsApp and e-mail', max: WORK_LIMITS.language },
  best_hour: {
    label: 'Best time to call',
    hint: 'Such as 6 pm',
    min: WORK_LIMITS.bestHourMin,
    max: WORK_LIMITS.bestHourMax,
    format: formatHour,
    parse: parseHour,
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

/** @returns `1,200 sq ft`, `₹15 lakh`, `6 pm`; nothing for an empty field */
export function formatField(name: LeadFieldName, value: string | number | null): string {
  const { format } = LEAD_FIELDS[name];
  return format && typeof value === 'number' ? format(value) : String(value ?? '');
}

/** @returns the value, null for an empty text, or what is wrong */
export function readField(name: LeadFieldName, text: string): string | number | null | Error {
  const { min, max, format = formatNumber, parse = parseNumber, read = String } = LEAD_FIELDS[name];
  const typed = text.trim();
  if (!typed) return name === 'name' ? new Error('Enter a name') : null;
  if (min === undefined) {
    return typed.length <= max ? read(typed) : new Error(`Enter at most ${max} characters`);
  }
  const value = parse(typed.toLowerCase());
  return Number.isInteger(value) && value >= min && value <= max
    ? value
    : new Error(`Must be from ${format(min)} to ${format(max)}`);
}

/** @param hour 0 to 23. @returns `6 pm` */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `6 pm`, `6:00 pm`, `18`, `18:00`; an hour without am or pm is one of 24. */
function parseHour(typed: string): number {
  const [, said, half] = /^(\d{1,2})(?:[:.]00)?\s*([ap])?\.?(?:m\.?)?$/.exec(typed) ?? [];
  const hour = Number(said);
  if (!half) return hour;
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : Number.NaN;
}

const parseNumber = (typed: string): number => Number(typed.replace(/[,\s₹]/g, '') || Number.NaN);

/** `15,00,000`, `₹15 lakh`, `1.5 crore`, in whole rupees. */
function parseRupees(typed: string): number {
  const [, amount = '', unit] = /^(.*?)\s*(lakhs?|lacs?|l|crores?|cr)?$/.exec(typed) ?? [];
  const factor = unit === undefined ? 1 : unit.startsWith('c') ? 10_000_000 : 100_000;
  return Math.round(parseNumber(amount) * factor);
}
