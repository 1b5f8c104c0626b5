import * as v from 'valibot';

/** Name of the manifest, the first part of a backup. */
export const MANIFEST = 'manifest.json';
/** What every backup says of itself, in its manifest and at the terminal. */
export const HOLDS =
  'All leads with names, addresses and numbers, the administrator’s account, and the secrets that sign sessions and links. Whoever has this file has all of it.';
/** Schemas with the product's tables; the tables themselves are read from the database. */
export const SCHEMAS = ['auth', 'migrations', 'private', 'public'] as const;
/** Folders of DATA_DIR that go into a backup. */
export const FOLDERS = ['content', 'secrets', 'spool'] as const;

/** Allowed names of parts: none can leave the folder that the backup is unpacked into. */
const PART = /^(tables\/\w[\w.-]*|(content|secrets|spool)\/\w[\w.-]*)$/;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal(1),
  /** `HOLDS`; a backup of 1.0.0 did not say it. */
  holds: v.optional(v.string()),
  /** Version of the product that wrote the backup. */
  version: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The migrations applied to the database, in order. */
  migrations: v.array(
    v.object({ name: v.pipe(v.string(), v.regex(/^\w+$/)), checksum: v.string() }),
  ),
  /** In the order in which they can be filled: each table after those it references. */
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), rows: count, part: v.string() }),
  ),
  sequences: v.array(v.object({ name: v.string(), last: v.string(), isCalled: v.boolean() })),
  parts: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(PART)),
      bytes: count,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

/** The description of a backup, its first part. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Part = Manifest['parts'][number];

/** @returns the manifest; undefined for any other text */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const result = v.safeParse(manifestSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
