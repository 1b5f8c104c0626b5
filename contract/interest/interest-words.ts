import {
  INTEREST_CHOICES,
  type Interest,
  type InterestChoice,
  type InterestModel,
} from './interest.ts';

/** Names of the models, as content/franchise and the desk have them. */
export const INTEREST_MODEL_NAMES: Readonly<Record<InterestModel, string>> = {
  singleBrand: 'Single Brand Franchise',
  multiBrand: 'Multi-Brand Food Court',
  cloudKitchen: 'Cloud Kitchen Model',
};

const LABELS = {
  models: 'Model',
  brands: 'Brand',
  city: 'City',
  budget: 'Money',
  area: 'Size of the place',
  place: 'Place',
  hours: 'Hours',
  experience: 'Experience',
  start: 'Start',
} as const satisfies Partial<Record<keyof Interest, string>>;

/** What a visitor told that has words; `from` has none. */
export type InterestKey = keyof typeof LABELS;

/** One thing that a visitor told a tool, in words. */
export interface InterestLine {
  key: InterestKey;
  label: string;
  value: string;
}

/** The name of a brand by its slug, so that a mail needs no list of brands: `yctfc-momos` is `YCTFC Momos`. */
export const brandOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word === 'yctfc' ? 'YCTFC' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const WRITERS: Readonly<Record<'models' | 'brands' | 'city' | 'budget' | 'area', Writer>> = {
  models: ({ models }) => models?.map((model) => INTEREST_MODEL_NAMES[model]).join(', '),
  brands: ({ brands }) => brands?.map(brandOfSlug).join(', '),
  city: ({ city }) => city,
  budget: ({ budget }) => budget && `₹${budget.toLocaleString('en-IN')}`,
  area: ({ area }) => area && `${area.toLocaleString('en-IN')} sq ft`,
};
type Writer = (interest: Interest) => string | number | undefined;

/** What a visitor told the tools, one line for each answer, for himself, the team's mail and the desk. */
export function describeInterest(interest: Interest, say = (word: string) => word): InterestLine[] {
  return (Object.keys(LABELS) as InterestKey[]).flatMap((key) => {
    const value = key in WRITERS ? WRITERS[key as keyof typeof WRITERS](interest) : choice();
    return value ? [{ key, label: say(LABELS[key]), value: String(value) }] : [];
    function choice(): string | undefined {
      const words: Readonly<Record<string, string>> = INTEREST_CHOICES[key as InterestChoice];
      return say(words[interest[key as InterestChoice] ?? ''] ?? '');
    }
  });
}
