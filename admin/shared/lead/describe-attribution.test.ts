import { expect, test } from 'vitest';
import type { Attribution } from '../../../contract/attribution.ts';
import { describeAttribution } from './describe-attribution.ts';

test.each<[Attribution, string[]]>([
  [{}, []],
  [
    {
      first: { gclid: 'x', utm_campaign: 'diwali', landing: '/franchise' },
      looked: '/brands/roll-nation',
      page: '/contact',
    },
    [
      'Google Ads, campaign diwali, landed on /franchise',
      'Looked at Roll Nation',
      'Sent from /contact',
    ],
  ],
  [
    { first: { utm_source: 'facebook', utm_medium: 'cpc' }, last: { utm_source: 'newsletter' } },
    ['First: Facebook Ads', 'Last: Newsletter'],
  ],
  [
    {
      first: { referrer: 'https://www.google.com/' },
      last: { referrer: 'https://www.google.com/' },
    },
    ['a link on www.google.com'],
  ],
  [{ last: { fbclid: 'x' } }, ['a link on Facebook or Instagram']],
  [{ first: { utm_source: 'partner', utm_medium: 'email' } }, ['Partner (email)']],
  [{ first: {} }, ['directly, or from an unknown link']],
  [{ first: { referrer: 'not an address' } }, ['a link on not an address']],
])('%o', (attribution, lines) => expect(describeAttribution(attribution)).toEqual(lines));
