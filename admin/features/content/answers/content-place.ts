import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { writePlace } from '../../../shared/place/place.ts';

/** Where somebody is in the Content part; without any of it, at its first screen. */
export interface ContentPlace {
  area?: string;
  file?: string;
  /** `publish`, `history`, `facts`, `add`. */
  show?: string;
  /** The field to go to, as JSON. */
  at?: string;
}

/** @returns the link to a place of the Content part */
export const contentLink = (place: ContentPlace = {}): string =>
  writePlace({ view: 'content', reference: undefined, query: new URLSearchParams({ ...place }) });

/** @returns the link to one field of a file */
export const fieldLink = (file: string, path: FieldPath): string =>
  contentLink({ file, at: JSON.stringify(path) });
