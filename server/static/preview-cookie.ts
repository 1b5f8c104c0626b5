/** Lets a browser see the draft of the content, see server/content/preview; with `__Host-` before it where the site is https. */
export const PREVIEW_COOKIE = 'yctfc-draft';
