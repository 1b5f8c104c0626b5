import { type ComponentType, useEffect, useState } from 'react';
import button from '../../../ui/button/button.module.css';
import field from '../../../ui/field/field.module.css';
import type { FieldWords } from '../../content/payback.ts';
import {
  CITY_CLASSES,
  type CityClass,
  FIELD_GROUPS,
  PAYBACK_MODELS,
  type PaybackModel,
  type Span,
} from '../../content/payback-layers.ts';
import { ChoiceRow } from '../choice-row.tsx';
import { type Result, resultOf } from './arithmetic.ts';
import {
  breakEvenWords,
  editable,
  monthWords,
  paybackWords,
  readableSpan,
  rupees,
  typed,
} from './figures.ts';
import styles from './payback.module.css';
import { PLAN_BOUNDS, PLAN_FIELDS, type Plan } from './plan.ts';
import {
  type Choice,
  type LabProps,
  type LabResultsProps,
  planOfChoice,
  spansOf,
} from './usual.ts';

/** From costs to what a month leaves, when the money is back, and how deep it goes before. Without a script the meanings and the usual are there
 * to read; the key figures would be those of one model, and look like a promise. */
export default function PaybackLab(props: LabProps) {
  const [choice, setChoice] = useState<Choice>(FIRST_CHOICE);
  const [Results, setResults] = useState<ComponentType<LabResultsProps> | null>(null);
  // The page was rendered without an address: what it says is read once the script runs.
  useEffect(() => {
    setChoice(readAddress(location.search, props.brands));
    void import('./lab-results.tsx').then((loaded) => setResults(() => loaded.default));
  }, [props.brands]);
  const plan = planOfChoice(props, choice);
  const address = writeAddress(choice, plan);
  useEffect(() => {
    if (Results) history.replaceState(history.state, '', `${location.pathname}${address}`);
  }, [Results, address]);
  const result = resultOf(plan);
  const computed = { ...props, choice, plan, result };
  return (
    <div className={`stack ${styles.lab}`}>
      <noscript>
        <p className={`strong ${styles.sentence}`}>{props.noScript}</p>
      </noscript>
      <KeyLine result={result} />
      <PlanForm {...computed} onChoose={setChoice} />
      <div>{Results && <Results {...computed} />}</div>
    </div>
  );
}

