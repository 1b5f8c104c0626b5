/**
 * Addresses that must never be fetched ahead: the lead desk, the backend, what a form answers, and
 * large pictures.
 */
const NEVER = [
  '/auth*',
  '/admin*',
  '/rest/*',
  '/functions/*',
  '/healthz',
  '/contact/*',
  '/assets/*',
] as const;

/**
 * Rules by which the browser renders a page ahead when the pointer rests on its link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). They cost no JavaScript.
 */
export function buildSpeculationRules() {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }] };
  return { prerender: [{ where, eagerness: 'moderate' }] };
}
