/** What the head, the sitemap and the structured data need to know about the site as a whole. */
export interface SiteFacts {
  /** Public address without a trailing slash. */
  url: string;
  name: string;
  legalName: string;
  description: string;
  phone: string;
  email: string;
  address: { street: string; city: string; region: string; postalCode: string };
}
