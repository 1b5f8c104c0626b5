import type { SiteFacts } from './site-facts.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5: less than a year ahead; each build counts anew. */
const VALID_DAYS = 330;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site.
 * @param now milliseconds since 1970; the same for a whole day, so that builds of one day agree
 */
export function buildSecurityText(
  { url, email }: Pick<SiteFacts, 'url' | 'email'>,
  now: number,
): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
