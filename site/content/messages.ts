import { z } from 'astro/zod';
import type { ReadyMessage } from '../../contract/desk/desk-content.ts';
import { STAGES } from '../../contract/desk/stages.ts';
import { fact } from './shared/fields.ts';

const BLANKS = [
  ...['name', 'reference', 'person', 'city', 'brand', 'model'],
  ...['prospectus', 'fees', 'plan', 'finder', 'map'],
] as const;
const FILLED = new RegExp(`\\{(?:${BLANKS.join('|')})\\}`, 'g');
const words = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(
    (text) => !/[{}]/.test(text.replaceAll(FILLED, '')),
    `only these can be filled in: {${BLANKS.join('} {')}}`,
  );
const known = z.enum([...BLANKS, 'place', 'budget', 'hour', 'franchise', 'calls']).exactOptional();
const when = known.meta({ title: 'Only when this is known' });
const unless = known.meta({ title: 'Only when this is not known' });

const textSchema = z.strictObject({
  subject: words.meta({ title: 'Subject of the e-mail' }),
  sentences: z
    .array(z.strictObject({ text: words, when, unless }))
    // A link that is longer is cut by some phones.
    .max(10)
    .refine(
      (all) => all.some((one) => !one.when && !one.unless && !/\{(?!name|ref)/.test(one.text)),
      'one sentence must always be there: no condition, no blank but {name} and {reference}',
    ),
});

const messageSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  fits: z
    .array(z.enum(['unanswered', 'not-reached', ...STAGES]).exclude(['new']))
    .meta({ title: 'Comes first when the lead is' }),
  when,
  texts: z.strictObject({
    English: textSchema,
    Hindi: fact(textSchema),
    Punjabi: fact(textSchema),
  }),
});

/** `content/messages.yaml` */
export const messagesSchema = z.strictObject({
  messages: z.array(messageSchema).min(1),
}) satisfies z.ZodType<{ messages: ReadyMessage[] }>;
