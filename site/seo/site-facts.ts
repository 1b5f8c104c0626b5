import type { Geo, OpeningHours } from '../content/place/outlet.ts';

/** What the head, the sitemap and the structured data need to know about the site as a whole. */
export interface SiteFacts {
  /** Public address without a trailing slash. */
  url: string;
  name: string;
  legalName: string;
  description: string;
  phone: string;
  email: string;
  /** Numbers beside `phone`. */
  franchisePhone: string;
  chatNumber: string;
  /** The company's confirmed accounts elsewhere. */
  accounts: readonly string[];
  brands: readonly { slug: string; name: string }[];
  hours: OpeningHours;
  /** Undefined while nobody has confirmed where the experience centre stands. */
  geo?: Geo | undefined;
  /** The experience centre's. */
  address: { street: string; city: string; region: string; postalCode: string };
}