function KeyLine({ result }: { result: Result }) {
  const isLoss = Math.round(result.cashPerMonth) < 0;
  return (
    <dl
      className={`scripted ${styles.line}`}
      aria-live="polite"
      data-loss={isLoss ? '' : undefined}
    >
      {[
        ['Break-even', breakEvenWords(result)],
        ['A full month leaves', monthWords(result.cashPerMonth)],
        ['Money back', paybackWords(result)],
      ].map(([term, value]) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What describes a visitor's place and purse stays when he looks at another model. */
const OWN_GROUPS = ['place', 'money'];

function PlanForm(props: LabResultsProps & { onChoose: (choice: Choice) => void }) {
  const { choice, plan, result, fields, groups, onChoose } = props;
  const spans = spansOf(props, choice);
  const set = (name: keyof Plan, value: number | undefined) => {
    const { [name]: _before, ...given } = choice.given;
    onChoose({ ...choice, given: value === undefined ? given : { ...given, [name]: value } });
  };
  const asFields = (isShown: (words: FieldWords) => boolean) =>
    PLAN_FIELDS.filter((name) => isShown(fields[name])).map((name) => (
      <NumberField
        key={name}
        name={name}
        words={fields[name]}
        span={spans[name]}
        value={plan[name]}
        onValue={(value) => set(name, value)}
      />
    ));
  const own = (given: Partial<Plan>) =>
    Object.fromEntries(
      Object.entries(given).filter(([name]) =>
        OWN_GROUPS.includes(fields[name as keyof Plan].group),
      ),
    );
  const { total } = result.investment;
  return (
    <form
      className={`stack screen-only ${styles.form}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="scripted">Your figures</h2>
      <div className="stack scripted">
        <ChoiceRow
          label="Model"
          name="model"
          options={PAYBACK_MODELS.map((route) => [
            route,
            props.models.find((model) => model.route === route)?.name ?? route,
          ])}
          input={(value) => ({
            checked: value === choice.model,
            onChange: () =>
              onChoose({ ...choice, model: value as PaybackModel, given: own(choice.given) }),
          })}
        />
        <ChoiceRow
          label="Where"
          name="city"
          options={CITY_CLASSES.map((city) => [city, props.cityNames[city]])}
          input={(value) => ({
            checked: value === choice.city,
            onChange: () => onChoose({ ...choice, city: value as CityClass }),
          })}
        />
      </div>
      {asFields(({ isFirst }) => isFirst === true)}
      <label className={`scripted ${field.field}`}>
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
      <p className={`strong scripted ${styles.own}`}>
        {`To open you need ${rupees(total)}, of it ${rupees(Math.max(0, total - plan.loan))} of your own.`}
      </p>
      {FIELD_GROUPS.map((group) => (
        <details key={group}>
          <summary>{groups[group]}</summary>
          <div className={`stack ${styles.fields}`}>
            {asFields((words) => words.group === group && !words.isFirst)}
          </div>
        </details>
      ))}
      <button
        type="button"
        className={`${button.button} ${button.quiet} scripted ${styles.again}`}
        onClick={() => onChoose({ ...FIRST_CHOICE, model: choice.model, city: choice.city })}
      >
        Back to the usual values
      </button>
    </form>
  );
}

interface NumberFieldProps {
  name: keyof Plan;
  words: FieldWords;
  span: Span;
  value: number;
  /** undefined: back to the usual value. */
  onValue: (value: number | undefined) => void;
}

/** One assumption: its value as people write it, what it means, what is usual, and whose word that is. */
function NumberField({ name, words, span, value, onValue }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [least, , most] = span;
  const id = `payback-${name}`;
  const isUnusual = value < least || value > most;
  const isWrong = text !== null && text.trim() !== '' && typed(text, words) === null;
  const sign = words.unit === 'rupees' ? '₹' : undefined;
  const after = words.unit === 'percent' ? '%' : words.after;
  const range = words.basis && name !== 'loan' && `Usually ${readableSpan(least, most, words)}.`;
  const take = (input: string) => {
    setText(input);
    const number = typed(input, words);
    if (number !== null) onValue(number);
    if (!input.trim()) onValue(undefined);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {words.label}
      </label>
      <span className={`scripted ${styles.box}`}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          id={id}
          className={field.control}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? editable(value, words)}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong || undefined}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          onBlur={() => setText(null)}
        />
        {after && <span>{after}</span>}
      </span>
      {words.isFirst && name !== 'loan' && (
        <input
          className={`scripted ${styles.slider}`}
          type="range"
          aria-label={`${words.label}, slider`}
          min={least}
          max={most}
          step={PLAN_BOUNDS[name].step}
          value={value}
          onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
        />
      )}
      <div id={`${id}-hint`} className={`small muted ${styles.hint}`}>
        {isWrong && (
          <p className={`strong ${styles.unusual}`}>Write a number, for instance 12,500.</p>
        )}
        {isUnusual && (
          <p className={`strong ${styles.unusual}`}>{`Outside what is usual. ${range}`}</p>
        )}
        <p>{words.meaning}</p>
        {range && !isUnusual && <p>{range}</p>}
        <p className={styles.basis}>{words.basis}</p>
      </div>
    </div>
  );
}

export const FIRST_CHOICE: Choice = { model: 'singleBrand', city: 'largeCity', given: {} };

/** Only what differs from the usual, and nothing about a person. */
export function writeAddress({ model, city, brand, given }: Choice, plan: Plan): string {
  const query = new URLSearchParams();
  if (model !== FIRST_CHOICE.model) query.set('model', model);
  if (city !== FIRST_CHOICE.city) query.set('in', city);
  if (brand) query.set('menu', brand);
  for (const field of PLAN_FIELDS) {
    if (given[field] !== undefined) query.set(field, String(plan[field]));
  }
  return query.size ? `?${query}` : '';
}

/** Reads what `writeAddress` wrote. What is unknown or no number is left out; bounds are kept by `readPlan`. */
export function readAddress(search: string, brands: readonly { slug: string }[]): Choice {
  const query = new URLSearchParams(search);
  const given: Partial<Plan> = {};
  for (const field of PLAN_FIELDS) {
    const text = query.get(field);
    if (text && /^\d{1,9}(\.\d{1,3})?$/.test(text)) given[field] = Number(text);
  }
  const brand = brands.find(({ slug }) => slug === query.get('menu'))?.slug;
  return {
    model: PAYBACK_MODELS.find((model) => model === query.get('model')) ?? FIRST_CHOICE.model,
    city: CITY_CLASSES.find((city) => city === query.get('in')) ?? FIRST_CHOICE.city,
    ...(brand && { brand }),
    given,
  };
}
