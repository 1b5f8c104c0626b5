import { z } from 'astro/zod';
import { ROUTES } from '../../../contract/routes.ts';
import { daySchema } from '../shared/day.ts';
import { confirmedFact, fact } from '../shared/fact.ts';

type RouteName = keyof typeof ROUTES;

/** `unit` is `rupees`, `%`, or what stands behind the figure: `months`, `sq ft`, `brands per kitchen`. */
const figureRange = z
  .strictObject({
    min: z.number().positive(),
    max: z.number().positive(),
    unit: z.string(),
    /** The upper end is open: `₹50 Lakhs to 1 Crore+`. */
    andMore: z.literal(true).optional(),
  })
  .refine(({ min, max }) => min <= max, 'min must not be above max');

/** Where a figure comes from. A claim may say it otherwise than its file. */
const grounds = {
  /** Who says so: `Stated by the company`. */
  basis: z.string(),
  /** What it was taken from. */
  source: fact(z.string()),
  /** Since when it is said; a day that nobody has confirmed is not shown to strangers. */
  since: confirmedFact(daySchema),
  /** Under which conditions it holds, and whom or what it was measured on. */
  conditions: z.string(),
};

const claimSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
    label: z.string(),
    range: figureRange.optional(),
    /** A figure that is no range, as published: `500+`. */
    value: z.string().optional(),
    ...z.strictObject(grounds).partial().shape,
    /** The last day on which it is shown. */
    until: daySchema.optional(),
  })
  .refine(({ range, value }) => (range === undefined) !== (value === undefined), {
    message: 'a claim has either a range or a value',
  });

/** `content/claims/<subject>.yaml`: the figures about one thing, and what they rest on. */
export const subjectSchema = z.strictObject({
  heading: z.string(),
  order: z.number().int().positive(),
  /** The page that the figures are about. */
  route: z.enum(Object.keys(ROUTES) as [RouteName, ...RouteName[]]),
  ...grounds,
  claims: z.array(claimSchema).min(1),
});

type SubjectContent = z.output<typeof subjectSchema>;
type Grounds = Pick<SubjectContent, keyof typeof grounds>;
/** A figure that persuades, with all that it rests on. */
export type Claim = Grounds &
  Omit<z.output<typeof claimSchema>, keyof Grounds> & {
    /** The name of its file; also its place on the page of all claims. */
    subject: string;
    /** Its last day is over: no page shows it any more. */
    isExpired: boolean;
  };
/** The claims about one thing. */
export type Subject = Omit<SubjectContent, 'claims'> & { id: string; claims: readonly Claim[] };
/** All claims by their ids. */
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
