import { DRAFT_KEY } from './program-facts.ts';

/**
 * Inline program of the page that confirms a posted form: a form that was sent before its script came
 * has left its draft behind.
 */
try {
  sessionStorage.removeItem(DRAFT_KEY);
} catch {}
