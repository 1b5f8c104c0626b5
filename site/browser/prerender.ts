import { PRERENDER_RULES } from './program-facts.ts';

/**
 * Inline program: tells the browser which pages to render ahead. Late, because in a page's head the rules would weigh on
 * the first flight.
 */
const rules = document.createElement('script');
rules.type = 'speculationrules';
rules.text = PRERENDER_RULES;
document.head.append(rules);
