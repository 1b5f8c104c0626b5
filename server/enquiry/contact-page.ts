import { TEMPLATE_SLOTS as SLOTS } from '../../contract/contact-template.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../contract/enquiry.ts';
import { writeEnquiryText } from '../../contract/enquiry-text.ts';
import { escapeHtml } from '../../contract/escape-html.ts';
import { SUBMISSION_FIELDS } from '../../contract/submission.ts';
import type { FormState, RenderForm } from '../../supabase/functions/send-contact-email/handler.ts';

/** An innermost condition: it contains no other. */
const CONDITION = /\uE000if ([^\uE001]+)\uE001((?:(?!\uE000if )[\s\S])*?)\uE000end\uE001/g;
const ERROR_ITEM =
  /<li\b[^>]*>(?:(?!<\/li>)[\s\S])*?\uE000listed error\uE001(?:(?!<\/li>)[\s\S])*<\/li>/;
const OPTION = /<option value="([^"]*)">/g;
const BOX_NAME = `name="${SUBMISSION_FIELDS.consents}"`;
const INPUT = /<input\b[^>]*>/g;
const SLOT = /\uE000([^\uE001]+)\uE001/g;

/**
 * Checks the built contact page and returns the function that fills it in.
 * @param template the page with the slots of `contract/contact-template.ts`
 * @throws Error that names a missing slot
 */
export function compileContactPage(template: string): RenderForm {
  const required = [
    ...ENQUIRY_FIELDS.filter((field) => field !== 'subject').flatMap((field) => [
      SLOTS.value(field),
      SLOTS.error(field),
    ]),
    SLOTS.listedError,
    SLOTS.failureDescription,
    BOX_NAME,
  ];
  const missing = required.filter((slot) => !template.includes(slot));
  if (missing.length > 0) throw new Error(`The contact template lacks ${missing.join(', ')}.`);
  return (state) => fillPage(template, state);
}

/** The visitor's input is inserted last and in one pass, so that none of it is read as a slot. */
function fillPage(template: string, state: FormState): string {
  const chosen = repeatErrors(chooseParts(template, state), state);
  const slots = slotTexts(state);
  return chosen
    .replace(OPTION, (option, value) =>
      value === state.values.subject ? `<option value="${value}" selected="">` : option,
    )
    .replace(INPUT, (input) => (isTicked(input, state) ? tick(input) : input))
    .replace(SLOT, (whole, slot: string) => {
      const text = slots.get(slot);
      return text === undefined ? whole : escapeHtml(text);
    });
}

/** Whether an input is a consent box that the visitor had ticked. */
function isTicked(input: string, { values }: FormState): boolean {
  const [, purpose = ''] = /value="([^"]*)"/.exec(input) ?? [];
  return input.includes(BOX_NAME) && values.consents?.includes(purpose) === true;
}

const tick = (input: string): string => input.replace('<input', '<input checked=""');

function chooseParts(template: string, state: FormState): string {
  let html = template;
  for (let before = ''; before !== html; ) {
    before = html;
    html = html.replace(CONDITION, (_whole, condition: string, parts: string) => {
      const [then = '', otherwise = ''] = parts.split(SLOTS.otherwise);
      return holds(condition, state) ? then : otherwise;
    });
  }
  return html;
}

function holds(condition: string, { errors, failure }: FormState): boolean {
  if (condition === 'failure') return failure !== undefined;
  if (condition === 'errors') return Object.keys(errors).length > 0;
  return errors[condition.replace('invalid ', '') as EnquiryField] !== undefined;
}

function repeatErrors(html: string, { errors }: FormState): string {
  return html.replace(ERROR_ITEM, (item) =>
    ENQUIRY_FIELDS.filter((field) => errors[field])
      .map((field) =>
        item.replaceAll(SLOTS.listedField, field).replaceAll(SLOTS.listedError, SLOTS.error(field)),
      )
      .join(''),
  );
}

function slotTexts({ values, errors, failure }: FormState): Map<string, string> {
  return new Map([
    ...ENQUIRY_FIELDS.map((field) => [`value ${field}`, values[field] ?? ''] as const),
    ...ENQUIRY_FIELDS.map((field) => [`error ${field}`, errors[field] ?? ''] as const),
    ['text for link', encodeURIComponent(writeEnquiryText(values).toWellFormed())],
    ['failure title', failure?.title ?? ''],
    ['failure description', failure?.description ?? ''],
  ]);
}
