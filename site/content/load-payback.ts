import { formatMetrics, METRIC_LABELS } from '../format/model-metrics.ts';
import { type BrandPrice, type LabModel, type LabProps, medianOf } from '../tools/payback/usual.ts';
import { type LocatedModel, loadFranchiseModels } from './franchise/load-franchise-models.ts';
import { loadMenus } from './menu/load-menus.ts';
import { loadFile, loadPage } from './page/load-page.ts';
import type { PaybackContent } from './payback.ts';

export async function loadPayback(): Promise<{ words: PaybackContent; lab: LabProps }> {
  const [words, models, brands, { figureNote }] = await Promise.all([
    loadFile('payback'),
    loadFranchiseModels(),
    loadBrandPrices(),
    loadPage('franchise'),
  ]);
  const { cityNames, groups, fields, usual, dishesPerOrder, without, noScript } = words;
  return {
    words,
    lab: {
      ...{ cityNames, groups, fields, usual, dishesPerOrder, without, noScript },
      models: models.map(labModel),
      brands,
      figureNote: { note: figureNote.note, terms: figureNote.terms },
    },
  };
}

/** The middle price of each menu's dishes; a combo is several dishes and would count twice. */
async function loadBrandPrices(): Promise<BrandPrice[]> {
  return (await loadMenus()).map(({ slug, brand, categories }) => {
    const dishes = categories.flatMap((category) => category.dishes);
    const prices = dishes.filter(({ parts }) => !parts).map(({ price }) => price);
    return { slug, name: brand.name, price: medianOf(prices) };
  });
}

function labModel({ route, name, figures }: LocatedModel): LabModel {
  const text = formatMetrics(figures);
  const compared = ['investment', 'revenue', 'margin', 'payback'] as const;
  return {
    ...{ route, name },
    stated: compared.map((against) => ({
      ...{ label: METRIC_LABELS[against], text: text[against], against },
    })),
  };
}
