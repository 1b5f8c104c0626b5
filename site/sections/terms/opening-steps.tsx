import { contactPath } from '../../../contract/interest/interest.ts';
import type { Point } from '../../content/shared/point.ts';
import type { OpeningLabels, OpeningStep } from '../../content/terms-words.ts';
import styles from './opening-steps.module.css';

export interface OpeningStepsProps {
  /** The specified steps. */
  points: readonly Point[];
  /** What belongs to each, in the same order. */
  steps: readonly OpeningStep[];
  labels: OpeningLabels;
}

/** The way to the first order as a chain of slips: how long, who does what, papers and money. */
export function OpeningSteps({ points, steps, labels }: OpeningStepsProps) {
  const ask = <a href={contactPath({ from: 'opening' })}>{labels.ask}</a>;
  return (
    <ol className={`plain-list ${styles.steps}`}>
      {points.map(({ title, text }, at) => {
        const step = steps[at];
        return (
          <li key={title} className={styles.step}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
            {step && (
              <dl className={styles.facts}>
                <Fact label={labels.duration}>{step.duration ?? ask}</Fact>
                <Fact label={labels.money}>{step.money ?? ask}</Fact>
                <Fact label={labels.you}>
                  <List items={step.you} />
                </Fact>
                <Fact label={labels.us}>
                  <List items={step.us} />
                </Fact>
                <Fact label={labels.papers}>{step.papers.join(' · ')}</Fact>
              </dl>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
