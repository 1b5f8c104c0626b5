import type { Plan } from '../arithmetic/plan.ts';
import type { Result } from '../arithmetic/result.ts';
import { resultOf } from '../arithmetic/result.ts';
import { planOf, SCENARIOS } from '../arithmetic/scenarios.ts';
import type { Choice, LabProps } from '../words.ts';
import { CashCurve } from './cash-curve.tsx';
import { InfluenceChart } from './influence-chart.tsx';
import { MonthSlip } from './month-slip.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import styles from './results.module.css';
import { ScenarioTable } from './scenario-table.tsx';
import { SendRow } from './send-row.tsx';
import { StatedRanges } from './stated-ranges.tsx';

export interface LabResultsProps extends LabProps {
  choice: Choice;
  plan: Plan;
  result: Result;
}

/** What a plan leads to. Comes with the script: without one, the worked examples show the same of three plans. */
export default function LabResults(props: LabResultsProps) {
  const { choice, plan, result, fields } = props;
  const scenarios = SCENARIOS.map((name) => {
    const shifted = planOf(plan, name);
    return { name, plan: shifted, result: resultOf(shifted) };
  });
  const model = props.models.find(({ route }) => route === choice.model);
  return (
    <div className={styles.results}>
      <p className={styles.caution}>
        These are your own assumptions, not a promise. Nothing leaves this device until you send it.
      </p>
      <MonthSlip month={result.month} emi={result.loan.emi} investment={result.investment} />
      <CashCurve scenarios={scenarios} result={result} />
      <ScenarioTable scenarios={scenarios} />
      <InfluenceChart plan={plan} fields={fields} />
      {model && <StatedRanges stated={model.stated} result={result} words={props.figureNote} />}
      <section className={styles.part}>
        <h3>{props.without.heading}</h3>
        <ul>
          {props.without.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <SendRow choice={choice} plan={plan} result={result} fields={fields} />
      <PaperSheet {...props} />
    </div>
  );
}
