import { loadBrands, loadMenus } from '../../content/read-content.ts';
import { CHAT, type SpecifiedRoute } from './specified-route.ts';

interface SpecifiedBrand {
  slug: string;
  name: string;
  cuisine: string;
  price: string;
}

/** The nine brands as the table of the specification has them. */
const BRANDS: readonly SpecifiedBrand[] = [
  ['roll-nation', 'Roll Nation', 'Indian Fast Food', '₹80-₹180'],
  ['delhi-gali', 'Delhi Gali', 'North Indian Street Food', '₹60-₹150'],
  ['chini-talkeez', 'Chini Talkeez', 'Indo-Chinese', '₹120-₹250'],
  ['valley-vista-cafe', 'Valley Vista Cafe', 'Cafe & Continental', '₹150-₹350'],
  ['the-brown-burger', 'The Brown Burger', 'American Fast Food', '₹180-₹350'],
  ['mystic-wellness-cafe', 'Mystic Wellness Cafe', 'Healthy & Organic', '₹200-₹400'],
  ['yctfc-momos', 'YCTFC Momos', 'Himalayan & Tibetan', '₹80-₹200'],
  ['yctfc-idli-from-south', 'YCTFC Idli From South', 'South Indian', '₹50-₹150'],
  ['smoky-bliss-pizzeria', 'Smoky Bliss Pizzeria', 'Italian Pizza', '₹199-₹399'],
].map(([slug = '', name = '', cuisine = '', price = '']) => ({ slug, name, cuisine, price }));

/** How many there are by now. */
export const BRAND_COUNT = (await loadBrands()).length;
const MENU_COUNT = (await loadMenus()).length;

export const BRAND_PATH = /^\/brands\/[a-z-]+$/;
export const BRAND_NAMES = BRANDS.map(({ name }) => name);

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
