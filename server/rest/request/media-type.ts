import { RestFault } from '../fault.ts';

/** The form of an answer; `stripped` leaves out the keys whose value is null. */
export interface MediaType {
  form: 'array' | 'object' | 'csv';
  isStripped: boolean;
  contentType: string;
}

const ARRAY = 'application/vnd.pgrst.array+json';
const OBJECT = 'application/vnd.pgrst.object+json';
const STRIPPED = ';nulls=stripped';
const UTF8 = '; charset=utf-8';

const JSON_ROWS: MediaType = {
  form: 'array',
  isStripped: false,
  contentType: `application/json${UTF8}`,
};

const OFFERED: Readonly<Record<string, MediaType>> = {
  '*/*': JSON_ROWS,
  'application/*': JSON_ROWS,
  'application/json': JSON_ROWS,
  [ARRAY]: JSON_ROWS,
  [ARRAY + STRIPPED]: { form: 'array', isStripped: true, contentType: ARRAY + STRIPPED + UTF8 },
  [OBJECT]: { form: 'object', isStripped: false, contentType: OBJECT + UTF8 },
  [OBJECT + STRIPPED]: { form: 'object', isStripped: true, contentType: OBJECT + STRIPPED + UTF8 },
  'text/csv': { form: 'csv', isStripped: false, contentType: `text/csv${UTF8}` },
};

/**
 * Chooses the form of the answer: the first one in `Accept` that is offered; without the header, rows
 * as JSON. Quality values are not weighed; clients of PostgREST list one type.
 * @throws RestFault 406 PGRST107
 */
export function negotiate(accept: string | null): MediaType {
  const wanted = (accept ?? '*/*').split(',').map(normalise);
  const found = wanted.find((type) => Object.hasOwn(OFFERED, type));
  const mediaType = found === undefined ? undefined : OFFERED[found];
  if (mediaType === undefined) {
    throw new RestFault(
      406,
      'PGRST107',
      `None of these media types are available: ${wanted.join(', ')}`,
    );
  }
  return mediaType;
}

function normalise(range: string): string {
  const [type = '', ...parameters] = range.toLowerCase().replaceAll(' ', '').split(';');
  return parameters.includes('nulls=stripped') ? type + STRIPPED : type;
}
