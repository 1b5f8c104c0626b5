import { z } from 'astro/zod';
import { texts } from '../content/shared/fields.ts';
import { pointListSchema } from '../content/shared/point.ts';
import { METRIC_LABELS, type Metric } from '../format/model-metrics.ts';

const metrics = Object.keys(METRIC_LABELS) as Metric[];
const columns = (count: number) => z.array(z.string()).length(count);

/** `content/prospectus.yaml`. `{date}` and `{site}` are filled when the papers are made. */
export const prospectusSchema = z.strictObject({
  ...texts('kicker', 'stamp', 'made', 'download', 'downloadHint'),
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
    cover: z.strictObject(texts('cuisine', 'prices', 'dishes', 'place', 'beside')),
    story: z.string(),
    menu: z.strictObject({
      heading: z.string(),
      head: columns(3),
      ...texts('summary', 'none'),
    }),
    known: z.string(),
    models: z.strictObject({ heading: z.string(), head: columns(4), noCounter: z.string() }),
  }),
  steps: z.string(),
  checks: pointListSchema,
  reach: z.strictObject({
    ...texts('heading', 'lead'),
    labels: z.strictObject(texts('phone', 'office', 'email', 'web')),
  }),
  closing: z.string(),
});

export type ProspectusWords = z.output<typeof prospectusSchema>;
