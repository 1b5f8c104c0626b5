import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { claimPhrase } from '../claims/claim-fields.ts';
import { confirmedFact, fact, phoneSchema } from '../shared/fact.ts';
import { pictureSchema } from '../shared/picture.ts';

const officeSchema = z.strictObject({
  label: z.string(),
  street: fact(z.string()),
  city: z.string(),
  region: z.string(),
  postalCode: fact(z.string().regex(/^\d{6}$/, 'a PIN code has six digits')),
  landmark: fact(z.string()).optional(),
});

const socialSchema = z.strictObject({
  network: z.string(),
  url: z.url({ protocol: /^https$/ }),
  sample: z.literal(true).optional(),
});

/** `content/company.yaml`: every fact about the company, once. */
export const companySchema = z.strictObject({
  tradeName: z.string(),
  tagline: z.string(),
  legalName: fact(z.string()),
  blurb: z.string(),
  copyrightYear: z.number().int(),
  phone: fact(phoneSchema),
  email: fact(z.email()),
  franchisePhone: fact(phoneSchema),
  chat: z.strictObject({
    number: fact(phoneSchema),
    messages: z.strictObject({
      generic: z.string(),
      franchise: z.string(),
      education: z.string(),
      clubs: z.string(),
    }),
  }),
  offices: z.strictObject({ registered: officeSchema, experienceCentre: officeSchema }),
  hours: fact(z.string()),
  legal: z.strictObject({
    cin: confirmedFact(z.string()),
    gstin: confirmedFact(z.string()),
    fssai: confirmedFact(z.string()),
    grievanceOfficer: confirmedFact(z.string()),
  }),
  clubsRegistrationUrl: fact(z.url({ protocol: /^https$/ })),
  // An account that is still a sample must never become a link on a page.
  social: z
    .array(socialSchema)
    .transform((accounts) => accounts.filter((account) => account.sample !== true)),
});

/** `content/awards.yaml`: what the company was honoured for. */
export const awardSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.string(),
    order: z.number().int().positive(),
    /** What was given is a claim of the register. */
    claim: claimPhrase,
    description: z.string(),
    picture: pictureSchema(image),
    sample: z.literal(true).optional(),
  });

export type Company = z.output<typeof companySchema>;
export type Office = Company['offices']['registered'];
