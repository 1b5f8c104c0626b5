/** What a stranger ticks off on one route: written down from the specification, not from the code. */
export interface SpecifiedRoute {
  path: string;
  /** The main address, where this one is an alias. */
  canonical?: string;
  /** Texts of the page itself, shell excluded, compared without regard to case and space. */
  texts?: readonly string[];
  links?: readonly SpecifiedLink[];
  /** Headings of the second level or below, each with how often one matches. */
  headings?: readonly [RegExp, number][];
}

export interface SpecifiedLink {
  to: RegExp;
  /** How its text begins; a hint for screen readers may follow. */
  label?: string;
  /** How many different addresses match; at least one where it is absent. */
  times?: number;
  newTab?: true;
  /** Words that the prefilled message holds; `''` demands a chat without a message. */
  message?: RegExp | '';
}

const CHAT = /^https:\/\/wa\.me\/\d+/;

interface SpecifiedBrand {
  slug: string;
  name: string;
  cuisine: string;
  price: string;
}

export const BRANDS: readonly SpecifiedBrand[] = [
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

const MODEL_PATH = /^\/franchise\/[a-z-]+$/;
const MODEL_NAMES = ['Single Brand Franchise', 'Multi-Brand Food Court', 'Cloud Kitchen Model'];
const BRAND_PATH = /^\/brands\/[a-z-]+$/;
const brandNames = BRANDS.map(({ name }) => name);

const brandRoute = ({ slug, name, cuisine, price }: SpecifiedBrand): SpecifiedRoute => ({
  path: `/brands/${slug}`,
  texts: [name, cuisine, price, 'Specialties', 'Popular Items'],
  links: [{ to: CHAT, label: 'Send WhatsApp for Franchise', newTab: true, message: '' }],
});

/** Both addresses of a franchise model. */
function modelRoutes(
  path: string,
  alias: string,
  route: Omit<SpecifiedRoute, 'path'>,
): SpecifiedRoute[] {
  const whole = { ...route, links: [{ to: /^\/contact/ }, ...(route.links ?? [])] };
  return [
    { path, ...whole },
    { path: alias, canonical: path, ...whole },
  ];
}

export const ROUTE_TABLE: readonly SpecifiedRoute[] = [
  {
    path: '/',
    texts: ['Indoor games', 'Family friendly', ...brandNames, ...MODEL_NAMES],
    links: [
      { to: /^\/franchise$/, label: 'Become a Franchise Partner' },
      { to: BRAND_PATH, times: 9 },
      { to: MODEL_PATH, times: 3 },
      { to: /^\/contact$/ },
    ],
  },
  {
    path: '/about',
    texts: ['Vision', 'Mission', 'Board of Directors', 'Management Team', 'Awards'],
  },
  { path: '/brands', texts: brandNames, links: [{ to: BRAND_PATH, times: 9 }] },
  ...BRANDS.map(brandRoute),
  {
    path: '/menu',
    texts: ['Rs. 99 items', 'Monsoon deals', 'Combo offers', 'Weekend flash sales'],
    headings: [[/^Top sellers$/i, 8]],
    links: [
      { to: /^\/menus\/[a-z-]+\.pdf$/, label: 'Download Menu', times: 8 },
      { to: /^\/menus\/[a-z-]+\.txt$/, times: 8 },
      { to: /^\/franchise$/ },
    ],
  },
  {
    path: '/franchise',
    texts: [...MODEL_NAMES, '₹5-15 Lakhs', '₹20-50 Lakhs', '₹50 Lakhs to 1 Crore+'],
    links: [
      { to: MODEL_PATH, times: 3 },
      { to: CHAT, label: 'Apply for Franchise', newTab: true },
      { to: CHAT, label: 'Request Information', newTab: true },
    ],
  },
  ...modelRoutes('/franchise/single-brand-franchise', '/franchise/single-brand', {
    texts: [
      ...['₹8-15 Lakhs', '12-18 months', '25-35% annually', '₹3-8 Lakhs', '15-25%', '3-4 years'],
      ...['300-600 sq ft', 'Choose Your Brand', 'How It Works', ...brandNames.slice(0, 8)],
    ],
    headings: [[/^(Apply|Evaluation|Setup|Launch)$/, 4]],
    links: [{ to: BRAND_PATH, times: 8 }],
  }),
  ...modelRoutes('/franchise/multi-brand-food-court', '/franchise/multi-brand', {
    texts: [
      ...['₹25-50 Lakhs', '18-24 months', '30-40%', '₹10-25 Lakhs', '20-30%', '3-5 years'],
      ...['1500-3000 sq ft', '8-10 brands', 'What You Get', '500+', '50+', '95%'],
    ],
  }),
  ...modelRoutes('/franchise/cloud-kitchen-model', '/franchise/cloud-kitchen', {
    texts: [
      ...['₹5-12 Lakhs', '8-15 months', '35-45%', '₹2-6 Lakhs', '25-35%', '2-3 years'],
      ...['200-500 sq ft', '3-5 brands', '300+', '5 delivery platforms', '24/7'],
    ],
  }),
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
      { to: CHAT, newTab: true, message: /education and training programs/ },
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
    ],
    headings: [
      [/^Activities$/, 4],
      [/^Food perks$/, 4],
      [/^Add-ons$/, 4],
    ],
    links: [
      { to: /^https:\/\/(?!wa\.me)/, label: 'Join Now', newTab: true },
      { to: CHAT, label: 'WhatsApp', newTab: true, message: /join/ },
    ],
  },
  {
    path: '/blog',
    texts: ['View All Blogs'],
    links: [{ to: /^\/blog\/[a-z-]+$/, times: 11 }],
  },
  ...ARTICLES.map((slug) => ({
    path: `/blog/${slug}`,
    texts: ['2024'],
    links: [{ to: /^\/blog$/ }, { to: /^\/blog\/[a-z-]+$/ }],
  })),
  {
    path: '/media',
    texts: ['News', 'Video', 'Press contact', 'December 2024', 'January 2025'],
    links: [
      { to: /^\/media\/[a-z-]+$/, times: 2 },
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
      ...['Full Name', 'Email Address', 'Phone Number', 'Subject', 'Message'],
    ],
    links: [
      { to: /^tel:\+91/ },
      { to: /^mailto:/ },
      { to: CHAT, label: 'Chat', newTab: true },
      { to: /^https:\/\/www\.google\.com\/maps/, label: 'Open in Maps', newTab: true },
    ],
  },
  { path: '/auth', texts: ['Login', 'Sign Up'] },
  {
    path: '/privacy-policy',
    texts: ['Jan 1, 2024', '18'],
    headings: [[/^\d+\. /, 10]],
  },
  {
    path: '/terms-and-conditions',
    texts: ['January 2025', 'club membership', 'courts', 'Mohali'],
    headings: [[/^\d+\. /, 11]],
  },
];

/** What every page shows around its own content. */
export const SHELL: Omit<SpecifiedRoute, 'path'> = {
  texts: ['2025', 'Mohali, Punjab'],
  links: [
    { to: /^tel:\+91/ },
    { to: /^mailto:/ },
    { to: /^\/privacy-policy$/ },
    { to: /^\/terms-and-conditions$/ },
    { to: /^\/franchise$/, label: 'Franchise Partner' },
  ],
};
