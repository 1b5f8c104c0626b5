import { z } from 'astro/zod';

/** Fields of an object that are plain texts, by their names. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;
