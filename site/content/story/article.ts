import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { fact } from '../shared/fact.ts';
import { pictureSchema } from '../shared/picture.ts';

/** `content/articles/<slug>.md`; the file's name is the slug, the newest article is featured. */
export const articleSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: z.string().min(5).max(52),
    excerpt: z.string().min(50).max(155),
    author: fact(z.string()),
    date: z.date(),
    /** When its text last changed, if it did; search engines are told. */
    updated: z.date().optional(),
    category: z.string(),
    picture: pictureSchema(image),
  });

export type ArticleContent = z.output<ReturnType<typeof articleSchema>>;
