import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type ContentFault,
  type ContentState,
  contentStateSchema,
  foundSchema,
  openFileSchema,
  refusedSaveSchema,
} from '../../../contract/desk/content/content.ts';
import { historySchema } from '../../../contract/desk/content/history.ts';
import { askContent, ContentRefusal } from '../../shared/backend/ask-content.ts';
import { DeskError } from '../../shared/backend/desk-error.ts';
import { writePlace } from '../../shared/place.ts';

/** Where somebody is in the Content part; without any of it, at its first screen. */
interface ContentPlace {
  area?: string;
  file?: string;
  /** `publish`, `history`, `facts`, `add`. */
  show?: string;
  /** The field to go to, as JSON. */
  at?: string;
}

export const contentLink = (place: ContentPlace = {}): string =>
  writePlace({ view: 'content', query: new URLSearchParams({ ...place }) });

export const isBuilding = (state: ContentState | undefined): boolean =>
  Boolean(state?.build && state.build.step !== 'done' && state.build.step !== 'failed');

const BUILD_POLL_MS = 1500;

export const stateQuery = queryOptions({
  queryKey: ['content', 'state'],
  queryFn: () => askContent('', contentStateSchema),
  refetchInterval: ({ state }) => (isBuilding(state.data) ? BUILD_POLL_MS : false),
});

export const useContentState = () => useQuery(stateQuery);

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'file', id],
    queryFn: () => askContent('/file', openFileSchema, { query: { id } }),
    // It must not change while somebody edits it.
    refetchOnWindowFocus: false,
  });

export const historyQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['content', 'history', id ?? ''],
    queryFn: () => askContent('/history', historySchema, { query: id ? { id } : {} }),
  });

/** @param page empty for every page */
export const foundQuery = (text: string, page: string) =>
  queryOptions({
    queryKey: ['content', 'find', page, text],
    queryFn: () => askContent('/find', foundSchema, { query: { page, text } }),
    enabled: text.trim().length > 1,
  });

/** What the server found wrong in a save; nothing for any other failure. */
export function faultsOf(error: unknown): readonly ContentFault[] {
  if (!(error instanceof ContentRefusal) || error.status !== 422) return [];
  const told = v.safeParse(refusedSaveSchema, error.answer);
  return told.success ? told.output.faults : [];
}

/** A field as the server names it; a picture's `src` means nothing to an owner. */
export function nameOfFault({ field }: ContentFault): string {
  const name = field.replace(/^src\b/, 'picture');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const wordsOfFault = ({ problem, remedy }: ContentFault): string =>
  [problem, remedy].filter(Boolean).join(' – ');

const MAX_TOLD = 3;

/** What to tell the owner about any failure of a request for content. */
export function describeRefusal(error: unknown): string {
  if (!(error instanceof DeskError))
    return error instanceof Error ? error.message : 'Something went wrong. Try again.';
  if (error.status === 0) return 'There is no network. Nothing is lost: try again when it is back.';
  if (error.status === 401) return 'You have been signed out. Sign in again.';
  if (error.status === 403) return 'Your account may not do this. Ask the owner.';
  const faults = faultsOf(error).map((fault) => `${nameOfFault(fault)}: ${wordsOfFault(fault)}.`);
  const more = faults.length > MAX_TOLD ? [`And ${faults.length - MAX_TOLD} more.`] : [];
  return [error.message, ...faults.slice(0, MAX_TOLD), ...more].join(' ');
}
