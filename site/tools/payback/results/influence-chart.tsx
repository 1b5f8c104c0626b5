import type { Plan } from '../arithmetic/plan.ts';
import { influencesOn } from '../arithmetic/scenarios.ts';
import { rupees } from '../figures.ts';
import type { LabProps } from '../words.ts';
import styles from './chart.module.css';

/** What matters most: what a tenth more or less does to a month, the strongest first. */
export function InfluenceChart({ plan, fields }: { plan: Plan; fields: LabProps['fields'] }) {
  const influences = influencesOn(plan).filter(({ worse, better }) => better - worse >= 1);
  const widest = Math.max(1, ...influences.flatMap(({ worse, better }) => [-worse, better]));
  const size = (money: number) => (Math.abs(money) / widest) * 100;
  return (
    <section className={styles.part}>
      <h3>What matters most</h3>
      <p>What a month gains or loses if one thing turns out a tenth better or worse.</p>
      <ol className={styles.influences}>
        {influences.map(({ field, worse, better }) => (
          <li key={field}>
            <span>{fields[field].label}</span>
            <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={styles.worse}
                x={100 - size(worse)}
                width={size(worse)}
                height="12"
              />
              <rect className={styles.better} x="100" width={size(better)} height="12" />
            </svg>
            <span className={styles.amounts}>{`${rupees(worse)} to +${rupees(better)}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
