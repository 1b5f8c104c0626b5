import * as v from 'valibot';
import { CONTENT_LIMITS, isBounded } from './content-limits.ts';

/** Everything below is asked with the bearer token of the desk's session. */
export const CONTENT_ENDPOINT = '/desk/content';

/** How the desk lists what the owner keeps, in this order. */
export const CONTENT_AREAS = [
  'menus',
  'contact',
  'opening-lines',
  'offers',
  'articles',
  'brands',
  'figures',
  'people',
  'places',
  'clubs',
  'courses',
  'pages',
  'rest',
] as const;
export type ContentArea = (typeof CONTENT_AREAS)[number];

/** What is wrong with a field, as `npm run check-content` says it. */
export const faultSchema = v.object({
  /** As in the checkout: `content/contact.yaml`. */
  file: v.string(),
  line: v.number(),
  column: v.number(),
  field: v.string(),
  /** Of the field; missing where the fault belongs to none. */
  path: v.optional(v.array(v.union([v.string(), v.number()]))),
  problem: v.string(),
  remedy: v.string(),
});
export type ContentFault = v.InferOutput<typeof faultSchema>;

/** Of a file, a digest, a folder. */
export const nameSchema = v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.maxNameChars));

/** The way to a value: keys and places in lists. */
export const pathSchema = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.integer())])),
  v.maxLength(12),
);
export type FieldPath = v.InferOutput<typeof pathSchema>;

const fileSchema = v.object({
  /** Path below the content folder; the server knows no other. */
  id: v.string(),
  title: v.string(),
  area: v.picklist(CONTENT_AREAS),
  /** Addresses of the pages that show it, the first one above all; none where every page does. */
  pages: v.array(v.string()),
  /** Differs from what is published. */
  isChanged: v.boolean(),
  /** How many of its facts the owner has not confirmed. */
  toConfirm: v.number(),
});
export type ContentFile = v.InferOutput<typeof fileSchema>;

/** What `scripts/check/check-content.ts --json` prints; a file names its schema in `schemas`. */
export interface Inspection {
  faults: ContentFault[];
  files: (Omit<ContentFile, 'isChanged'> & { schema: string })[];
  schemas: Record<string, Record<string, unknown>>;
}

/** A saved state of all content, with who saved it. */
const savedSchema = v.object({ commit: v.string(), at: v.string(), by: v.string() });

/** Answer of `GET /desk/content/space`: bytes on the server's disk. */
export const spaceSchema = v.object({
  /** Everything that was ever saved. */
  history: v.number(),
  /** Of that, the pictures of today. */
  pictures: v.number(),
  builds: v.number(),
  /** Once history and builds have as many, no picture is taken. */
  allowed: v.number(),
});

const buildStateSchema = v.object({
  purpose: v.picklist(['preview', 'publish']),
  commit: v.string(),
  step: v.picklist(['waiting', 'checking', 'building', 'finishing', 'done', 'failed']),
  progress: v.number(),
  /** Why it failed, for the owner; null otherwise. */
  problem: v.nullable(v.string()),
});

/** Answer of `GET /desk/content`. */
export const contentStateSchema = v.object({
  /** Null where this home does not offer it; then `reason` says what to do instead. */
  reason: v.nullable(v.string()),
  role: v.picklist(['owner', 'editor']),
  draft: v.nullable(savedSchema),
  /** What visitors see; null before the first publishing, when the checkout's own content is shown. */
  published: v.nullable(savedSchema),
  /** What an undo would show again; after an undo that is the newer content. */
  before: v.nullable(v.object({ ...savedSchema.entries, isNewer: v.boolean() })),
  files: v.array(fileSchema),
  build: v.nullable(buildStateSchema),
  /** The draft that can be looked at. */
  preview: v.nullable(v.object({ commit: v.string(), at: v.string() })),
  scheduled: v.array(
    v.object({ id: v.string(), at: v.string(), commit: v.string(), by: v.string() }),
  ),
});
export type ContentState = v.InferOutput<typeof contentStateSchema>;

