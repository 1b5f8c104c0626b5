import { ROUTES } from '../../../contract/routes.ts';
import type { Company } from '../../content/company/company.ts';
import { absolute } from '../head.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { JsonLdNode } from './node.ts';

/** Our numbers and what each is for, as the page of official channels shows them. */
export function contactNodes(
  {
    phone,
    franchisePhone,
    chat,
    email,
  }: Pick<Company, 'phone' | 'franchisePhone' | 'chat' | 'email'>,
  site: SiteFacts,
): JsonLdNode[] {
  const point = (name: string, contactType: string, telephone: string): JsonLdNode => ({
    '@type': 'ContactPoint',
    '@id': `${absolute(site.url, ROUTES.officialChannels)}#${name}`,
    contactType,
    telephone,
    email,
    areaServed: 'IN',
    availableLanguage: ['en', 'hi', 'pa'],
  });
  return [
    point('phone', 'customer service', phone),
    point('franchise', 'sales', franchisePhone),
    point('chat', 'WhatsApp chat', chat.number),
  ];
}
