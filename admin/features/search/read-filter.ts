import * as v from 'valibot';
import { type ListFilter, listFilterSchema } from '../../../contract/desk/list.ts';
import { DEFAULT_SUBJECT } from '../../../contract/subjects.ts';

/** The filter that an address asks for; what does not fit is left out. */
export function readFilter(query: URLSearchParams): ListFilter {
  const asked = Object.entries({
    ...Object.fromEntries(query),
    ...(query.has('stage') && { stage: query.getAll('stage') }),
    ...(query.get('subject') === DEFAULT_SUBJECT && { subject: 'none' }),
  });
  const known = asked.filter(
    ([name, value]) => v.safeParse(listFilterSchema, { [name]: value }).success,
  );
  return v.parse(listFilterSchema, Object.fromEntries(known));
}
