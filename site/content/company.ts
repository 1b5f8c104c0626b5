import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { brandSlug } from './brand/brand-slug.ts';
import { claimPhrase } from './claims/claim-fields.ts';
import { geoSchema, hoursSchema } from './place/outlet.ts';
import { confirmedFact, fact, phoneSchema, texts, webAddressSchema } from './shared/fields.ts';
import { pictureSchema } from './shared/picture.ts';

const officeSchema = z.strictObject({
  label: z.string().meta({ title: 'What this office is called' }),
  street: fact(z.string()),
  city: z.string(),
  region: z.string().meta({ title: 'State' }),
  postalCode: fact(z.string().regex(/^\d{6}$/, 'a PIN code has six digits')).meta({
    title: 'PIN code',
    description: 'Six digits, without a space.',
  }),
  landmark: fact(z.string()).optional(),
});

const socialSchema = z.strictObject({
  network: z.string(),
  url: webAddressSchema.meta({ title: 'Address of the account' }),
  sample: z.literal(true).optional().meta({ title: 'Still to be confirmed' }),
});

/** `content/company.yaml`: every fact about the company, once. */
export const companySchema = z.strictObject({
  tradeName: z.string().meta({ title: 'Name of the company' }),
  tagline: z.string(),
  legalName: fact(z.string()).meta({ title: 'Registered name' }),
  blurb: z.string().meta({ title: 'About the company in a few words' }),
  copyrightYear: z.number().int().meta({ title: 'Copyright year' }),
  phone: fact(phoneSchema).meta({ title: 'Phone' }),
  email: fact(z.email('write one address, for example hello@example.com')).meta({
    title: 'E-mail address',
    description: 'One address, for example hello@example.com.',
  }),
  franchisePhone: fact(phoneSchema).meta({ title: 'Franchise hotline' }),
  chat: z.strictObject({
    number: fact(phoneSchema).meta({ title: 'WhatsApp number' }),
    messages: z.strictObject({
      generic: z.string().meta({ title: 'First words of a chat' }),
      franchise: z.string().meta({ title: 'First words of a chat about a franchise' }),
      education: z.string().meta({ title: 'First words of a chat about courses' }),
      clubs: z.string().meta({ title: 'First words of a chat about clubs' }),
    }),
  }),
  offices: z.strictObject({
    registered: officeSchema,
    experienceCentre: officeSchema.extend({
      geo: confirmedFact(geoSchema).meta({ title: 'Coordinates' }),
    }),
  }),
  hours: fact(hoursSchema).meta({ title: 'Opening hours' }),
  legal: z.strictObject({
    cin: confirmedFact(z.string()).meta({ title: 'Company number (CIN)' }),
    gstin: confirmedFact(z.string()).meta({ title: 'GST number (GSTIN)' }),
    fssai: confirmedFact(z.string()).meta({ title: 'Food licence (FSSAI)' }),
    grievanceOfficer: confirmedFact(z.string()).meta({ title: 'Grievance officer' }),
  }),
  clubsRegistrationUrl: fact(webAddressSchema).meta({
    title: 'Where members of clubs register',
  }),
  // An account that is still a sample must never become a link on a page.
  social: z
    .array(socialSchema)
    .transform((accounts) => accounts.filter((account) => account.sample !== true)),
});

/** `content/awards.yaml`: what the company was honoured for. */
export const awardSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.string(),
    order: z.number().int().positive().meta({ title: 'Place in the list' }),
    /** What was given is a claim of the register. */
    claim: claimPhrase.meta({ title: 'What was given' }),
    description: z.string(),
    picture: pictureSchema(image),
    sample: z.literal(true).optional().meta({ title: 'Still to be confirmed' }),
  });

export type Company = z.output<typeof companySchema>;
export type Office = Company['offices']['registered'];

/** `content/people.yaml`: directors and managers. */
export const personSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.string(),
    order: z.number().int().positive().meta({ title: 'Place in the list' }),
    name: z.string(),
    designation: z.string().meta({ title: 'Position' }),
    group: z.enum(['board', 'management']),
    plate: z.strictObject({ brand: brandSlug, dish: z.string() }).meta({
      title: 'What they order first',
      description:
        "The picture that opens the brand's page stands in their place until there is a portrait, so name the dish that it shows.",
    }),
    portrait: pictureSchema(image).optional(),
    sample: z.literal(true).optional().meta({ title: 'Still to be confirmed' }),
  });

export type PersonContent = z.output<ReturnType<typeof personSchema>>;

const purpose = z.strictObject({ title: z.string(), body: fact(z.string()) });

export const aboutWords = {
  profile: z.strictObject({ heading: z.string(), body: fact(z.array(z.string()).min(1)) }),
  profileFactsHeading: z.string(),
  vision: purpose,
  mission: purpose,
  ...texts('boardHeading', 'managementHeading'),
  /** Instead of people who may not be named yet. */
  ...texts('plateLabel', 'peopleOnRequest'),
  awards: z.strictObject(texts('heading', 'lead', 'unconfirmedLead')),
  closing: z.strictObject(texts('heading', 'lead', 'action', 'second')),
} as const;
