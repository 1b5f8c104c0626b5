import { PLAN_FIELDS, type Plan } from '../arithmetic/plan.ts';
import { readable, readableSpan } from '../figures.ts';
import { spansOf } from '../usual.ts';
import type { Choice, LabProps } from '../words.ts';
import styles from './results.module.css';

export interface PaperSheetProps extends LabProps {
  choice: Choice;
  plan: Plan;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Every assumption on paper, for the bank; on the screen the form says the same. */
export function PaperSheet(props: PaperSheetProps) {
  const { choice, plan, fields, models, cityNames } = props;
  const spans = spansOf(props, choice.model, choice.city, choice.brand);
  const name = models.find(({ route }) => route === choice.model)?.name;
  return (
    <section className={styles.paper}>
      <h2>{`All assumptions: ${name}, ${cityNames[choice.city].toLowerCase()}`}</h2>
      <p>{`Printed on ${day.format(new Date())}. Your own assumptions; not a promise.`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Assumption</th>
            <th scope="col">Value</th>
            <th scope="col">Usual</th>
          </tr>
        </thead>
        <tbody>
          {PLAN_FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row">{fields[field].label}</th>
              <td>{readable(plan[field], fields[field])}</td>
              <td>
                {field === 'loan'
                  ? ''
                  : readableSpan(spans[field][0], spans[field][2], fields[field])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
