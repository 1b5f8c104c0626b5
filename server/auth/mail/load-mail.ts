import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../../contract/escape-html.ts';
import type { OutgoingMail } from '../../mail/outbox.ts';
import { compileTemplate, keepText, type TemplateValues } from './template.ts';

const readTemplate = (file: string): string =>
  readFileSync(new URL(`../../../supabase/templates/${file}`, import.meta.url), 'utf8');

/** The title of an HTML template, which is the subject. @throws Error without one */
function readSubject(source: string, name: string): string {
  const subject = source.match(/<title>([^<]+)<\/title>/)?.[1];
  if (!subject)
    throw new Error(`supabase/templates/${name}.html has no title, which is the subject.`);
  return subject.trim();
}

/** Fills in a mail for a recipient; a subject of its own takes the place of the template's title. */
export type RenderMail = (
  recipient: string,
  values: TemplateValues,
  subject?: string,
) => OutgoingMail;

/**
 * Reads both templates of a mail, `<name>.html` and `<name>.txt` in supabase/templates. Call it at
 * start, so that a mistake in a template stops the start and not the mail.
 * @param variables all that the templates may use
 * @throws Error that names the mistake
 */
export function loadMail(name: string, variables: readonly string[]): RenderMail {
  const source = readTemplate(`${name}.html`);
  const title = readSubject(source, name);
  const html = compileTemplate(source, variables);
  const text = compileTemplate(readTemplate(`${name}.txt`), variables);
  return (recipient, values, subject = title) => ({
    recipient,
    subject,
    html: html(values, escapeHtml),
    text: text(values, keepText),
  });
}
