import { fillGaps } from '../../contract/fill-gaps.ts';
import { readColour } from '../../ui/theme/read-colour.ts';
import type { Brand } from '../content/brand/brand.ts';
import type { Company } from '../content/company.ts';
import type { LocatedModel } from '../content/franchise/load-franchise-models.ts';
import type { BrandMenu } from '../content/menu/menu.ts';
import type { PageContent } from '../content/page/page.ts';
import { formatDate } from '../format/date.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../format/model-metrics.ts';
import { hoursOnOneLine } from '../format/opening-hours.ts';
import { formatPhone } from '../format/phone.ts';
import { formatRupees } from '../format/range.ts';
import { FACES } from '../tagged-pdf/faces.ts';
import { COLUMN, drawAwning, Paper, SHEET } from '../tagged-pdf/paper.ts';
import { breakLines, drawLines } from '../tagged-pdf/typeset.ts';
import type { ProspectusWords } from './prospectus-words.ts';

export type ProspectusBrand = Brand & { menu: BrandMenu | undefined };

export interface ProspectusContext {
  words: ProspectusWords;
  franchise: PageContent<'franchise'>;
  fees: PageContent<'fees'>;
  steps: LocatedModel['steps'];
  company: Company;
  siteUrl: string;
  today: Date;
}

interface CoverPicture {
  bytes: Buffer;
  alt: string;
}

export async function writeBrandPaper(
  brand: ProspectusBrand,
  models: readonly LocatedModel[],
  picture: CoverPicture,
  context: ProspectusContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const { words } = context;
  const fitting = models.filter(({ brandChoice }) => brand.menu || !brandChoice);
  const { cover } = words.brand;
  const dishes = countDishes(brand);
  const paper = openProspectus(
    {
      title: brand.name,
      subject: brand.summary,
      lead: brand.summary,
      picture,
      figures: [
        { label: cover.cuisine, value: brand.cuisine },
        { label: cover.prices, value: brand.priceRange.replace('-', ' to ') },
        dishes > 0
          ? { label: cover.dishes, value: String(dishes) }
          : { label: cover.place, value: cover.beside },
      ],
      colours: brand.colours,
    },
    context,
  );
  paper.text('H2', words.brand.story);
  for (const text of brand.fullDescription) paper.text('P', text);
  paper.text('H2', words.brand.known);
  paper.text('P', [...brand.specialties, ...brand.popularItems].join(' · '));
  addMenu(paper, brand, words);
  addModels(paper, brand, fitting, context);
  addEnding(paper, context);
  return paper.finish();
}

const countDishes = ({ menu }: ProspectusBrand): number =>
  (menu?.categories ?? []).flatMap(({ dishes }) => dishes).length;

const spread = (prices: readonly number[]) => ({
  low: formatRupees(Math.min(...prices)),
  high: formatRupees(Math.max(...prices)),
});

function addMenu(paper: Paper, { menu }: ProspectusBrand, words: ProspectusContext['words']): void {
  const { heading, head, summary, none } = words.brand.menu;
  paper.text('H2', heading);
  if (!menu) {
    paper.text('P', none);
    return;
  }
  const dishes = menu.categories.flatMap((category) => category.dishes);
  paper.text(
    'P',
    fillGaps(summary, {
      dishes: dishes.length,
      veg: dishes.filter(({ mark }) => mark === 'veg').length,
      ...spread(dishes.map(({ price }) => price)),
    }),
  );
  paper.table({
    head,
    rows: menu.categories.map((category) => {
      const { low, high } = spread(category.dishes.map(({ price }) => price));
      const names = category.dishes.map(({ name }) => name).join(', ');
      return [category.name, names, low === high ? low : `${low} to ${high}`];
    }),
    shares: [0.24, 0.56, 0.2],
  });
}

