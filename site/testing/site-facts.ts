import type { SiteFacts } from '../seo/load-site-facts.ts';

/** A site for tests; no value of the real one. */
export const TEST_SITE: SiteFacts = {
  url: 'https://example.in',
  name: 'Tiffin',
  legalName: 'Tiffin Foods Private Limited',
  description: 'Four tiffins a day',
  phone: '+919000000001',
  email: 'hello@example.in',
  franchisePhone: '+919000000002',
  chatNumber: '+919000000003',
  accounts: ['https://social.example/tiffin'],
  brands: [{ slug: 'rolls', name: 'Rolls' }],
  hours: [{ days: ['Mo', 'Tu'], opens: '10:00', closes: '19:00' }],
  geo: { latitude: 30.7, longitude: 76.7 },
  address: { street: '1 Mall Road', city: 'Mohali', region: 'Punjab', postalCode: '160071' },
};
