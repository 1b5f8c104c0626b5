import field from '../../../ui/field/field.module.css';
import { CITY_CLASSES, FIELD_GROUPS, PAYBACK_MODELS } from '../../content/payback/layers.ts';
import { FIRST_CHOICE } from './address.ts';
import { investmentOf } from './arithmetic/investment.ts';
import { PLAN_FIELDS, type Plan } from './arithmetic/plan.ts';
import { ChoiceRow } from './choice-row.tsx';
import { rupees } from './figures.ts';
import styles from './form.module.css';
import { NumberField } from './number-field.tsx';
import type { Spans } from './usual.ts';
import type { Choice, LabProps } from './words.ts';

export interface PlanFormProps extends LabProps {
  choice: Choice;
  plan: Plan;
  spans: Spans;
  onChoose: (choice: Choice) => void;
}

/** What describes a visitor's place and purse stays when he looks at another model. */
const OWN_GROUPS = ['place', 'money'];

/** The assumptions: model, city and what matters most at once, the others folded by group. */
export function PlanForm(props: PlanFormProps) {
  const { choice, plan, spans, fields, groups, onChoose } = props;
  const set = (name: keyof Plan, value: number | undefined) => {
    const { [name]: _before, ...others } = choice.given;
    onChoose({ ...choice, given: value === undefined ? others : { ...others, [name]: value } });
  };
  const asField = (name: keyof Plan) => (
    <NumberField
      key={name}
      name={name}
      words={fields[name]}
      span={spans[name]}
      value={plan[name]}
      onValue={(value) => set(name, value)}
    />
  );
  const first = PLAN_FIELDS.filter((name) => fields[name].isFirst);
  const own = (given: Partial<Plan>) =>
    Object.fromEntries(
      Object.entries(given).filter(([name]) =>
        OWN_GROUPS.includes(fields[name as keyof Plan].group),
      ),
    );
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <h2>Your figures</h2>
      <ChoiceRow
        label="Model"
        name="model"
        value={choice.model}
        options={PAYBACK_MODELS.map((route) => ({
          value: route,
          label: props.models.find((model) => model.route === route)?.name ?? route,
        }))}
        onValue={(model) => onChoose({ ...choice, model, given: own(choice.given) })}
      />
      <ChoiceRow
        label="Where"
        name="city"
        value={choice.city}
        options={CITY_CLASSES.map((city) => ({ value: city, label: props.cityNames[city] }))}
        onValue={(city) => onChoose({ ...choice, city })}
      />
      {first.map(asField)}
      <label className={field.field}>
        <span className={field.label}>Prices from the menu of</span>
        <select
          className={field.control}
          value={choice.brand ?? ''}
          onChange={({ currentTarget }) => {
            const { averageBill: _before, ...given } = choice.given;
            onChoose({ ...choice, brand: currentTarget.value || undefined, given });
          }}
        >
          <option value="">All brands</option>
          {props.brands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.own}>
        {`To open you need ${rupees(investmentOf(plan).total)}, of it ${rupees(Math.max(0, investmentOf(plan).total - plan.loan))} of your own.`}
      </p>
      {FIELD_GROUPS.map((group) => (
        <details key={group} className={styles.group}>
          <summary>{groups[group]}</summary>
          <div className={styles.fields}>
            {PLAN_FIELDS.filter(
              (name) => fields[name].group === group && !fields[name].isFirst,
            ).map(asField)}
          </div>
        </details>
      ))}
      <button
        type="button"
        className={styles.again}
        onClick={() => onChoose({ ...FIRST_CHOICE, model: choice.model, city: choice.city })}
      >
        Back to the usual values
      </button>
    </form>
  );
}
