import type { Office } from '../../content/company/company.ts';

/** An office's address as it stands on an envelope, one entry a line. */
export function addressLines({ street, city, region, postalCode }: Office): string[] {
  const place = city === region ? city : `${city}, ${region}`;
  return [street, `${place} ${postalCode}`];
}

const searchText = (companyName: string, office: Office): string =>
  [companyName, ...addressLines(office)].join(', ');

/** Opens the office in the visitor's map program (https://developers.google.com/maps/documentation/urls). */
export function mapsLink(companyName: string, office: Office): string {
  const query = new URLSearchParams({ api: '1', query: searchText(companyName, office) });
  return `https://www.google.com/maps/search/?${query}`;
}

/** The same place as a page for a frame. */
export function mapFrameLink(companyName: string, office: Office): string {
  const query = new URLSearchParams({ q: searchText(companyName, office), output: 'embed' });
  return `https://www.google.com/maps?${query}`;
}
