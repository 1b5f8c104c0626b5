import { MARK_LENGTH } from '../../contract/attribution.ts';
import type { ImportField } from '../../contract/desk/desk-content.ts';
import { EMAIL } from '../../contract/desk/lead-fields.ts';
import type { NewLead } from '../../contract/desk/new-lead.ts';
import { spellCity, spellSource } from '../../contract/desk/spelling.ts';
import type { WorkFields } from '../../contract/desk/work.ts';
import { WORK_LIMITS } from '../../contract/desk/work-limits.ts';
import { LIMITS } from '../../contract/limits.ts';
import { readTypedPhone, type TypedPhone } from '../../contract/phone.ts';

export type LeadTexts = Partial<Record<ImportField, string | undefined>>;
export type LeadFaults = Partial<Record<keyof LeadTexts, string>>;

/** As `contract/tidy-text.ts`, which stays a part of the contact form's program. */
const tidyText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .trim();
const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ');
const cut = (text: string, longest: number): string => [...text].slice(0, longest).join('').trim();
const line = (text: string | undefined, longest: number): string | undefined =>
  cut(tidyLine(text ?? ''), longest) || undefined;

/** @returns the text tidied and cut, of several lines; undefined where nothing is left */
export const readText = (text: string | undefined, longest: number): string | undefined =>
  cut(tidyText(text ?? ''), longest) || undefined;

/**
 * Reads a lead that does not come from the form: texts are tidied and cut to what is stored, a number is found in
 * whatever was typed.
 */
export function readNewLead(texts: LeadTexts): { lead: NewLead } | { faults: LeadFaults } {
  const name = line(texts.name, LIMITS.name);
  const email = tidyLine(texts.email ?? '').replace(/\p{Cf}/gu, '');
  const phone = readTypedPhone(line(texts.phone, LIMITS.phoneInput) ?? '');
  const faults = findFaults(name, email, phone);
  if (!name || Object.keys(faults).length > 0) return { faults };
  const subject = line(texts.subject, LIMITS.subject);
  const message = readText(texts.message, LIMITS.message);
  const fields = readFields(texts);
  const campaign = line(texts.campaign, MARK_LENGTH);
  const ad = line(texts.ad, MARK_LENGTH);
  return {
    lead: {
      name,
      ...(email && { email }),
      ...(phone.number && { phone: phone.number }),
      ...(phone.typed && { phone_typed: phone.typed }),
      ...(subject && { subject }),
      ...(message && { message }),
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(campaign && { campaign }),
      ...(ad && { ad }),
    },
  };
}

function findFaults(name: string | undefined, email: string, phone: TypedPhone): LeadFaults {
  const isEmailWrong = email !== '' && (email.length > LIMITS.email || !EMAIL.test(email));
  const isPhoneNeeded = !email && !phone.number;
  return {
    ...(!name && { name: 'Enter a name.' }),
    ...(isPhoneNeeded && {
      phone: phone.typed
        ? 'There is no phone number in this.'
        : 'Enter a number or an email address.',
    }),
    ...(isEmailWrong && { email: 'Enter an email address like name@example.com.' }),
  };
}

function readFields(texts: LeadTexts): WorkFields {
  const city = spellCity(line(texts.city, WORK_LIMITS.city) ?? '');
  const source = spellSource(line(texts.source, WORK_LIMITS.source) ?? '');
  const brand = line(texts.brand, WORK_LIMITS.brand);
  const budget = readRupees(texts.budget);
  const area = readWhole(texts.area);
  return {
    ...(city && { city }),
    ...(source && { source }),
    ...(brand && { brand }),
    ...(budget !== undefined && budget <= WORK_LIMITS.budgetRupeesMax && { budget_rupees: budget }),
    ...(area !== undefined &&
      area >= WORK_LIMITS.areaSqftMin &&
      area <= WORK_LIMITS.areaSqftMax && { area_sqft: area }),
  };
}

const UNITS: Readonly<Record<string, number>> = { l: 1e5, k: 1e3, c: 1e7 };

/** `15,00,000`, `₹ 15 lakh`, `15-20 Lacs`, `1.5 Cr`: of a range the first figure, in the unit that follows it. */
function readRupees(text = ''): number | undefined {
  const [, figure = '', unit = ''] =
    /(\d[\d,]*(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(?:rs\.?|inr|₹)?\s*[\d,.]+)?\s*(l(?:akh|ac|kh)?s?|k|cr(?:ore)?s?)?\b/i.exec(
      text.replace(/(?:rs\.?|inr|₹)/gi, ' '),
    ) ?? [];
  const number = Number(figure.replaceAll(',', ''));
  if (!figure || Number.isNaN(number)) return undefined;
  return Math.round(number * (UNITS[unit.charAt(0).toLowerCase()] ?? 1));
}

function readWhole(text = ''): number | undefined {
  const [figure] = /\d[\d,]*/.exec(text) ?? [];
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
}
