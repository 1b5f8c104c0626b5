import { useMemo } from 'react';
import * as v from 'valibot';
import { type ListFilter, listFilterSchema } from '../../../contract/desk/list.ts';
import { goTo, readPlace, usePlace } from '../place.ts';

export function readFilter(query: URLSearchParams): ListFilter {
  const asked = Object.entries({
    ...Object.fromEntries(query),
    ...(query.has('stage') && { stage: query.getAll('stage') }),
  });
  const known = asked.filter(
    ([name, value]) => v.safeParse(listFilterSchema, { [name]: value }).success,
  );
  return v.parse(listFilterSchema, Object.fromEntries(known));
}

export const writeFilter = (filter: ListFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one]),
    ),
  );

/** The filter in the address of this page, and the way to another one: the step back leads to the one before. */
export function useListFilter(view: string) {
  const address = usePlace().query.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(address)), [address]);
  const setFilter = (next: ListFilter, options?: { isNew?: boolean }) =>
    goTo({ ...readPlace(location.hash), view, query: writeFilter(next) }, options);
  return [filter, setFilter] as const;
}

export const countParts = ({ search: _search, list, from, until, ...others }: ListFilter): number =>
  Object.keys(others).length + ((list ?? 'all') === 'all' ? 0 : 1) + (from || until ? 1 : 0);

export const isWhole = ({ order: _order, ...others }: ListFilter): boolean =>
  countParts(others) === 0 && !others.search;
