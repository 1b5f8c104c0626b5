import {
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  defaultTreeAdapter as tree,
} from 'parse5';
import { TEMPLATE_SLOTS as SLOTS } from '../../contract/contact-template.ts';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../contract/enquiry.ts';
import { writeEnquiryText } from '../../contract/enquiry-text.ts';
import {
  attributeOf,
  type HtmlChild,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  listElements,
  replaceNode,
  setAttribute,
  textOf,
} from '../../contract/html-tree.ts';
import { SUBMISSION_FIELDS } from '../../contract/submission.ts';
import type { FormState, RenderForm } from '../../supabase/functions/send-contact-email/handler.ts';

const MARK = /(\uE000(?:if [^\uE001]+|else|end)\uE001)/;
const BOX_NAME = `name="${SUBMISSION_FIELDS.consents}"`;
const SLOT = /\uE000([^\uE001]+)\uE001/g;
/** Their text is code, or markup that was not read as such. */
const RAW = new Set(['script', 'style', 'noscript']);

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
  const page = parse(template);
  chooseParts(page, state);
  repeatErrors(page, state);
  for (const element of listElements(page)) keepChoice(element, state);
  const slots = slotTexts(state);
  fillSlots(page, (slot) => slots.get(slot));
  return serialize(page);
}

function keepChoice(element: HtmlElement, { values }: FormState): void {
  const value = attributeOf(element, 'value') ?? '';
  if (element.tagName === 'option' && value === values.subject)
    setAttribute(element, 'selected', '');
  if (
    attributeOf(element, 'name') === SUBMISSION_FIELDS.consents &&
    values.consents?.some((purpose) => purpose === value)
  )
    setAttribute(element, 'checked', '');
}

function chooseParts(parent: HtmlParent, state: FormState): void {
  const open: boolean[] = [];
  for (const child of [...parent.childNodes].flatMap(splitAtMarks)) {
    const mark = tree.isTextNode(child) && MARK.test(child.value) ? child.value : undefined;
    if (mark) follow(mark, open, state);
    if (mark || open.includes(false)) tree.detachNode(child);
    else if (tree.isElementNode(child) && !RAW.has(child.tagName)) chooseParts(child, state);
  }
}

function follow(mark: string, open: boolean[], state: FormState): void {
  if (mark === SLOTS.end) open.pop();
  else if (mark === SLOTS.otherwise) open.push(!open.pop());
  else open.push(holds(mark.slice('\uE000if '.length, -1), state));
}

function splitAtMarks(child: HtmlChild): HtmlChild[] {
  if (!tree.isTextNode(child) || !MARK.test(child.value)) return [child];
  const pieces = child.value.split(MARK).filter(Boolean).map(tree.createTextNode);
  replaceNode(child, pieces);
  return pieces;
}

function holds(condition: string, { errors, failure }: FormState): boolean {
  if (condition === 'failure') return failure !== undefined;
  if (condition === 'errors') return Object.keys(errors).length > 0;
  return errors[condition.replace('invalid ', '') as EnquiryField] !== undefined;
}

function repeatErrors(page: HtmlParent, { errors }: FormState): void {
  const item = listElements(page).find(
    (element) => element.tagName === 'li' && textOf(element).includes(SLOTS.listedError),
  );
  if (!item) return;
  const items = ENQUIRY_FIELDS.filter((field) => errors[field]).flatMap((field) => {
    const copy = parseFragment(serializeOuter(item));
    const slots = new Map([
      ['listed field', field],
      ['listed error', SLOTS.error(field)],
    ]);
    fillSlots(copy, (slot) => slots.get(slot));
    return copy.childNodes;
  });
  replaceNode(item, items);
}

function fillSlots(node: HtmlNode, textOfSlot: (slot: string) => string | undefined): void {
  const fill = (text: string) => text.replace(SLOT, (whole, slot) => textOfSlot(slot) ?? whole);
  for (const element of listElements(node)) {
    for (const attribute of element.attrs) attribute.value = fill(attribute.value);
    if (RAW.has(element.tagName)) continue;
    for (const text of element.childNodes.filter(tree.isTextNode)) text.value = fill(text.value);
  }
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
