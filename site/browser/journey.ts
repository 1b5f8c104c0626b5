import type { Attribution } from '../../contract/attribution.ts';
import { ROUTES, SOFT_LEAD_ENDPOINT } from '../../contract/routes.ts';
import { ATTRIBUTION_KEY, CAMPAIGN_MARKS, MARK_LENGTH } from '../../contract/submission-fields.ts';

/** Any of its family, where a campaign uses one that the contract does not name. */
const CAMPAIGN = new RegExp(
  `^(${CAMPAIGN_MARKS.map((name) => name.replace(/_.+/, '_')).join('|')})`,
);
const LOOKED_AT = new RegExp(`^(${ROUTES.brands}|${ROUTES.franchise})/.`);

/** Characters of a chat's reference: none that is easily mistaken for another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 4;

/** The browser's half of contract/attribution.ts: records how this tab arrived and what it viewed last. Each chat link
 * that is used gets a short reference at the end of its message, and the server is told. */
export function recordJourney(): void {
  let notes: Attribution = {};

  const arrive = () => {
    try {
      const mark: Record<string, string | number> = {};
      const host = document.referrer.split('/')[2];
      notes = JSON.parse(sessionStorage[ATTRIBUTION_KEY] || '{}');
      let isNews: unknown = !notes.first;
      for (const [name, value] of new URLSearchParams(location.search))
        if (CAMPAIGN.test(name)) isNews = mark[name] = value.slice(0, MARK_LENGTH);
      if (host && host !== location.host) isNews = mark.referrer = host;
      if (isNews) {
        mark.landing = location.pathname;
        mark.at = Date.now();
        notes.last = mark;
        notes.first ??= mark;
      }
      if (LOOKED_AT.test(location.pathname)) notes.looked = location.pathname;
      sessionStorage[ATTRIBUTION_KEY] = JSON.stringify(notes);
    } catch {}
  };

  type ChatLink = HTMLAnchorElement & { code?: string };
  const countChat = (event: MouseEvent) => {
    const link = (event.target as Element).closest<ChatLink>('[href*="//wa.me"]');
    // Ignores right clicks, and links that already carry a reference.
    if (event.button > 1 || !link || link.code) return;
    link.code = crypto
      .getRandomValues(new Uint8Array(LENGTH))
      .reduce((code, byte) => code + LETTERS[byte % LETTERS.length], '');
    if (link.search) link.href += `%20(Ref%20${link.code})`;
    navigator.sendBeacon(
      `${import.meta.env.PUBLIC_SUPABASE_URL ?? ''}${SOFT_LEAD_ENDPOINT}`,
      JSON.stringify({ code: link.code, page: location.pathname, attribution: notes }),
    );
  };

  arrive();
  // What a prerendered page stored before it was shown was not kept.
  document.addEventListener('prerenderingchange', arrive);
  document.addEventListener('click', countChat);
  document.addEventListener('auxclick', countChat);
}
