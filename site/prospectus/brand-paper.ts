import type { LocatedModel } from '../content/franchise/load-franchise-models.ts';
import { fillGaps } from '../format/fill-gaps.ts';
import { formatMetrics } from '../format/model-metrics.ts';
import { formatRupees } from '../format/range.ts';
import type { Paper } from '../tagged-pdf/paper.ts';
import { addTable } from '../tagged-pdf/table.ts';
import { openProspectus } from './cover.ts';
import { addEnding } from './ending.ts';
import type { CoverPicture, ProspectusBrand, ProspectusGround } from './prospectus.ts';

type FittingModel = Pick<LocatedModel, 'name' | 'figures' | 'brandChoice'>;

/** The prospectus of a brand. */
export async function writeBrandPaper(
  brand: ProspectusBrand,
  models: readonly FittingModel[],
  picture: CoverPicture,
  ground: ProspectusGround,
): Promise<Uint8Array<ArrayBuffer>> {
  const { words } = ground;
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
    ground,
  );
  paper.words('H2', words.brand.story);
  for (const text of brand.fullDescription) paper.words('P', text);
  paper.words('H2', words.brand.known);
  paper.words('P', [...brand.specialties, ...brand.popularItems].join(' · '));
  addMenu(paper, brand, words);
  addModels(paper, brand, fitting, ground);
  addEnding(paper, ground);
  return paper.finish();
}

const countDishes = ({ menu }: ProspectusBrand): number =>
  (menu?.categories ?? []).flatMap(({ dishes }) => dishes).length;

const spread = (prices: readonly number[]) => ({
  low: formatRupees(Math.min(...prices)),
  high: formatRupees(Math.max(...prices)),
});

function addMenu(paper: Paper, { menu }: ProspectusBrand, words: ProspectusGround['words']): void {
  const { heading, head, summary, none } = words.brand.menu;
  paper.words('H2', heading);
  if (!menu) {
    paper.words('P', none);
    return;
  }
  const dishes = menu.categories.flatMap((category) => category.dishes);
  paper.words(
    'P',
    fillGaps(summary, {
      dishes: dishes.length,
      veg: dishes.filter(({ mark }) => mark === 'veg').length,
      ...spread(dishes.map(({ price }) => price)),
    }),
  );
  addTable(paper, {
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
  fitting: readonly FittingModel[],
  { words, franchise }: ProspectusGround,
): void {
  const { heading, head, noCounter } = words.brand.models;
  paper.words('H2', heading);
  if (!brand.menu) paper.words('P', noCounter);
  addTable(paper, {
    head,
    rows: fitting.map(({ name, figures }) => {
      const { investment, space, brands } = formatMetrics(figures);
      return [name, investment, space, brands];
    }),
    shares: [0.32, 0.22, 0.2, 0.26],
  });
  paper.words('note', franchise.figureNote.note);
}
