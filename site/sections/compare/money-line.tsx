import type { CompareWords } from '../../content/franchise/compare-words.ts';
import type { Budget } from '../../content/franchise/franchise-words.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import { formatLakhs, type Range } from '../../format/range.ts';
import styles from './money-line.module.css';

export interface MoneyLineProps {
  models: readonly Pick<LocatedModel, 'name' | 'path' | 'figures'>[];
  bands: readonly Budget[];
  words: CompareWords['money'];
}

interface Sum {
  name: string;
  investment: Range;
  kind: 'model' | 'gap' | 'band';
  href?: string;
  text?: string;
}

/** The sums of models and guide on one scale, with what lies between the models. */
export function MoneyLine({ models, bands, words }: MoneyLineProps) {
  const ours: Sum[] = models.map(({ name, path, figures: { investment } }) => ({
    ...{ name, investment, kind: 'model', href: path },
  }));
  const gaps: Sum[] = findGaps(ours.map(({ investment }) => investment)).map((investment) => ({
    ...{ name: words.gap, text: words.gapNote, investment, kind: 'gap' },
  }));
  const trade: Sum[] = bands.map((band) => ({ ...band, kind: 'band' }));
  const groups = [
    { heading: words.models, sums: [...ours, ...gaps] },
    { heading: words.bands, sums: trade },
  ];
  const scale = Math.max(...groups.flatMap(({ sums }) => sums.map((sum) => sum.investment.max)));
  return (
    <div className={styles.line}>
      {groups.map(({ heading, sums }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={`plain-list ${styles.sums}`}>
            {sums
              .sort((left, right) => left.investment.min - right.investment.min)
              .map((sum) => (
                <Bar key={sum.name} sum={sum} scale={scale} />
              ))}
          </ul>
        </section>
      ))}
      <p className={styles.caption}>{words.caption}</p>
    </div>
  );
}

function Bar({ sum: { name, investment, kind, href, text }, scale }: BarProps) {
  const { min, max } = investment;
  return (
    <li className={styles.sum} data-kind={kind}>
      <p className={styles.name}>{href ? <a href={href}>{name}</a> : name}</p>
      <p className={styles.amount}>{formatLakhs(investment)}</p>
      {/* Presentation attributes: the content security policy refuses `style`. */}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.ground} width="100" height="1" />
        <rect x={(min / scale) * 100} width={((max - min) / scale) * 100} height="1" />
        {[25, 50, 75].map((quarter) => (
          <rect key={quarter} className={styles.tick} x={quarter} width="0.25" height="1" />
        ))}
      </svg>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  );
}

interface BarProps {
  sum: Sum;
  /** The largest sum of all. */
  scale: number;
}

/** What lies between ranges of money: sums that are more than one range takes and less than the next. */
export function findGaps(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((left, right) => left.min - right.min);
  return sorted.flatMap(({ min }, place) => {
    const covered = Math.max(...sorted.slice(0, place).map(({ max }) => max));
    return place > 0 && covered < min ? [{ min: covered, max: min }] : [];
  });
}
