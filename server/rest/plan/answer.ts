import type { MediaType } from '../request/media-type.ts';

/**
 * Renders the end of every statement: how many rows `page` has and the body, built by PostgreSQL, so
 * that ten thousand rows cross as one text.
 * @param form undefined for no body
 * @param more further columns, such as `, (select …) as total`
 */
export function renderAnswer(mediaType: MediaType | undefined, more = ''): string {
  return `select count(*)::int4 as rows, ${renderBody(mediaType)} as body${more} from page`;
}

function renderBody(mediaType: MediaType | undefined): string {
  if (mediaType === undefined) {
    return "''";
  }
  if (mediaType.form === 'csv') {
    return `${CSV_HEAD} || chr(10) || ${CSV_ROWS}`;
  }
  const rows = mediaType.isStripped ? 'json_strip_nulls(json_agg(page.*))' : 'json_agg(page.*)';
  return mediaType.form === 'object' ? `(${rows} -> 0)::text` : `coalesce(${rows}::text, '[]')`;
}

// Without rows there is no head either, as PostgREST has it.
const CSV_HEAD = `coalesce((
  select string_agg(case when k ~ '[",\\r\\n]' then '"' || replace(k, '"', '""') || '"' else k end, ',')
  from json_object_keys((select row_to_json(page.*) from page limit 1)) as k), '')`;

// A row as text is a CSV record in parentheses, but for its doubled backslashes.
const CSV_ROWS = `coalesce(string_agg(
  replace(substring((page.*)::text, 2, length((page.*)::text) - 2), '\\\\', '\\'), chr(10)), '')`;
