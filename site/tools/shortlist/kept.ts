/** Local storage key of what a visitor kept: slugs of brands and names of models' routes, separated by commas. */
export const SHORTLIST_KEY = 'shortlist';
/** Event on the window after a change in the same tab; other tabs hear `storage`. */
export const SHORTLIST_EVENT = 'shortlist';

/** @returns what is kept, in the order of keeping; unreadable text keeps nothing */
export const readKept = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((id) => /^[a-zA-Z0-9-]{1,60}$/.test(id))),
];
