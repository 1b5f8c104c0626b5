import type { Interest, InterestModel } from '../../../contract/interest/interest.ts';
import type { Range } from '../../format/range.ts';

export interface FoundModel {
  route: InterestModel;
  name: string;
  path: string;
  investment: Range;
  spaceSqFt: Range;
}

/** Answers to the six questions; whatever is missing was left open. */
export type FinderAnswers = Pick<
  Interest,
  'budget' | 'place' | 'area' | 'city' | 'hours' | 'experience' | 'start'
>;

/** What one may do with a sum that lies between two models. */
export type GapWay = 'reserve' | 'pair' | 'wait';

export interface Finding {
  /** `below` every model, in the `gap` between two, or a model that the money meets. */
  kind: 'model' | 'gap' | 'below' | 'open';
  /** Undefined where the money pays for none. */
  model: FoundModel | undefined;
  next: FoundModel | undefined;
  reasons: GroundFor[];
  against: GroundAgainst[];
  ways: GapWay[];
}

export function findModel(answers: FinderAnswers, models: readonly FoundModel[]): Finding {
  const byMoney = [...models].sort((a, b) => a.investment.min - b.investment.min);
  const { budget } = answers;
  if (budget === undefined) {
    const model = preferred(byMoney.filter(fitsSpace(answers)), answers) ?? byMoney[0];
    return finding('open', model, answers);
  }
  const affordable = byMoney.filter(({ investment }) => budget >= investment.min);
  if (affordable.length === 0) return finding('below', undefined, answers, byMoney[0]);
  const next = byMoney.find(({ investment }) => budget < investment.min);
  const within = affordable.filter(({ investment }) => budget <= investment.max);
  const pool = within.length > 0 ? within : affordable;
  const kind = within.length === 0 && next ? 'gap' : 'model';
  const model =
    preferred(pool.filter(fitsSpace(answers)), answers) ??
    preferred(affordable.filter(fitsSpace(answers)), answers) ??
    preferred(pool, answers);
  const found = finding(kind, model, answers, next);
  return kind === 'gap' ? { ...found, ways: waysOf(budget, byMoney) } : found;
}

const fitsSpace =
  ({ area }: FinderAnswers) =>
  ({ spaceSqFt }: FoundModel): boolean =>
    area === undefined || area >= spaceSqFt.min;

/** Of several that the money meets: a kitchen without guests where he is away or has no place, else the largest. */
function preferred(fitting: readonly FoundModel[], { hours, place }: FinderAnswers) {
  const kitchen = fitting.find(({ route }) => route === 'cloudKitchen');
  const isAway = hours !== undefined && hours !== 'full';
  if (kitchen && (isAway || place === 'none')) return kitchen;
  return fitting.at(-1);
}

const waysOf = (budget: number, models: readonly FoundModel[]): GapWay[] => {
  const [first, second] = models;
  const pair = first && second && budget >= first.investment.min + second.investment.min;
  return ['reserve', ...(pair ? (['pair'] as const) : []), 'wait'];
};

function finding(
  kind: Finding['kind'],
  model: FoundModel | undefined,
  answers: FinderAnswers,
  next?: FoundModel,
): Finding {
  return {
    ...{ kind, model, next, ways: [] },
    reasons: GROUNDS_FOR.filter((ground) => FOR[ground](answers, model)),
    against: GROUNDS_AGAINST.filter((ground) => AGAINST[ground](answers, model)),
  };
}

type Rule = (answers: FinderAnswers, model: FoundModel | undefined) => boolean;
const isKitchen = (model?: FoundModel) => model?.route === 'cloudKitchen';
const hasNoPlace = ({ place }: FinderAnswers) => place === 'none' || place === 'looking';

/** Grounds for a recommendation, in the order in which they are named; their words are content. */
const FOR = {
  'money-within': ({ budget = 0 }, model) =>
    !!model && budget >= model.investment.min && budget <= model.investment.max,
  'money-above': ({ budget = 0 }, model) => !!model && budget > model.investment.max,
  'space-fits': ({ area = 0 }, model) =>
    !!model && area >= model.spaceSqFt.min && area <= model.spaceSqFt.max,
  'hours-full': ({ hours }, model) => !!model && hours === 'full',
  'hours-manager-kitchen': ({ hours }, model) => isKitchen(model) && hours === 'manager',
  'experience-food': ({ experience }) => experience === 'food',
  'experience-business': ({ experience }) => experience === 'business',
  'time-to-look': ({ start }) => start === 'half' || start === 'later',
  'no-seats': (answers, model) => isKitchen(model) && hasNoPlace(answers),
} satisfies Record<string, Rule>;

const AGAINST = {
  'upper-end': ({ budget }, model) =>
    !!model && budget !== undefined && budget < model.investment.max,
  'space-small': ({ area }, model) => !!model && area !== undefined && area < model.spaceSqFt.min,
  'space-large': ({ area = 0 }, model) => !!model && area > model.spaceSqFt.max,
  'place-unknown': (answers) => hasNoPlace(answers) || answers.area === undefined,
  'hours-away': ({ hours }) => hours === 'part' || hours === 'manager',
  'experience-none': ({ experience }) => experience === 'none',
  'start-too-soon': (answers) => answers.start === 'now' && hasNoPlace(answers),
  'city-unasked': ({ city }) => !!city,
  'money-open': ({ budget }) => budget === undefined,
} satisfies Record<string, Rule>;

export type GroundFor = keyof typeof FOR;
export type GroundAgainst = keyof typeof AGAINST;
export const GROUNDS_FOR = Object.keys(FOR) as GroundFor[];
export const GROUNDS_AGAINST = Object.keys(AGAINST) as GroundAgainst[];
