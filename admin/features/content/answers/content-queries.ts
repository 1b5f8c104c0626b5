import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ContentState,
  contentStateSchema,
  foundSchema,
  openFileSchema,
} from '../../../../contract/desk/content/content.ts';
import { historySchema } from '../../../../contract/desk/content/history.ts';
import { askContent } from '../../../shared/backend/ask-content.ts';

/** How often a running build is looked at. */
const WATCH_MS = 1500;

/** A preview or publishing is under way. */
export const isBuilding = (state: ContentState | undefined): boolean =>
  Boolean(state?.build && state.build.step !== 'done' && state.build.step !== 'failed');

export const stateQuery = queryOptions({
  queryKey: ['content', 'state'],
  queryFn: () => askContent('', contentStateSchema),
  retry: false,
  networkMode: 'always',
  refetchInterval: ({ state }) => (isBuilding(state.data) ? WATCH_MS : false),
});

export const useContentState = () => useQuery(stateQuery);

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'file', id],
    queryFn: () => askContent('/file', openFileSchema, { query: { id } }),
    retry: false,
    networkMode: 'always',
    // What is being edited is not exchanged under its editor's hands.
    refetchOnWindowFocus: false,
  });

export const historyQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['content', 'history', id ?? ''],
    queryFn: () => askContent('/history', historySchema, { query: id ? { id } : {} }),
    retry: false,
  });

/** @param page empty for every page */
export const foundQuery = (text: string, page: string) =>
  queryOptions({
    queryKey: ['content', 'find', page, text],
    queryFn: () => askContent('/find', foundSchema, { query: { page, text } }),
    retry: false,
    enabled: text.trim().length > 1,
  });
