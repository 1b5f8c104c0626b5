import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ROUTES } from '../../contract/routes.ts';
import type { Company } from '../content/company.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const links = [
  { label: 'Brands', href: ROUTES.brands },
  { label: 'Menu', href: ROUTES.menu },
];
const navigation = {
  main: [
    { label: 'Home', href: ROUTES.home },
    { label: 'Food', links },
  ],
  footer: links,
  legal: [],
  chats: { franchise: 'Franchise chat', other: 'Any question' },
  ending: 'Yours next?',
  note: 'Drawn.',
  action: { label: 'Apply', href: ROUTES.franchise },
};

const company = {
  ...{ tradeName: 'YCTFC', blurb: 'Food.', phone: '+919876543210', email: 'a@b.in' },
  franchisePhone: '+919876543212',
  chat: { number: '+919876543211', messages: { franchise: 'Hello' } },
} as unknown as Company;

const header = draw(<SiteHeader navigation={navigation} company={company} path="/brands/a" />);

it('has both numbers of the chat, the franchise one with a first message', () => {
  const chats = [...header.matchAll(/wa\.me\/(\d+\??[^"]*)"[^>]*>([^<]+?) <b>/g)];
  expect(chats.map(([, ...parts]) => parts)).toEqual([
    ['919876543212?text=Hello', 'Franchise chat'],
    ['919876543211', 'Any question'],
  ]);
});

it('leads back on the way from home; the page itself is no link', () => {
  const crumbs = ['Home', 'Brands', 'Momos'].map((label) => ({ label, path: `/${label}` }));
  const drawn = draw(<Breadcrumbs crumbs={crumbs} />);
  expect([...drawn.matchAll(/<a href="\/(\w+)">/g)].map(([, path]) => path)).toEqual([
    'Home',
    'Brands',
  ]);
  expect(drawn).toContain('<li aria-current="page">Momos</li>');
});

it.each([
  [{}, 'CIN, GSTIN, FSSAI, Grievances: on request'],
  [{ cin: 'U1', fssai: '10' }, 'CIN U1 · FSSAI 10 · GSTIN, Grievances: on request'],
  [
    { cin: 'U1', gstin: '04A', fssai: '10', grievanceOfficer: 'Asha' },
    'CIN U1 · GSTIN 04A · FSSAI 10 · Grievances: Asha',
  ],
])('names what the law asks for, as far as it is confirmed: %o', (legal, words) => {
  vi.stubEnv('SITE', 'https://example.in');
  const office = {
    label: 'Office',
    street: 'Mall',
    city: 'Mohali',
    region: 'Punjab',
    postalCode: '1',
  };
  const footer = draw(
    <SiteFooter
      company={
        { ...company, legal, offices: { registered: office, experienceCentre: office } } as Company
      }
      navigation={navigation}
    />,
  );
  expect(footer).toContain(`Office: Mall, Mohali 1 · ${words}</p>`);
  vi.unstubAllEnvs();
});
