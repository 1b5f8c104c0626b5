import { z } from 'astro/zod';
import { ENQUIRY_FIELDS } from '../../contract/enquiry-fields.ts';
import { heroSchema } from './page/page.ts';
import { seoSchema } from './shared/seo.ts';

const channelSchema = z.strictObject({ heading: z.string(), text: z.string() });

/** `content/contact.yaml`: the words of the contact page and of the pages that a posted form leads to. */
export const contactSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  form: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    noSubject: z.string(),
    /** Help texts above the fields. */
    hints: z.partialRecord(z.enum(ENQUIRY_FIELDS), z.string()),
    /** Title of the page that returns a rejected form. */
    problemTitle: z.string(),
  }),
  /** Above the form, where a decision tool was used. */
  interest: z.strictObject({ heading: z.string(), note: z.string() }),
  hotline: channelSchema.extend({ action: z.string() }),
  email: channelSchema,
  phone: channelSchema,
  places: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    directions: z.string(),
    mapLabel: z.string(),
    mapNote: z.string(),
  }),
  sent: z.strictObject({
    next: z.string(),
    brands: z.string(),
    home: z.string(),
    /** For those who open the page without having sent a form. */
    direct: z.strictObject({ heading: z.string(), text: z.string(), action: z.string() }),
  }),
  notSent: z.strictObject({ heading: z.string(), text: z.string(), alternative: z.string() }),
});

export type ContactWords = z.output<typeof contactSchema>;