/** Answer of `GET /desk/content/file?id=`. */
export const openFileSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Digest of its text: what a save is based on. */
  version: v.string(),
  /** The parsed YAML, or the front matter; unconfirmed facts as `{ value, sample: true }`. */
  values: v.unknown(),
  /** Markdown below the front matter; null for YAML. */
  body: v.nullable(v.string()),
  /** JSON Schema of `values`, with `title`, `description` and limits. */
  schema: v.record(v.string(), v.unknown()),
  faults: v.array(faultSchema),
});
export type OpenFile = v.InferOutput<typeof openFileSchema>;

const TOO_LARGE = `This value is too large: at most ${CONTENT_LIMITS.maxTextChars} characters a text, ${CONTENT_LIMITS.maxNodes} parts, ${CONTENT_LIMITS.maxDepth} inside each other.`;
/** Whatever a field holds; its own rules are the site's. */
const valueSchema = v.pipe(v.unknown(), v.check(isBounded, TOO_LARGE));
const bodySchema = v.pipe(v.string(), v.maxLength(CONTENT_LIMITS.maxBodyChars));

export const changeSchema = v.variant('op', [
  v.object({ op: v.literal('set'), path: pathSchema, value: valueSchema }),
  v.object({ op: v.literal('unset'), path: pathSchema }),
  /** `path` is the list. */
  v.object({ op: v.literal('add'), path: pathSchema, at: v.number(), value: valueSchema }),
  v.object({ op: v.literal('remove'), path: pathSchema, at: v.number() }),
  v.object({ op: v.literal('move'), path: pathSchema, at: v.number(), to: v.number() }),
  v.object({ op: v.literal('body'), value: bodySchema }),
]);
export type ContentChange = v.InferOutput<typeof changeSchema>;

/** Body of `POST /desk/content/save`; answered with the opened file, or 409 and 422 as below. */
export const saveSchema = v.object({
  id: nameSchema,
  version: nameSchema,
  /** In this order; a save whose id is known already was done and changes nothing. */
  changes: v.pipe(v.array(changeSchema), v.minLength(1), v.maxLength(500)),
  /** Idempotency key, a UUID of the device. */
  save: v.pipe(v.string(), v.uuid()),
});

/** 422: nothing was saved, these faults would be new. */
export const refusedSaveSchema = v.object({ message: v.string(), faults: v.array(faultSchema) });

/** 409: somebody else changed the same field meanwhile; nothing was saved. Changes of other fields are merged. */
export const conflictSchema = v.object({
  message: v.string(),
  by: v.string(),
  at: v.string(),
  file: openFileSchema,
  fields: v.array(v.object({ path: pathSchema, theirs: v.unknown() })),
});

/** Body of `POST /desk/content/add`: an article. */
export const addFileSchema = v.object({
  /** Becomes the file's name and the address. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(80)),
  values: valueSchema,
  body: bodySchema,
});

/** Of `POST /desk/content/picture`, a form: `picture`, `id`, `path` and `crop` as JSON, `version`, `alt`. */
export const cropSchema = v.object({
  left: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  top: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  width: v.pipe(v.number(), v.minValue(0.05), v.maxValue(1)),
  height: v.pipe(v.number(), v.minValue(0.05), v.maxValue(1)),
});

/** Body of `POST /preview`, `/publish` and `/undo` (with the commit of `before`). Each is answered with the state. */
export const publishSchema = v.object({
  commit: v.pipe(nameSchema, v.hexadecimal()),
  /** ISO 8601 in UTC. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** Answer of `GET /desk/content/find?page=/about&text=`: fields whose words stand on that page, the likeliest first. */
export const foundSchema = v.array(
  v.object({ id: v.string(), title: v.string(), path: pathSchema, words: v.string() }),
);

/** Answer of `POST /desk/content/preview-address`: opens the draft in this browser, for an hour. */
export const previewAddressSchema = v.object({ address: v.string() });
