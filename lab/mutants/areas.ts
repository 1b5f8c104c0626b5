/** A part of the product, and what looks at it besides the tests that import its files. */
export interface Area {
  /** Which of its files are changed. */
  files: RegExp;
  /** Test files, or parts of their paths, that reach it without an import. */
  tests?: readonly string[];
  /** Browser tests that see it once the site is built anew. */
  specs?: readonly string[];
}

const FORM = ['enquiry', 'enquiry-form', 'device-outbox', 'submission-id', 'contact-page'];
const PAGES = ['route-table', 'html', 'shell', 'search-data', 'opening'];

/** The first area that takes a file decides; a file that none takes is not changed. */
export const AREAS: readonly Area[] = [
  { files: /(^|\/)testing\/|\.test\.|\.d\.ts$|^contract\/database\.ts$|^ui\/gallery\// },
  {
    files: /^supabase\/migrations\/.+\.sql$/,
    tests: ['supabase/tests', 'server/enquiry', 'server/mail', 'server/operations'],
  },
  { files: /^supabase\/functions\/.+\.ts$/, tests: ['supabase/functions'] },
  {
    // Its programs run as processes of their own.
    files: /^server\/operations\/.+\.ts$/,
    tests: ['server/operations', 'server/main', 'server/app'],
  },
  { files: /^server\/.+\.ts$/, tests: ['server/main', 'server/app'] },
  {
    files: /^admin\/.+\.tsx?$/,
    specs: [
      'lead-desk',
      'account',
      'quarantine',
      'desk-health',
      'desk-views',
      'desk-work',
      'desk-places',
      'desk-bin',
      'desk-keys',
      'second-factor',
      'desk-stillness',
    ],
  },
  { files: /^site\/(outbox|islands\/contact-form)\/.+\.tsx?$/, specs: FORM },
  { files: /^site\/islands\/receipt\/.+\.tsx?$/, specs: ['receipt'] },
  { files: /^site\/islands\/awards-carousel\/.+\.tsx?$/, specs: ['awards-carousel'] },
  {
    files: /^site\/(browser|layout)\/.+\.tsx?$/,
    specs: ['theme', 'attribution', 'toggle-menu', ...PAGES],
  },
  { files: /^site\/menus\/.+\.tsx?$/, specs: ['menu-files', 'menu'] },
  { files: /^site\/(seo|share|feed)\/.+\.tsx?$/, specs: ['search-data', 'blog', 'route-table'] },
  {
    files: /^site\/sections\/(gallery|brand)[^.]*\.tsx?$/,
    specs: ['gallery', 'brands', 'dish-transition'],
  },
  { files: /^site\/sections\/(article|story|media|press)[^.]*\.tsx?$/, specs: ['blog', ...PAGES] },
  { files: /^site\/sections\/menu[^.]*\.tsx?$/, specs: ['menu'] },
  {
    files: /^site\/.+\.tsx?$/,
    specs: ['franchise', 'clubs', 'education', 'about', 'contact-page', ...PAGES],
  },
  { files: /^ui\/.+\.tsx?$/, specs: ['primitives', 'enquiry-form', 'lead-desk'] },
  { files: /^contract\/.+\.ts$/, tests: ['contract'], specs: FORM },
  { files: /^scripts\/(build|check|setup)\/.+\.m?ts$/, tests: ['scripts'] },
];

/** @returns undefined for what is not changed */
export function findArea(file: string): Area | undefined {
  const area = AREAS.find(({ files }) => files.test(file));
  return area === AREAS[0] ? undefined : area;
}
