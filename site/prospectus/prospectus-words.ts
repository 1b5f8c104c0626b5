import { z } from 'astro/zod';
import { pointListSchema } from '../content/shared/point.ts';
import { METRIC_LABELS, type Metric } from '../format/model-metrics.ts';

const metrics = Object.keys(METRIC_LABELS) as Metric[];
const columns = (count: number) => z.array(z.string()).length(count);

/** `content/prospectus.yaml`. `{date}` and `{site}` are filled when the papers are made. */
export const prospectusSchema = z.strictObject({
  kicker: z.string(),
  stamp: z.string(),
  made: z.string(),
  download: z.string(),
  downloadHint: z.string(),
  model: z.strictObject({
    figures: z.strictObject({
      heading: z.string(),
      head: columns(3),
      meanings: z.strictObject(
        Object.fromEntries(metrics.map((metric) => [metric, z.string()])) as Record<
          Metric,
          z.ZodString
        >,
      ),
    }),
    fees: z.strictObject({ head: columns(3) }),
    brands: z.strictObject({ heading: z.string(), head: columns(4), none: z.string() }),
    reserve: z.strictObject({ heading: z.string(), text: z.array(z.string()).min(1) }),
  }),
  brand: z.strictObject({
    cover: z.strictObject({
      cuisine: z.string(),
      prices: z.string(),
      dishes: z.string(),
      /** For a brand without a menu of its own. */
      place: z.string(),
      beside: z.string(),
    }),
    story: z.string(),
    menu: z.strictObject({
      heading: z.string(),
      head: columns(3),
      summary: z.string(),
      none: z.string(),
    }),
    known: z.string(),
    models: z.strictObject({ heading: z.string(), head: columns(4), noCounter: z.string() }),
  }),
  steps: z.string(),
  checks: pointListSchema,
  reach: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    labels: z.strictObject({
      phone: z.string(),
      office: z.string(),
      email: z.string(),
      web: z.string(),
    }),
  }),
  closing: z.string(),
});

export type ProspectusWords = z.output<typeof prospectusSchema>;
