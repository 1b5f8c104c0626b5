import { loadMenus } from '../../content/read-content.ts';
import { BRAND_PATH } from './brand-routes.ts';
import { CHAT, type SpecifiedRoute } from './specified-route.ts';

export const MODEL_PATH =
  /^\/franchise\/(?:single-brand-franchise|multi-brand-food-court|cloud-kitchen-model)$/;
/** A counter needs a menu of its own. */
const COUNTERS = (await loadMenus()).map(({ brand }) => brand.name);

export const MODEL_NAMES = [
  'Single Brand Franchise',
  'Multi-Brand Food Court',
  'Cloud Kitchen Model',
];

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

/** The franchise overview and its models. */
export const FRANCHISE_ROUTES: readonly SpecifiedRoute[] = [
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
      ...[
        '300-600 sq ft',
        'Choose Your Brand',
        'How It Works',
        'Apply',
        'Evaluation',
        'Setup',
        'Launch',
      ],
    ],
    fixed: COUNTERS,
    links: [{ to: BRAND_PATH, times: COUNTERS.length }],
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
];
