/** Lets a browser see the draft of the content: see server/content/preview. */
export const PREVIEW_COOKIE = 'yctfc-draft';
