import { z } from 'astro/zod';
import { type DeskContent, SCORE_RULES } from '../../../contract/desk/desk-content.ts';
import { SUBJECTS } from '../../../contract/subjects.ts';

const hour = z.int().min(0).max(24);
/** WhatsApp takes far more, but a longer link is cut by some phones. */
const message = z.string().trim().min(1).max(500);
const words = z.array(z.string().trim().min(1)).min(1);
const points = z.int().min(1).max(100);

/** `content/desk.yaml` */
export const deskSchema = z.strictObject({
  answer: z
    .strictObject({
      aimMinutes: z.int().min(1).max(1440),
      days: z.array(z.int().min(0).max(6)).min(1),
      from: hour,
      until: hour,
    })
    .refine(({ from, until }) => from < until, 'work ends after it begins'),
  greetings: z
    .array(
      z.strictObject({
        language: z.string().trim().min(1),
        mailSubject: message,
        bySubject: z.partialRecord(z.enum(SUBJECTS), message).and(z.object({ any: message })),
      }),
    )
    .min(1),
  modelWords: z.strictObject({ singleBrand: words, multiBrand: words, cloudKitchen: words }),
  score: z.strictObject({
    strongFrom: points,
    fairFrom: points,
    openCities: words,
    rules: z.array(
      z.strictObject({ rule: z.enum(SCORE_RULES), points, reason: z.string().trim().min(1) }),
    ),
  }),
}) satisfies z.ZodType<Omit<DeskContent, 'brands' | 'models'>>;
