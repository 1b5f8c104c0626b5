import * as attribution from '../../contract/attribution.ts';
import * as routes from '../../contract/routes.ts';
import * as draft from '../islands/contact-form/form-draft.ts';
import * as themes from '../layout/themes.ts';
import * as outbox from '../outbox/outbox-entry.ts';

/**
 * What the inline programs share with the rest of the product. Evaluated while the site is built
 * (inline-programs.ts), so that a program carries the values and not the code that they come from.
 * Strings and numbers only, which the bundler writes where they are used; a pattern is a string for
 * `match`.
 */

/** Id of the small screen's menu, which is a popover. */
export const MENU_ID = 'site-menu';
/** Id of the button that stops the offers. */
export const PROMO_PAUSE_ID = 'promo-pause';

/** Address of the outbox's sender, see site/outbox/send.ts. */
export const SENDER_PATH = '/outbox/send.js';
export const ENTRY_PREFIX = outbox.ENTRY_PREFIX;
/** Place of the time in the text of an entry. */
export const DUE_AT = outbox.ENTRY_START.length;

export const DRAFT_KEY = draft.DRAFT_KEY;

export const ATTRIBUTION_KEY = attribution.ATTRIBUTION_KEY;
export const MARK_LENGTH = attribution.MARK_LENGTH;
/** Names of campaign marks by how they begin: `utm_` stands for all of that family. */
export const CAMPAIGN_MARK = startsWithOneOf(
  attribution.CAMPAIGN_MARKS.map((name) => name.replace(/_.+/, '_')),
);
/** Pages of one brand or one franchise model. */
export const LOOKED_AT = `${startsWithOneOf([routes.ROUTES.brands, routes.ROUTES.franchise])}/.`;
export const SOFT_LEAD_ENDPOINT = routes.SOFT_LEAD_ENDPOINT;

export const THEME_NAME = themes.THEME_NAME;
/** Themes that a visitor can choose against the system. */
export const CHOSEN_THEME = `${startsWithOneOf(themes.THEMES.flatMap(({ value }) => value || []))}$`;

function startsWithOneOf(words: readonly string[]): string {
  return `^(${[...new Set(words)].join('|')})`;
}
