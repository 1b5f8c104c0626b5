import { readColour } from '../../ui/theme/read-colour.ts';
import type { LocatedModel } from '../content/franchise/load-franchise-models.ts';
import { fillGaps } from '../format/fill-gaps.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../format/model-metrics.ts';
import type { Paper } from '../tagged-pdf/paper.ts';
import { addTable } from '../tagged-pdf/table.ts';
import { nameSite, openProspectus } from './cover.ts';
import { addEnding } from './ending.ts';
import type { CoverPicture, ProspectusBrand, ProspectusGround } from './prospectus.ts';

export type ProspectusModel = Pick<
  LocatedModel,
  | 'name'
  | 'route'
  | 'description'
  | 'hero'
  | 'figures'
  | 'why'
  | 'brandChoice'
  | 'offer'
  | 'technology'
>;

const COLOURS = {
  ground: readColour('night'),
  letter: readColour('on-night'),
  accent: readColour('accent'),
};

/** The prospectus of a franchise model. */
export async function writeModelPaper(
  model: ProspectusModel,
  brands: readonly ProspectusBrand[],
  picture: CoverPicture,
  ground: ProspectusGround,
): Promise<Uint8Array<ArrayBuffer>> {
  const { words, siteUrl } = ground;
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
    ground,
  );
  const { figures: sheet, reserve } = words.model;
  paper.words('H2', sheet.heading);
  addTable(paper, {
    head: sheet.head,
    rows: (Object.keys(METRIC_LABELS) as Metric[]).map((metric) => [
      METRIC_LABELS[metric],
      figures[metric],
      sheet.meanings[metric],
    ]),
    shares: [0.22, 0.28, 0.5],
  });
  paper.words('note', ground.franchise.figureNote.note);
  paper.words('H2', reserve.heading);
  for (const text of reserve.text) paper.words('P', fillGaps(text, { site: nameSite(siteUrl) }));
  addFees(paper, model, ground);

  for (const part of [model.why, model.offer, model.technology]) {
    if (!part) continue;
    paper.words('H2', part.heading);
    if (part.lead) paper.words('P', part.lead);
    paper.list(part.items);
  }
  addBrands(paper, model, brands, words);
  addEnding(paper, ground);
  return paper.finish();
}

function addFees(
  paper: Paper,
  { route }: ProspectusModel,
  { words, fees }: ProspectusGround,
): void {
  paper.words('H2', fees.hero.heading);
  addTable(paper, {
    head: words.model.fees.head,
    rows: fees.lines.map(({ label, meaning, values }) => [
      label,
      values[route] ?? fees.table.ask,
      meaning,
    ]),
    shares: [0.22, 0.28, 0.5],
  });
  paper.words('note', fees.table.lead);
}

function addBrands(
  paper: Paper,
  { brandChoice }: ProspectusModel,
  brands: readonly ProspectusBrand[],
  { model: { brands: sheet } }: ProspectusGround['words'],
): void {
  // A counter needs a menu of its own; in a hall or a kitchen a brand may stand beside others.
  const offered = brandChoice ? brands.filter(({ menu }) => menu) : brands;
  paper.words('H2', sheet.heading);
  addTable(paper, {
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
