import * as attribution from '../../contract/attribution.ts';
import * as rules from '../../contract/prerender-rules.ts';
import * as routes from '../../contract/routes.ts';
import * as draft from '../islands/contact-form/early-form.ts';
import * as themes from '../layout/themes.ts';
import * as outbox from '../outbox/outbox.ts';

/**
 * What the inline programs share with the rest of the product. Evaluated while the site is built
 * (inline-programs.ts), so that a program carries the values and not the code that they come from. Strings
 * and numbers only, which the bundler inlines where they are used; a pattern is a string for `match`.
 */

/** Id of the navigation popover on small screens. */
export const MENU_ID = 'site-menu';
/** Id of the button that pauses the moving offers. */
export const PROMO_PAUSE_ID = 'promo-pause';

/** Address of the outbox's sender, see site/outbox/send.ts. */
export const SENDER_PATH = '/outbox/send.js';
export const ENTRY_PREFIX = outbox.ENTRY_PREFIX;
/** Offset of the due time in an entry's text. */
export const DUE_AT = outbox.ENTRY_START.length;

export const { PRERENDER_RULES } = rules;

/** Local storage key of what a visitor kept: slugs of brands and routes' names of models, separated by commas. */
export const SHORTLIST_KEY = 'shortlist';
export const DRAFT_KEY = draft.DRAFT_KEY;
export const SENT_FRAGMENT = `#${routes.SENT_ANCHOR}`;

export const ATTRIBUTION_KEY = attribution.ATTRIBUTION_KEY;
export const MARK_LENGTH = attribution.MARK_LENGTH;
/** Pattern of campaign parameters, by prefix: `utm_` stands for its whole family. */
export const CAMPAIGN_MARK = startsWithOneOf(
  attribution.CAMPAIGN_MARKS.map((name) => name.replace(/_.+/, '_')),
);
/** Pattern of the paths of one brand or one franchise model. */
export const LOOKED_AT = `${startsWithOneOf([routes.ROUTES.brands, routes.ROUTES.franchise])}/.`;
export const SOFT_LEAD_ENDPOINT = routes.SOFT_LEAD_ENDPOINT;

export const THEME_NAME = themes.THEME_NAME;
/** Pattern of the themes that override the system's. */
export const CHOSEN_THEME = `${startsWithOneOf(themes.THEMES.flatMap(({ value }) => value || []))}$`;

function startsWithOneOf(words: readonly string[]): string {
  return `^(${[...new Set(words)].join('|')})`;
}
