import * as v from 'valibot';
import {
  type ContentState,
  type OpenFile,
  saveSchema,
} from '../../../../contract/desk/content/content.ts';
import { applyChanges } from '../form/changes.ts';

export const OWNER = 'owner@yctfc.example';
const AT = '2026-11-22T04:30:00Z';
const saved = (commit: string) => ({ commit, at: AT, by: OWNER });

/** What was asked of the fake server: the end of the address, and the body. */
export interface Asked {
  path: string;
  body: unknown;
}

/**
 * Stands for the content endpoints of the server, with what the contract says and nothing else: it keeps what is
 * saved, refuses a save of an older version, and publishes in as many steps as it is asked about.
 */
export function createFakeContent(change: Partial<ContentState> = {}) {
  const files = new Map<string, OpenFile>(sampleFiles().map((file) => [file.id, file]));
  const asked: Asked[] = [];
  let saves = 0;
  let state: ContentState = {
    reason: null,
    role: 'owner',
    draft: saved('aa'),
    published: saved('aa'),
    before: null,
    files: [...files.values()].map(({ id, title }) => ({
      id,
      title,
      area: id.startsWith('brands/')
        ? 'menus'
        : id.startsWith('articles/')
          ? 'articles'
          : 'contact',
      pages: id.startsWith('brands/') ? ['/menu'] : [],
      isChanged: false,
      toConfirm: id === 'company.yaml' ? 1 : 0,
    })),
    build: null,
    preview: null,
    scheduled: [],
    ...change,
  };

  function save(body: unknown): [number, unknown] {
    const { id, version, changes } = v.parse(saveSchema, body);
    const file = files.get(id);
    if (!file) return [404, { message: 'There is no such file.' }];
    if (version !== file.version) {
      const fields = changes.flatMap((one) =>
        one.op === 'set' ? [{ path: one.path, theirs: 48 }] : [],
      );
      return [409, { message: 'Somebody changed it.', by: 'Asha', at: AT, file, fields }];
    }
    saves += 1;
    const body_ = changes.findLast((one) => one.op === 'body');
    const next = {
      ...file,
      version: `${version}+`,
      values: applyChanges(file.values, changes),
      body: body_?.op === 'body' ? body_.value : file.body,
    };
    files.set(id, next);
    const isChanged = (one: { id: string; isChanged: boolean }) => one.id === id || one.isChanged;
    const list = state.files.map((one) => ({ ...one, isChanged: isChanged(one) }));
    state = { ...state, draft: saved(`b${saves}`), files: list };
    return [200, next];
  }

  function publish(at: string | undefined): [number, unknown] {
    const commit = state.draft?.commit ?? '';
    if (at) state = { ...state, scheduled: [{ id: 'later', at, commit, by: OWNER }] };
    else {
      const step = 'building' as const;
      state = {
        ...state,
        build: { purpose: 'publish', commit, step, progress: 0.4, problem: null },
      };
    }
    return [200, state];
  }

  function undo(): [number, unknown] {
    const { published, before } = state;
    state = {
      ...state,
      published: before,
      before: published && { ...published, isNewer: !before?.isNewer },
    };
    return [200, state];
  }

  function tellState(): [number, unknown] {
    const told = state;
    const { build } = state;
    // The next time somebody asks, it is over.
    if (build?.step === 'building') {
      state = {
        ...state,
        build: { ...build, step: 'done', progress: 1 },
        ...(build.purpose === 'publish'
          ? {
              before: state.published && { ...state.published, isNewer: false },
              published: state.draft,
              files: state.files.map((file) => ({ ...file, isChanged: false })),
            }
          : { preview: { commit: build.commit, at: AT } }),
      };
    }
    return [200, told];
  }

  return {
    asked,
    /** Somebody else saves: every version is another one from now on. */
    saveElsewhere() {
      for (const [id, file] of files) files.set(id, { ...file, version: `${file.version}x` });
    },
    /** @returns status and body */
    answer(address: string, body?: unknown): [number, unknown] {
      const { pathname, searchParams } = new URL(address, 'https://desk.example');
      const path = pathname.replace(/^.*\/desk\/content/, '');
      asked.push({ path, body });
      switch (path) {
        case '':
          return tellState();
        case '/file': {
          const file = files.get(searchParams.get('id') ?? '');
          return file ? [200, file] : [404, { message: 'There is no such file.' }];
        }
        case '/save':
          return save(body);
        case '/publish':
          return publish((body as { at?: string }).at);
        case '/preview': {
          const build = { purpose: 'preview' as const, commit: state.draft?.commit ?? '' };
          state = { ...state, build: { ...build, step: 'building', progress: 0.1, problem: null } };
          return [200, state];
        }
        case '/undo':
          return undo();
        case '/unschedule':
          state = { ...state, scheduled: [] };
          return [200, state];
        case '/restore':
          return [200, state];
        case '/history':
          return [200, HISTORY];
        case '/find':
          return [
            200,
            [{ id: MENU, title: 'Menu of Delhi Gali', path: CHAI, words: 'Kulhad chai' }],
          ];
        default:
          return [404, { message: 'There is no such endpoint.' }];
      }
    },
  };
}

export const MENU = 'brands/delhi-gali/menu.yaml';
const CHAI = ['categories', 0, 'dishes', 1, 'price'];
const HISTORY = [
  {
    commit: 'b1',
    at: AT,
    by: 'Asha',
    changes: [
      { id: MENU, title: 'Menu of Delhi Gali', path: CHAI, words: 'Kulhad chai, price: 40 → 45' },
    ],
    isPublished: false,
    hasBefore: true,
  },
  { commit: 'aa', at: AT, by: OWNER, changes: [], isPublished: true, hasBefore: false },
];

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
const sampleFiles = (): OpenFile[] =>
  FILES.map((file) => ({ version: 'v1', body: null, faults: [], ...file }));
const FILES = [
  {
    id: 'brands/delhi-gali/menu.yaml',
    title: 'Menu of Delhi Gali',
    values: {
      description: 'Chole that simmered all night, bhature that arrive puffed, chaat mixed loud.',
      categories: [
        { name: 'Chaat counter', dishes: CHAAT },
        { name: 'From the tawa', dishes: MAINS },
      ],
    },
    schema: object({
      description: text(220, 20),
      categories: {
        type: 'array',
        items: object({ name: text(30), dishes: { type: 'array', minItems: 2, items: dish } }),
      },
    }),
  },
  {
    id: 'brands/roll-nation/menu.yaml',
    title: 'Menu of Roll Nation',
    values: { categories: [] },
    schema: object({}),
  },
  {
    id: 'company.yaml',
    title: 'Phones and addresses',
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
  },
  {
    id: 'articles/cost-control.md',
    title: 'Cost control for restaurants',
    values: {
      title: 'Cost control for restaurants',
      excerpt:
        'Four numbers that tell whether a kitchen earns money, and how to read them each week.',
      date: '2026-09-16',
      category: 'Finance',
    },
    body: 'A kitchen loses money **slowly**.\n\n## Four numbers\n\n| Number | Usual |\n|---|---|\n| Food cost | 28-35% |\n',
    schema: object({
      title: text(90),
      excerpt: { ...text(155, 50), title: 'Opening words' },
      date: { type: 'string', format: 'date' },
      category: { type: 'string', enum: ['Finance', 'Operations'] },
    }),
  },
];
