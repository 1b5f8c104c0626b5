import { z } from 'astro/zod';
import {
  type DeskContent,
  IMPORT_FIELDS,
  SCORE_RULES,
  type ScoreContent,
} from '../../contract/desk/desk-content.ts';
import { WORK_LIMITS } from '../../contract/desk/work-limits.ts';
import { SUBJECTS } from '../../contract/subjects.ts';

const hour = z.int().min(0).max(24);

const source = z.string().trim().min(1).max(WORK_LIMITS.source);
const names = z.array(z.string().trim().min(1)).min(1);
const points = z.int().min(1).max(100);

/** `content/desk.yaml` */
export const deskSchema = z.strictObject({
  answer: z
    .strictObject({
      aimMinutes: z.int().min(1).max(1440),
      days: z.array(z.int().min(0).max(6)).min(1),
      from: hour,
      until: hour,
      holidays: z
        .array(z.strictObject({ day: z.iso.date(), name: z.string().trim().min(1) }))
        .refine(
          (holidays) => new Set(holidays.map(({ day }) => day)).size === holidays.length,
          'a holiday stands twice',
        )
        .default([]),
    })
    .refine(({ from, until }) => from < until, 'work ends after it begins'),
  digest: z.strictObject({
    hour: hour.max(23).nullable(),
    days: z.array(z.int().min(0).max(6)).min(1),
  }),
  sources: z.array(source).min(1),
  imports: z.strictObject({
    columns: z.record(z.enum(IMPORT_FIELDS), names),
    portals: z.array(z.strictObject({ source, signs: names })),
  }),
  modelWords: z.strictObject({ singleBrand: names, multiBrand: names, cloudKitchen: names }),
  score: z.strictObject({
    strongFrom: points,
    fairFrom: points,
    about: z.strictObject({ subjects: z.array(z.enum(SUBJECTS)), words: names }),
    rules: z.array(
      z.strictObject({
        rule: z.enum(SCORE_RULES),
        points: z.int().min(-100).max(100),
        reason: z.string().trim().min(1),
        from: z.int().min(1).exactOptional(),
        words: names.exactOptional(),
      }),
    ),
  }),
}) satisfies z.ZodType<
  Omit<DeskContent, 'brands' | 'models' | 'score' | 'messages' | 'links'> & {
    score: Omit<ScoreContent, 'openCities'>;
  }
>;
