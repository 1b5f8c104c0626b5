import * as v from 'valibot';

/** The manifest's name in a backup; it is the first part. */
export const MANIFEST = 'manifest.json';
/** Schemas that hold the product's tables; which tables those are is read from the database. */
export const SCHEMAS = ['auth', 'migrations', 'private', 'public'] as const;
/** Folders of DATA_DIR that go into a backup. */
export const FOLDERS = ['secrets', 'spool'] as const;

/** Names that a backup may hold: none leaves the folder it is unpacked into. */
const PART = /^(tables\/\w[\w.-]*|(secrets|spool)\/\w[\w.-]*)$/;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal(1),
  /** Version of the product that wrote it. */
  version: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What had been applied to the database, in order. */
  migrations: v.array(
    v.object({ name: v.pipe(v.string(), v.regex(/^\w+$/)), checksum: v.string() }),
  ),
  /** In the order in which they can be filled: a table stands after those it refers to. */
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

/** What a backup says about itself. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Part = Manifest['parts'][number];

/** @returns undefined for a text that is no manifest of this format */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const result = v.safeParse(manifestSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
