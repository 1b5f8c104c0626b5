import { z } from 'astro/zod';
import { routeNameSchema } from '../page/navigation.ts';
import { daySchema } from '../shared/day.ts';
import { confirmedFact, fact } from '../shared/fields.ts';

/** `unit` is `rupees`, `%`, or what stands behind the figure: `months`, `sq ft`, `brands per kitchen`. */
const figureRange = z
  .strictObject({
    min: z.number().positive().meta({ title: 'From' }),
    max: z.number().positive().meta({ title: 'To' }),
    unit: z.string(),
    andMore: z.literal(true).optional().meta({
      title: 'The upper end is open',
      description: 'As in ₹50 Lakhs to 1 Crore+.',
    }),
  })
  .refine(({ min, max }) => min <= max, 'min must not be above max');

/** Where a figure comes from. A claim may say it otherwise than its file. */
const grounds = {
  basis: z.string().meta({ title: 'Who says so', description: 'Such as “Stated by the company”.' }),
  source: fact(z.string()).meta({ title: 'Source', description: 'What it was taken from.' }),
  since: confirmedFact(daySchema).meta({
    title: 'Said since',
    description: 'A day that nobody has confirmed is not shown to strangers.',
  }),
  conditions: z
    .string()
    .regex(/^[^{}]*$/, 'write it without braces')
    .meta({
      title: 'Conditions',
      description: 'Under which conditions it holds, and whom or what it was measured on.',
    }),
};

const claimSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
      .meta({ description: 'Small letters, digits and hyphens; texts name the figure by it.' }),
    label: z.string(),
    range: figureRange.optional(),
    value: z
      .string()
      .optional()
      .meta({ title: 'Figure', description: 'One that is no range, as published: 500+.' }),
    ...z.strictObject(grounds).partial().shape,
    until: daySchema
      .optional()
      .meta({ title: 'Last day', description: 'The last day on which it is shown.' }),
  })
  .refine(({ range, value }) => (range === undefined) !== (value === undefined), {
    message: 'a claim has either a range or a value',
  });

/** `content/claims/<subject>.yaml`: the figures about one thing, and what they rest on. */
export const subjectSchema = z.strictObject({
  heading: z.string(),
  order: z.number().int().positive().meta({ title: 'Place in the list' }),
  route: routeNameSchema.meta({ title: 'Page that the figures are about' }),
  ...grounds,
  claims: z.array(claimSchema).min(1),
});

type SubjectContent = z.output<typeof subjectSchema>;
type Grounds = Pick<SubjectContent, keyof typeof grounds>;
export type Claim = Grounds &
  Omit<z.output<typeof claimSchema>, keyof Grounds> & {
    /** The name of its file; also its place on the page of all claims. */
    subject: string;
    isExpired: boolean;
  };
export type Subject = Omit<SubjectContent, 'claims'> & { id: string; claims: readonly Claim[] };
export type Register = ReadonlyMap<string, Claim>;

/** The claims of one file as they stand on a day, each with the grounds of its file where it has no own. */
export function readSubject(id: string, content: SubjectContent, today: string): Subject {
  const { claims, ...rest } = content;
  const { basis, source, since, conditions } = rest;
  return {
    ...rest,
    id,
    claims: claims.map((claim) => ({
      ...claim,
      basis: claim.basis ?? basis,
      source: claim.source ?? source,
      since: claim.since ?? since,
      conditions: claim.conditions ?? conditions,
      subject: id,
      isExpired: claim.until !== undefined && claim.until < today,
    })),
  };
}
