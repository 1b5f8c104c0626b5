import { DRAFT_KEY, SENT_FRAGMENT } from './program-facts.ts';

/**
 * Inline program of the page that confirms a posted form: a form that was sent before its script came
 * has left its draft behind. Whoever opens the page without having sent anything keeps the draft.
 */
try {
  if (location.hash === SENT_FRAGMENT) sessionStorage.removeItem(DRAFT_KEY);
} catch {}
