/** Addresses that must never be fetched ahead: the lead desk, the backend, what a form answers, and large pictures. */
const NEVER = [
  '/auth*',
  '/admin*',
  '/rest/*',
  '/functions/*',
  '/healthz',
  '/contact/*',
  '/assets/*',
];

const where = { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }] };

/** Rules by which the browser renders a page ahead when the pointer rests on its link, as text
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Pages add them and their policy allows them. */
export const PRERENDER_RULES = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
