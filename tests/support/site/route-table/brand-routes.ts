import { loadBrands, loadMenus } from '../../content/read-content.ts';
import { BRAND_NAMES, BRANDS, type SpecifiedBrand } from './specified-brands.ts';
import { CHAT, type SpecifiedRoute } from './specified-route.ts';

/** How many there are by now. */
export const BRAND_COUNT = (await loadBrands()).length;
const MENU_COUNT = (await loadMenus()).length;

export const BRAND_PATH = /^\/brands\/[a-z-]+$/;

const brandRoute = ({ slug, name, cuisine, price }: SpecifiedBrand): SpecifiedRoute => ({
  path: `/brands/${slug}`,
  texts: [name, cuisine, price, 'Specialties', 'Popular Items'],
  links: [{ to: CHAT, label: 'Send WhatsApp for Franchise', newTab: true, message: '' }],
});

/** What the brands cook: the overview, each brand and the menus. */
export const BRAND_ROUTES: readonly SpecifiedRoute[] = [
  { path: '/brands', texts: BRAND_NAMES, links: [{ to: BRAND_PATH, times: BRAND_COUNT }] },
  ...BRANDS.map(brandRoute),
  {
    path: '/menu',
    texts: ['Rs. 99 items', 'Monsoon deals', 'Combo offers', 'Weekend flash sales', 'Top sellers'],
    links: [
      { to: /^\/menus\/[a-z-]+\.pdf$/, label: 'Download Menu', times: MENU_COUNT },
      { to: /^\/menus\/[a-z-]+\.txt$/, times: MENU_COUNT },
      { to: /^\/franchise$/ },
    ],
  },
];
