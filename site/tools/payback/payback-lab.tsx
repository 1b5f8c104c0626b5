import { useEffect, useState } from 'react';
import { FIRST_CHOICE, readAddress, writeAddress } from './address.ts';
import { readPlan } from './arithmetic/plan.ts';
import { resultOf } from './arithmetic/result.ts';
import { planOf, SCENARIOS } from './arithmetic/scenarios.ts';
import { CashCurve } from './cash-curve.tsx';
import { InfluenceChart } from './influence-chart.tsx';
import { KeyLine } from './key-line.tsx';
import styles from './lab.module.css';
import { MonthSlip } from './month-slip.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PlanForm } from './plan-form.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { SendRow } from './send-row.tsx';
import { StatedRanges } from './stated-ranges.tsx';
import { spansOf, usualPlan } from './usual.ts';
import type { Choice, LabProps } from './words.ts';

/** Payback lab: from costs to what a month leaves, when the money is back, and how deep it goes before. */
export default function PaybackLab(props: LabProps) {
  const [choice, setChoice] = useState<Choice>(FIRST_CHOICE);
  const [isAlive, setAlive] = useState(false);
  // The page was rendered without an address: what it says is read once the script runs.
  useEffect(() => {
    setChoice(readAddress(location.search, props.brands));
    setAlive(true);
  }, [props.brands]);
  const spans = spansOf(props, choice.model, choice.city, choice.brand);
  const plan = readPlan(choice.given, usualPlan(spans));
  const address = writeAddress(choice, plan);
  useEffect(() => {
    if (isAlive) history.replaceState(history.state, '', `${location.pathname}${address}`);
  }, [isAlive, address]);
  const result = resultOf(plan);
  const scenarios = SCENARIOS.map((name) => {
    const shifted = planOf(plan, name);
    return { name, plan: shifted, result: resultOf(shifted) };
  });
  const model = props.models.find(({ route }) => route === choice.model);
  return (
    <div className={styles.lab}>
      <noscript>
        <p className={styles.sentence}>{props.noScript}</p>
      </noscript>
      <PlanForm {...props} choice={choice} plan={plan} spans={spans} onChoose={setChoice} />
      <div className={styles.results}>
        <KeyLine result={result} />
        <p className={styles.caution}>
          These are your own assumptions, not a promise. Nothing leaves this device until you send
          it.
        </p>
        <MonthSlip month={result.month} emi={result.loan.emi} investment={result.investment} />
        <CashCurve scenarios={scenarios} result={result} />
        <ScenarioTable scenarios={scenarios} />
        <InfluenceChart plan={plan} fields={props.fields} />
        {model && <StatedRanges stated={model.stated} result={result} note={props.statedNote} />}
        <section className={styles.part}>
          <h3>{props.without.heading}</h3>
          <ul>
            {props.without.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <SendRow choice={choice} plan={plan} result={result} fields={props.fields} />
      </div>
      <PaperSheet {...props} choice={choice} plan={plan} result={result} isAlive={isAlive} />
    </div>
  );
}
