import type { OpenFile } from '../../../../contract/desk/content/content.ts';

const text = (maxLength: number, minLength = 1) => ({ type: 'string', minLength, maxLength });
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const fact = (inner: object) => ({
  anyOf: [inner, object({ value: inner, sample: { type: 'boolean', const: true } })],
});

const dish = object(
  {
    name: text(40, 3),
    price: { type: 'integer', exclusiveMinimum: 0 },
    mark: { type: 'string', enum: ['veg', 'non-veg', 'egg'] },
    note: text(60),
  },
  ['name', 'price', 'mark'],
);

const CHAAT = [
  { name: 'Gol gappe with six waters', price: 60, mark: 'veg', note: 'pudina, imli, jeera' },
  { name: 'Kulhad chai', price: 40, mark: 'veg' },
  { name: 'Raj kachori', price: 110, mark: 'veg' },
  { name: 'Samosa chaat', price: 80, mark: 'veg' },
];
const MAINS = [
  { name: 'Chole bhature', price: 140, mark: 'veg' },
  { name: 'Amritsari kulcha with white butter', price: 130, mark: 'veg' },
];

/** Files as the server opens them, of the kinds that forms differ by. */
export const sampleFiles = (): OpenFile[] => [
  {
    id: 'brands/delhi-gali/menu.yaml',
    title: 'Menu of Delhi Gali',
    version: 'v1',
    values: {
      description: 'Chole that simmered all night, bhature that arrive puffed, chaat mixed loud.',
      categories: [
        { name: 'Chaat counter', dishes: CHAAT },
        { name: 'From the tawa', dishes: MAINS },
      ],
    },
    body: null,
    schema: object({
      description: text(220, 20),
      categories: {
        type: 'array',
        items: object({ name: text(30), dishes: { type: 'array', minItems: 2, items: dish } }),
      },
    }),
    faults: [],
  },
  {
    id: 'brands/roll-nation/menu.yaml',
    title: 'Menu of Roll Nation',
    version: 'v1',
    values: { categories: [] },
    body: null,
    schema: object({}),
    faults: [],
  },
  {
    id: 'company.yaml',
    title: 'Phones and addresses',
    version: 'v1',
    values: {
      hotline: { value: '+919876543210', sample: true },
      email: 'hello@yctfc.example',
      isOpen: true,
      colour: '#b3261e',
      since: '2014-05-01',
      towns: ['Mohali', 'Chandigarh'],
      hero: { src: '../house/hall.jpg', alt: 'The hall at noon' },
      odd: [1, 'two'],
      desks: [{ name: 'Press', hours: '10 to 6' }],
    },
    body: null,
    schema: object({
      hotline: fact({
        type: 'string',
        pattern: '^\\+[1-9]\\d{7,14}$',
        title: 'Franchise hotline',
        description: 'With + and the country code, without spaces',
      }),
      email: text(60),
      isOpen: { type: 'boolean', title: 'Doors are open' },
      colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
      since: { type: 'string', format: 'date' },
      towns: { type: 'array', items: text(40), minItems: 1 },
      hero: object({ src: text(200), alt: text(120) }),
      odd: { type: 'array' },
      desks: { type: 'array', items: object({ name: text(40), hours: text(40) }) },
    }),
    faults: [],
  },
  {
    id: 'articles/cost-control.md',
    title: 'Cost control for restaurants',
    version: 'v1',
    values: { title: 'Cost control for restaurants', date: '2026-09-16', category: 'Finance' },
    body: 'A kitchen loses money **slowly**.\n\n## Four numbers\n\n| Number | Usual |\n|---|---|\n| Food cost | 28-35% |\n',
    schema: object({
      title: text(90),
      date: { type: 'string', format: 'date' },
      category: { type: 'string', enum: ['Finance', 'Operations'] },
    }),
    faults: [],
  },
];
