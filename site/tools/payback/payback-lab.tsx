import { type ComponentType, useEffect, useState } from 'react';
import { FIRST_CHOICE, readAddress, writeAddress } from './address.ts';
import { readPlan } from './arithmetic/plan.ts';
import { resultOf } from './arithmetic/result.ts';
import { KeyLine } from './key-line.tsx';
import styles from './lab.module.css';
import { PlanForm } from './plan-form.tsx';
import type { LabResultsProps } from './results/lab-results.tsx';
import { spansOf, usualPlan } from './usual.ts';
import type { Choice, LabProps } from './words.ts';

/** Payback lab: from costs to what a month leaves, when the money is back, and how deep it goes before. */
export default function PaybackLab(props: LabProps) {
  const [choice, setChoice] = useState<Choice>(FIRST_CHOICE);
  const [Results, setResults] = useState<ComponentType<LabResultsProps> | null>(null);
  // The page was rendered without an address: what it says is read once the script runs.
  useEffect(() => {
    setChoice(readAddress(location.search, props.brands));
    void import('./results/lab-results.tsx').then((loaded) => setResults(() => loaded.default));
  }, [props.brands]);
  const spans = spansOf(props, choice.model, choice.city, choice.brand);
  const plan = readPlan(choice.given, usualPlan(spans));
  const address = writeAddress(choice, plan);
  useEffect(() => {
    if (Results) history.replaceState(history.state, '', `${location.pathname}${address}`);
  }, [Results, address]);
  const result = resultOf(plan);
  return (
    <div className={styles.lab}>
      <noscript>
        <p className={styles.sentence}>{props.noScript}</p>
      </noscript>
      <KeyLine result={result} />
      <PlanForm {...props} choice={choice} plan={plan} spans={spans} onChoose={setChoice} />
      <div className={styles.results}>
        {Results && <Results {...props} choice={choice} plan={plan} result={result} />}
      </div>
    </div>
  );
}
