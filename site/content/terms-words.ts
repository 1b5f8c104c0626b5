import { z } from 'astro/zod';
import { confirmedFact, fact, texts, webAddressSchema } from './shared/fields.ts';
import { pointListSchema } from './shared/point.ts';

const heading = { heading: z.string(), lead: z.string() };
const closing = z.strictObject({ ...heading, action: z.string(), second: z.string() });
const sentences = z.array(z.string()).min(1);

/** What a fee is for one model. Nobody may make it up: a sample is not shown on a public site. */
const feeValue = confirmedFact(z.string().max(48));

const feeLineSchema = z.strictObject({
  label: z.string().max(24),
  meaning: z.string(),
  values: z.strictObject({ singleBrand: feeValue, multiBrand: feeValue, cloudKitchen: feeValue }),
});

export const feesWords = {
  table: z.strictObject({ ...heading, caption: z.string(), ask: z.string(), asked: z.string() }),
  lines: z.array(feeLineSchema).min(1),
  others: pointListSchema,
  closing,
};

const openingStepSchema = z.strictObject({
  duration: confirmedFact(z.string()),
  you: fact(sentences),
  us: fact(sentences),
  papers: fact(sentences),
  money: confirmedFact(z.string()),
});

export const openingWords = {
  labels: z.strictObject(texts('duration', 'you', 'us', 'papers', 'money', 'ask')),
  steps: z.array(openingStepSchema),
  total: z.strictObject({ heading: z.string(), text: confirmedFact(z.string()) }),
  closing,
};

const pointSchema = z.strictObject(texts('title', 'text'));

/** Words of `content/pages/agreement.yaml`. */
export const agreementWords = {
  notice: z.string(),
  checklist: z.strictObject({
    ...heading,
    groups: z.array(z.strictObject({ name: z.string(), items: sentences })).min(2),
  }),
  glossary: z.strictObject({
    heading: z.string(),
    terms: z.array(z.strictObject(texts('term', 'meaning'))).min(3),
  }),
  papers: z.strictObject({ ...heading, items: z.array(pointSchema).min(3) }),
  closing,
};

const eachChannel = z.strictObject(
  texts('site', 'contact', 'chat', 'franchise', 'email', 'office'),
);

/** Words of `content/pages/official-channels.yaml`; the channels themselves stand in `content/company.yaml`. */
export const channelsWords = {
  ours: z.strictObject({
    heading: z.string(),
    labels: eachChannel,
    notes: eachChannel,
  }),
  money: z.strictObject({ heading: z.string(), rules: fact(sentences) }),
  never: z.strictObject({ heading: z.string(), rules: fact(sentences) }),
  report: z.strictObject({
    heading: z.string(),
    steps: z.array(pointSchema).min(2),
    action: z.string(),
    helpline: z.strictObject(texts('label', 'number')),
    portal: z.strictObject({ label: z.string(), href: webAddressSchema }),
  }),
};
