import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TEMPLATE_SLOTS as SLOTS } from '../../../contract/contact-template.ts';
import { ENQUIRY_FIELDS } from '../../../contract/enquiry-fields.ts';
import { WAYS, WORDS } from '../../testing/open-form.tsx';
import { FILLED } from '../../testing/outbox.ts';
import { ContactForm } from './contact-form.tsx';
import { otherWayLinks } from './contact-outcome.tsx';
import { ContactTemplateForm } from './contact-template-form.tsx';

const TEMPLATE = renderToStaticMarkup(<ContactTemplateForm endpoint="/e" {...WORDS} />);

/** Each control with its attributes. */
const readControls = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"[^>]*>/g)].map(
    ([tag, name = '']) => ({ tag, name }),
  );

it('serves fields that a phone helps to fill in', () => {
  const html = renderToStaticMarkup(<ContactForm endpoint="/e" replyHours={24} {...WORDS} />);
  const controls = readControls(html);
  const isLine = ({ tag }: { tag: string }) => /enterKeyHint="next"/i.test(tag);
  const needed = controls.filter(({ name }) => ['name', 'email', 'phone'].includes(name ?? ''));
  expect(needed.filter(isLine)).toHaveLength(3);
  for (const { tag, name } of needed) {
    expect(tag, name).toMatch(/^<input.*spellcheck="false"/i);
    expect(tag, name).toMatch(/required=""/);
  }
  const [subject] = controls.filter(({ name }) => name === 'subject');
  expect(subject?.tag).toMatch(/^<select/);
  expect(subject?.tag).not.toMatch(/required|enterKeyHint/i);
  const [message] = controls.filter(({ name }) => name === 'message');
  expect(message?.tag).toMatch(/^<textarea.*rows="6"/);
  expect(html).not.toContain('aria-busy');
});

it('keeps the field for machines out of the way of keyboards', () => {
  const [honeypot] = readControls(TEMPLATE).filter(({ name }) => name === 'homepage');
  expect(honeypot?.tag).toMatch(/tabindex="-1"/i);
});

it('leaves a slot for what was typed into each field, and none for the choice of a subject', () => {
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    expect(TEMPLATE.split(SLOTS.value(field)), field).toHaveLength(3);
  }
  expect(TEMPLATE).not.toContain(SLOTS.value('subject'));
  expect(TEMPLATE).not.toMatch(/<option[^>]* selected/);
  // Each field has the form that it takes after a fault.
  expect(TEMPLATE.split('aria-invalid="true"')).toHaveLength(ENQUIRY_FIELDS.length + 1);
  expect(TEMPLATE, 'it can be sent').toMatch(
    /<button type="submit"(?![^>]* disabled)[^>]*><span>Send Message</,
  );
});

it('carries what was written along by chat and mail, short enough for the programs that open it', () => {
  const message = 'Rolls & momos: 100% + more?\nसेक्टर ७१';
  const links = otherWayLinks(WAYS, { ...FILLED, message });
  expect(new URL(links.chat).searchParams.get('text')).toBe(
    `${message}\n\nHarpreet Kaur, 98765 43210, harpreet@example.in`,
  );
  expect(links.email).not.toContain('+');
  expect(new URL(links.email).searchParams.get('body')).toContain(message);
  const { chat } = otherWayLinks(WAYS, { ...FILLED, message: '🍛'.repeat(2500) });
  const text = new URL(chat).searchParams.get('text') ?? '';
  expect([...text]).toHaveLength(1500);
  expect(text.isWellFormed() && text.endsWith('…')).toBe(true);
});
