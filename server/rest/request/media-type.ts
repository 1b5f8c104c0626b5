import { notOffered, RestError } from '../rest-error.ts';

/** The form of an answer: a list of rows, or the only row. */
export interface MediaType {
  form: 'array' | 'object';
  contentType: string;
}

const ARRAY = 'application/vnd.pgrst.array+json';
const OBJECT = 'application/vnd.pgrst.object+json';

const ROWS: MediaType = { form: 'array', contentType: 'application/json; charset=utf-8' };

const OFFERED: Readonly<Record<string, MediaType>> = {
  '*/*': ROWS,
  'application/*': ROWS,
  'application/json': ROWS,
  [ARRAY]: ROWS,
  [OBJECT]: { form: 'object', contentType: `${OBJECT}; charset=utf-8` },
};

/**
 * Further types that supabase-js can request: `csv()`, `geojson()`, `explain()`, `stripNulls()`.
 */
const OTHERS_OF_POSTGREST =
  /^text\/csv|^application\/geo\+json|^application\/vnd\.pgrst\.plan|;nulls=stripped/;

/**
 * Chooses the type of the answer: the first one in `Accept` that is offered; without the header,
 * rows as JSON. Quality values are ignored: PostgREST clients list one type.
 * @throws RestError 400 PGRST127 for a type that PostgREST supports, 406 PGRST107 for any other
 */
export function negotiate(accept: string | null): MediaType {
  const wanted = (accept ?? '*/*').toLowerCase().replaceAll(' ', '').split(',');
  for (const type of wanted) {
    const mediaType = isStripped(type) ? undefined : findOffered(type);
    if (mediaType) return mediaType;
  }
  const known = wanted.find((type) => OTHERS_OF_POSTGREST.test(type));
  if (known !== undefined) {
    throw notOffered(`answers as ${known}`, `Offered: application/json and ${OBJECT}.`);
  }
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${wanted.join(', ')}`,
  );
}

const isStripped = (type: string): boolean => type.split(';').includes('nulls=stripped');

function findOffered(type: string): MediaType | undefined {
  const [name = ''] = type.split(';');
  return Object.hasOwn(OFFERED, name) ? OFFERED[name] : undefined;
}
