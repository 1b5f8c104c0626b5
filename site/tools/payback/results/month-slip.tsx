import receipt from '../../../sections/shared/receipt.module.css';
import type { Investment } from '../arithmetic/investment.ts';
import type { Month } from '../arithmetic/month.ts';
import { rupees } from '../figures.ts';
import { investmentLines, monthLines } from '../lines.ts';
import styles from './results.module.css';

export interface MonthSlipProps {
  month: Month;
  emi: number;
  investment: Investment;
}

/** Two till slips: what opening costs, and what a full month leaves. */
export function MonthSlip({ month, emi, investment }: MonthSlipProps) {
  const left = month.profit - emi;
  const word = Math.round(left) < 0 ? 'Loss each month' : 'Left each month';
  return (
    <div className={styles.slips}>
      <Slip
        heading="To open"
        lines={investmentLines(investment)}
        word="You need"
        sum={investment.total}
      />
      <Slip
        heading="A full month"
        lines={[
          ...monthLines(month),
          ...(emi ? ([['Instalment', -emi]] as [string, number][]) : []),
        ]}
        word={word}
        sum={Math.abs(left)}
      />
    </div>
  );
}

interface SlipProps {
  heading: string;
  lines: [string, number][];
  word: string;
  sum: number;
}

function Slip({ heading, lines, word, sum }: SlipProps) {
  return (
    <section className={`${receipt.receipt} ${styles.slip}`}>
      <h3>{heading}</h3>
      <dl>
        {lines.map(([label, amount]) => (
          <div key={label} className={receipt.line}>
            <dt>{label}</dt>
            <dd>{rupees(amount)}</dd>
          </div>
        ))}
        <div className={`${receipt.line} ${styles.sum}`}>
          <dt>{word}</dt>
          <dd>{rupees(sum)}</dd>
        </div>
      </dl>
    </section>
  );
}
