import { z } from 'astro/zod';
import { ENQUIRY_FIELDS } from '../../contract/enquiry-fields.ts';
import { heroSchema } from './page/page.ts';
import { seoSchema, texts } from './shared/fields.ts';

const channelSchema = z.strictObject(texts('heading', 'text'));

/** `content/contact.yaml`: the words of the contact page and of the pages that a posted form leads to. */
export const contactSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  form: z.strictObject({
    ...texts('heading', 'lead', 'noSubject'),
    /** Help texts above the fields. */
    hints: z.partialRecord(z.enum(ENQUIRY_FIELDS), z.string()),
    problemTitle: z.string(),
  }),
  /** Above the form, where a decision tool was used. */
  interest: z.strictObject(texts('heading', 'note')),
  hotline: channelSchema.extend({ action: z.string() }),
  email: channelSchema,
  phone: channelSchema,
  places: z.strictObject(texts('heading', 'lead', 'directions', 'mapLabel', 'mapNote')),
  sent: z.strictObject({
    ...texts('next', 'brands', 'home'),
    /** For those who open the page without having sent a form. */
    direct: z.strictObject(texts('heading', 'text', 'action')),
  }),
  notSent: z.strictObject(texts('heading', 'text', 'alternative')),
});

export type ContactWords = z.output<typeof contactSchema>;