function addModels(
  paper: Paper,
  brand: ProspectusBrand,
  fitting: readonly LocatedModel[],
  { words, franchise }: ProspectusContext,
): void {
  const { heading, head, noCounter } = words.brand.models;
  paper.text('H2', heading);
  if (!brand.menu) paper.text('P', noCounter);
  paper.table({
    head,
    rows: fitting.map(({ name, figures }) => {
      const { investment, space, brands } = formatMetrics(figures);
      return [name, investment, space, brands];
    }),
    shares: [0.32, 0.22, 0.2, 0.26],
  });
  paper.text('note', franchise.figureNote.note);
}

const COLOURS = {
  ground: readColour('night'),
  letter: readColour('on-night'),
  accent: readColour('accent'),
};

export async function writeModelPaper(
  model: LocatedModel,
  brands: readonly ProspectusBrand[],
  picture: CoverPicture,
  context: ProspectusContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const { words, siteUrl } = context;
  const figures = formatMetrics(model.figures);
  const paper = openProspectus(
    {
      title: model.name,
      subject: model.description,
      lead: model.hero.lead,
      picture,
      figures: (['investment', 'space', 'breakEven'] as const).map((metric) => ({
        label: METRIC_LABELS[metric],
        value: figures[metric],
      })),
      colours: COLOURS,
    },
    context,
  );
  const { figures: sheet, reserve } = words.model;
  paper.text('H2', sheet.heading);
  paper.table({
    head: sheet.head,
    rows: (Object.keys(METRIC_LABELS) as Metric[]).map((metric) => [
      METRIC_LABELS[metric],
      figures[metric],
      sheet.meanings[metric],
    ]),
    shares: [0.22, 0.28, 0.5],
  });
  paper.text('note', context.franchise.figureNote.note);
  paper.text('H2', reserve.heading);
  for (const text of reserve.text) paper.text('P', fillGaps(text, { site: nameSite(siteUrl) }));
  addFees(paper, model, context);

  for (const part of [model.why, model.offer, model.technology]) {
    if (!part) continue;
    paper.text('H2', part.heading);
    if (part.lead) paper.text('P', part.lead);
    paper.list(part.items);
  }
  addBrands(paper, model, brands, words);
  addEnding(paper, context);
  return paper.finish();
}

function addFees(paper: Paper, { route }: LocatedModel, { words, fees }: ProspectusContext): void {
  paper.text('H2', fees.hero.heading);
  paper.table({
    head: words.model.fees.head,
    rows: fees.lines.map(({ label, meaning, values }) => [
      label,
      values[route] ?? fees.table.ask,
      meaning,
    ]),
    shares: [0.22, 0.28, 0.5],
  });
  paper.text('note', fees.table.lead);
}

function addBrands(
  paper: Paper,
  { brandChoice }: LocatedModel,
  brands: readonly ProspectusBrand[],
  { model: { brands: sheet } }: ProspectusContext['words'],
): void {
  // A counter needs a menu of its own; in a hall or a kitchen a brand may stand beside others.
  const offered = brandChoice ? brands.filter(({ menu }) => menu) : brands;
  paper.text('H2', sheet.heading);
  paper.table({
    head: sheet.head,
    rows: offered.map(({ name, cuisine, menu, priceRange }) => [
      name,
      cuisine,
      menu ? String(menu.categories.flatMap(({ dishes }) => dishes).length) : sheet.none,
      priceRange.replace('-', ' to '),
    ]),
    shares: [0.32, 0.36, 0.14, 0.18],
  });
}

interface CoverContent {
  title: string;
  /** What the paper is about, for whoever lists files. */
  subject: string;
  lead: string;
  picture: CoverPicture;
  /** Two to three figures with what they are. */
  figures: readonly { label: string; value: string }[];
  colours: { ground: string; letter: string; accent: string };
}

const PICTURE = { top: 26, height: 392 } as const;

