import type { SiteFacts } from '../site-facts.ts';

/** A site for tests; no value of the real one. */
export const TEST_SITE: SiteFacts = {
  url: 'https://example.in',
  name: 'Tiffin',
  legalName: 'Tiffin Foods Private Limited',
  description: 'Four tiffins a day',
  phone: '+919000000001',
  email: 'hello@example.in',
  address: { street: '1 Mall Road', city: 'Mohali', region: 'Punjab', postalCode: '160071' },
};
