import {
  getEntry,
  hasMediaPage,
  loadArticles,
  loadCompany,
  loadMediaItems,
} from '../../content/read-content.ts';
import { BRAND_COUNT, BRAND_PATH, BRAND_ROUTES } from './brand-routes.ts';
import { FRANCHISE_ROUTES, MODEL_NAMES, MODEL_PATH } from './franchise-routes.ts';
import { BRAND_NAMES } from './specified-brands.ts';
import { CHAT, type SpecifiedRoute } from './specified-route.ts';

const ARTICLES = [
  'rise-of-cloud-kitchens-in-india',
  'how-to-start-food-franchise-in-india',
  'customer-experience-excellence-food-courts',
  'sustainable-practices-food-court-operations',
  'food-safety-standards-modern-kitchens',
  'digital-marketing-food-businesses',
  'future-food-delivery-india',
  'managing-multi-brand-operations',
  'cost-control-strategies-restaurants',
  'staff-training-best-practices',
  'how-to-open-franchise-india',
];

const company = await loadCompany();
const { messages } = company.chat;
const pressPages = (await loadMediaItems()).filter(hasMediaPage);

/** How many numbered sections a legal text has. */
const countSections = async (slug: string): Promise<number> =>
  (await getEntry('legal', slug))?.body?.match(/^## \d+\. /gm)?.length ?? 0;

/** Every route of the specification, in its order. */
export const ROUTE_TABLE: readonly SpecifiedRoute[] = [
  {
    path: '/',
    texts: ['Indoor games', 'Family friendly', ...BRAND_NAMES, ...MODEL_NAMES],
    links: [
      { to: /^\/franchise$/, label: 'Become a Franchise Partner' },
      { to: BRAND_PATH, times: BRAND_COUNT },
      { to: MODEL_PATH, times: 3 },
      { to: /^\/contact$/ },
    ],
  },
  {
    path: '/about',
    texts: ['Vision', 'Mission', 'Board of Directors', 'Management Team', 'Awards'],
  },
  ...BRAND_ROUTES,
  ...FRANCHISE_ROUTES,
  {
    path: '/education',
    texts: [
      ...['ADMISSION OPEN', 'September 15', 'limited seats', 'Learn. Grow. Succeed.'],
      ...['Food & Beverage Management', 'Cloud Kitchen Operations', 'Customer Service Excellence'],
      ...['Quick Service Restaurant Skills', 'Digital Marketing for Food Businesses'],
      ...['Hygiene & Safety Standards', '100%', 'placement support', 'training partner'],
      ...['Culinary basics', 'Kitchen management and cost control', 'Customer handling'],
      ...['Team leadership', 'Branding and marketing', 'franchise know-how'],
    ],
    links: [
      { to: CHAT, label: 'Enroll Now', newTab: true },
      { to: CHAT, label: 'Apply for Training', newTab: true },
      { to: CHAT, newTab: true, message: messages.education },
    ],
  },
  {
    path: '/club-membership',
    texts: [
      ...['Not Just Food. A Lifestyle.', 'Why Join', 'Exclusive discounts', 'Lifestyle vouchers'],
      ...['Priority access', 'Free celebrations', 'Exclusive activities', 'Monthly surprises'],
      ...['Free Club Member', 'Welcome drink coupon', 'Updates and activity access'],
      ...['Premium Club Member', '₹999', 'per year', '10% off meals and combos'],
      ...['₹200 lifestyle vouchers monthly', 'Free entry to 12 events', '₹500 family meal voucher'],
      ...['Priority table reservations', 'one year', '30 days notice'],
      ...['Youngistan Club', 'Pokeman Club', 'Gappu Tappu Club', 'Chugli Club'],
      ...['Instagram, WhatsApp', 'digital card instantly', 'Upgrade to Premium'],
      ...['Activities', 'Food perks', 'Add-ons'],
    ],
    links: [
      { to: /^https:\/\/(?!wa\.me)/, label: 'Join Now', newTab: true },
      { to: CHAT, label: 'WhatsApp', newTab: true, message: messages.clubs },
    ],
  },
  {
    path: '/blog',
    texts: ['View All Blogs'],
    links: [{ to: /^\/blog\/[a-z-]+$/, times: (await loadArticles()).length }],
  },
  ...ARTICLES.map((slug) => ({
    path: `/blog/${slug}`,
    texts: ['2024'],
    links: [{ to: /^\/blog$/ }, { to: /^\/blog\/[a-z-]+$/ }],
  })),
  {
    path: '/media',
    texts: ['Press contact', 'December 2024', 'January 2025'],
    fixed: ['News'],
    links: [
      { to: /^\/media\/[a-z-]+$/, times: pressPages.length },
      { to: /^https:\/\/www\.youtube\.com\//, newTab: true },
    ],
  },
  {
    path: '/media/expansion-milestone',
    texts: ['50+ locations', '100+', 'end of 2025'],
    links: [{ to: /^\/media$/ }],
  },
  { path: '/media/best-franchise-award', links: [{ to: /^\/media$/ }] },
  {
    path: '/contact',
    texts: [
      ...['Registered office', 'Chandigarh', 'Experience centre', 'Mohali', 'within 24 hours'],
    ],
    fixed: ['Full Name', 'Email Address', 'Phone Number', 'Subject', 'Message'],
    links: [
      { to: /^tel:\+91/ },
      { to: /^mailto:/ },
      { to: CHAT, label: 'Chat', newTab: true },
      { to: /^https:\/\/www\.google\.com\/maps/, label: 'Open in Maps', newTab: true },
    ],
  },
  { path: '/auth', fixed: ['Login', 'Sign Up'] },
  {
    path: '/privacy-policy',
    texts: ['Jan 1, 2024', '18'],
    headings: [[/^\d+\. /, await countSections('privacy-policy')]],
  },
  {
    path: '/terms-and-conditions',
    texts: ['January 2025', 'club membership', 'courts', 'Mohali'],
    headings: [[/^\d+\. /, await countSections('terms-and-conditions')]],
  },
];

/** What every page shows around its own content. */
export const SHELL: Omit<SpecifiedRoute, 'path'> = {
  fixed: [
    `© ${company.copyrightYear}`,
    `${company.offices.experienceCentre.city}, ${company.offices.experienceCentre.region}`,
  ],
  links: [
    { to: /^tel:\+91/ },
    { to: /^mailto:/ },
    { to: /^\/privacy-policy$/ },
    { to: /^\/terms-and-conditions$/ },
    { to: /^\/franchise$/, label: 'Franchise Partner' },
  ],
};