const nameSite = (siteUrl: string): string => siteUrl.replace(/^https?:\/\//, '');

/** Page one: the dish under an awning, the name, what it takes. Paragraphs go on the next page. */
function openProspectus(
  { title, subject, lead, colours, picture, figures }: CoverContent,
  { words, company, siteUrl, today }: ProspectusContext,
): Paper {
  const date = formatDate(today);
  const paper = new Paper({
    title: `${title}: ${words.kicker}`,
    author: company.legalName,
    subject,
    madeAt: today,
    foot: `${company.tradeName} · ${title} · ${date}`,
  });
  paper.addPage(0);
  paper.decorate((pen) => pen.rect(0, 0, SHEET.width, SHEET.height).fill(colours.ground));
  paper.figure(picture.alt, [0, PICTURE.top, SHEET.width, PICTURE.height], () => {
    paper.pen.image(picture.bytes, 0, PICTURE.top, {
      cover: [SHEET.width, PICTURE.height],
      align: 'center',
      valign: 'center',
    });
  });
  paper.decorate((pen) => drawAwning(pen, { drop: 26, scallop: 27.06 }));

  paper.y = PICTURE.top + PICTURE.height + 34;
  const { letter: colour, accent } = colours;
  const kicker = words.kicker.toUpperCase();
  paper.text('head', kicker, { size: 10, colour: accent, after: 8 });
  paper.text('H1', title, { colour, size: 44, leading: 1.02, after: 12 });
  paper.text('P', lead, { colour, size: 13, width: COLUMN * 0.86, after: 26 });
  drawFigures(paper, figures, colours);
  paper.y = SHEET.bottom - 44;
  paper.text('head', words.stamp, { colour: accent, after: 2 });
  paper.text('note', fillGaps(words.made, { date, site: nameSite(siteUrl) }), {
    colour,
    before: 0,
  });
  paper.addPage();
  return paper;
}

function drawFigures(
  paper: Paper,
  figures: CoverContent['figures'],
  { letter: colour, accent }: CoverContent['colours'],
): void {
  const top = paper.y;
  const width = COLUMN / figures.length;
  const small = { face: FACES.strong, size: 9, leading: 1.3, colour };
  const large = { face: FACES.display, size: 19, leading: 1.1, colour };
  paper.group('L', () => {
    for (const [index, { label, value }] of figures.entries()) {
      const x = SHEET.margin + index * width;
      paper.decorate((pen) => {
        pen.moveTo(x, top).lineTo(x + width - 16, top);
        pen.lineWidth(1.4).stroke(accent);
      });
      paper.group('LI', () =>
        paper.mark('LBody', () => {
          const y = drawLines(paper.pen, [label], small, { x, y: top + 8 });
          drawLines(paper.pen, breakLines(value, large, width - 16), large, { x, y: y + 3 });
        }),
      );
    }
  });
}

/** The last pages, the same in every prospectus: the way to an opening, what to check, questions, whom to ask. */
function addEnding(paper: Paper, context: ProspectusContext): void {
  const { words, franchise, steps, company, siteUrl } = context;
  if (steps) {
    paper.text('H2', words.steps);
    paper.list(steps.items.map(({ title, text }, at) => ({ title: `${at + 1}. ${title}`, text })));
  }
  paper.text('H2', words.checks.heading);
  paper.list(words.checks.items);
  paper.text('H2', franchise.questions.heading);
  for (const { question, answer } of franchise.questions.items) {
    paper.text('H3', question);
    paper.text('P', answer);
  }
  paper.text('H2', words.reach.heading);
  paper.text('P', fillGaps(words.reach.lead, { site: siteUrl }));
  paper.table({
    head: [company.tradeName, company.legalName],
    rows: contactRows(context),
    shares: [0.3, 0.7],
  });
  paper.text('note', franchise.figureNote.note);
  paper.text('note', words.closing);
}

function contactRows({ words, company, siteUrl }: ProspectusContext): string[][] {
  const { labels } = words.reach;
  const { registered } = company.offices;
  const { cin, gstin } = company.legal;
  return [
    [labels.phone, `${formatPhone(company.franchisePhone)}, ${hoursOnOneLine(company.hours)}`],
    [labels.email, company.email],
    [labels.web, siteUrl],
    [
      labels.office,
      `${registered.street}, ${registered.city} ${registered.postalCode}, ${registered.region}`,
    ],
    ...(cin ? [['CIN', cin]] : []),
    ...(gstin ? [['GSTIN', gstin]] : []),
  ];
}
