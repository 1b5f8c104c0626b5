import type { Attribution } from '../../../contract/attribution.ts';
import { t } from '../language/language.ts';

type Touch = NonNullable<Attribution['first']>;

const PAID = /^(?:cpc|ppc|paid|paid[-_ ]?\w*|cpm|ads?)$/i;

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function nameSource(touch: Touch): string {
  const { utm_source: source, utm_medium: medium, gclid, fbclid, referrer } = touch;
  if (gclid) return t('Google Ads');
  if (source && medium && PAID.test(medium))
    return t('{replace} Ads', { replace: capitalise(source).replace(/ Ads$/, '') });
  if (source) return medium ? `${capitalise(source)} (${medium})` : capitalise(source);
  if (fbclid) return t('a link on Facebook or Instagram');
  if (!referrer) return t('directly, or from an unknown link');
  return URL.canParse?.(referrer)
    ? t('a link on {hostname}', { hostname: new URL(referrer).hostname })
    : t('a link on {referrer}', { referrer });
}

function describeTouch(touch: Touch): string {
  const { utm_campaign: campaign, utm_term: term, utm_content: content, landing } = touch;
  return [
    nameSource(touch),
    campaign && `campaign ${campaign}`,
    content && `advertisement ${content}`,
    term && `search word ${term}`,
    landing && `landed on ${landing}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const nameLooked = (path: string): string =>
  (path.split('/').at(-1) ?? path).split('-').map(capitalise).join(' ');

export function describeAttribution({ first, last, looked, page }: Attribution): string[] {
  const [came, again] = [first && describeTouch(first), last && describeTouch(last)];
  const isSame = came === again;
  return [
    came && (again && !isSame ? `First: ${came}` : came),
    again && !isSame && (came ? `Last: ${again}` : again),
    looked && `Looked at ${nameLooked(looked)}`,
    page && `Sent from ${page}`,
  ].filter((line): line is string => Boolean(line));
}
