import {
  type CheckedFigures,
  canCheck,
  impliedPayback,
  impliedReturn,
  perHead,
} from '../../content/claims/check-figures.ts';
import type { CheckWords } from '../../content/claims/claims-words.ts';
import { formatPercent, formatRange, formatRupees } from '../../format/range.ts';
import columns from '../shared/model-columns.module.css';
import { Receipt, ReceiptLine } from '../shared/receipt.tsx';
import styles from './figure-check.module.css';

export interface FigureCheckProps {
  models: readonly { slug: string; name: string; figures: CheckedFigures; success?: Success }[];
  words: CheckWords;
  /** Rupees of the cheapest dish of all menus. */
  cheapest: number;
}
type Success = { claims: readonly { id: string; value: string }[] } | undefined;

/** Claims of success that count orders or customers of a day, and what a share of the revenue is called. */
const COUNTS = {
  'cloud-daily-orders': 'perOrder',
  'multi-daily-customers': 'perCustomer',
} as const;

/** What the stated figures of each model say of each other, as a bill for each. */
export function FigureCheck({ models, words, cheapest }: FigureCheckProps) {
  const checked = models.filter(({ figures }) => canCheck(figures));
  return (
    <div className={columns.columns}>
      {checked.map(({ slug, name, figures, success }) => (
        <Receipt key={slug}>
          <h3>{name}</h3>
          <dl className={styles.lines}>
            <ReceiptLine
              label={words.statedReturn}
              value={`${formatPercent(figures.roiPercent)} ${words.perYear}`}
            />
            <ReceiptLine
              label={words.impliedReturn}
              value={`${formatPercent(impliedReturn(figures))} ${words.perYear}`}
            />
            <ReceiptLine
              label={words.breakEven}
              value={formatRange(figures.breakEvenMonths, 'months')}
            />
            <ReceiptLine
              label={words.statedPayback}
              value={formatRange(figures.paybackYears, 'years')}
            />
            <ReceiptLine
              label={words.impliedPayback}
              value={formatRange(impliedPayback(figures), 'years')}
            />
            <HeadLines figures={figures} success={success} words={words} cheapest={cheapest} />
          </dl>
          <p className={styles.verdict}>{words.doesNotFit}</p>
        </Receipt>
      ))}
    </div>
  );
}

interface HeadLinesProps extends Pick<FigureCheckProps, 'words' | 'cheapest'> {
  figures: CheckedFigures;
  success: Success;
}

/** What an order or a customer would bring by the stated revenue, beside what a dish costs. */
function HeadLines({ figures, success, words, cheapest }: HeadLinesProps) {
  const claim = success?.claims.find(({ id }) => id in COUNTS);
  if (!claim) return null;
  const { min, max } = perHead(figures.monthlyRevenue, Number.parseInt(claim.value, 10));
  const label = words[COUNTS[claim.id as keyof typeof COUNTS]];
  return (
    <>
      <ReceiptLine label={`${label} (${claim.value})`} value={`₹${min}-${max}`} />
      <ReceiptLine label={words.cheapest} value={formatRupees(cheapest)} />
    </>
  );
}
