import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { CITIES } from '../../../contract/desk/cities.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { type WorkFields, workFieldsSchema } from '../../../contract/desk/work.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { deskContentQuery } from '../../shared/contact/greeting.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './lead.module.css';

type FieldName = keyof WorkFields;
type Typed = Partial<Record<FieldName, string>>;

/** What is learned in talks; numbers are typed as digits, with or without commas. */
const FIELDS: readonly { name: FieldName; label: string; isNumber?: boolean; hint?: string }[] = [
  { name: 'city', label: 'City' },
  { name: 'area_sqft', label: 'Area in sq ft', isNumber: true },
  { name: 'budget_rupees', label: 'Budget in rupees', isNumber: true, hint: 'Such as 15,00,000' },
  { name: 'model', label: 'Model' },
  { name: 'brand', label: 'Brand' },
  { name: 'language', label: 'Language', hint: 'Chooses the first message' },
  { name: 'best_hour', label: 'Best hour to call', isNumber: true, hint: '0 to 23, in India' },
  { name: 'source', label: 'Source' },
];
/** Names that lists and filters know, to choose from; any other may be typed. */
const CHOICES: Partial<Record<FieldName, (content: DeskContent) => readonly string[]>> = {
  city: () => CITIES.map(([name = '']) => name),
  model: ({ models }) => models.map(({ name }) => name),
  brand: ({ brands }) => brands,
  language: ({ greetings }) => greetings.map(({ language }) => language),
  source: ({ sources }) => sources,
};
const rupees = new Intl.NumberFormat('en-IN');

/** The fields of a lead that are ours; all are optional, and none fills itself. */
export function FieldsForm({ lead }: { lead: WholeLead }) {
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const work = useWork();
  const { data: content } = useQuery(deskContentQuery);
  const formId = useId();
  const isChanged = FIELDS.some(
    ({ name }) => typed[name] !== undefined && typed[name] !== shown(lead, name),
  );

  function save(event: FormEvent) {
    event.preventDefault();
    const given = FIELDS.filter(({ name }) => typed[name] !== undefined).map(
      ({ name, isNumber }) => [name, readField(typed[name] ?? '', isNumber)] as const,
    );
    const checked = v.safeParse(workFieldsSchema, Object.fromEntries(given));
    const faults = checked.issues?.map(
      (issue) =>
        [v.getDotPath(issue) ?? '', 'This does not fit. Type digits, or a shorter text.'] as const,
    );
    setErrors(Object.fromEntries(faults ?? []));
    if (!checked.success) return;
    work.mutate(
      { leadId: lead.id, change: { fields: checked.output }, words: `${lead.name}: saved` },
      { onSuccess: () => setTyped((now) => withoutSaved(now, typed)) },
    );
  }

  return (
    <form className={styles.fields} onSubmit={save} noValidate>
      {FIELDS.map(({ name, label, hint, isNumber }) => (
        <TextField
          key={name}
          label={label}
          list={CHOICES[name] && `${formId}${name}`}
          hint={hint}
          name={name}
          error={errors[name]}
          autoComplete="off"
          inputMode={isNumber ? 'numeric' : undefined}
          value={typed[name] ?? shown(lead, name)}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      {content &&
        Object.entries(CHOICES).map(([name, choicesOf]) => (
          <datalist key={name} id={`${formId}${name}`}>
            {choicesOf(content).map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        ))}
      {isChanged && (
        <Button type="submit" isBusy={work.isPending} className={styles.save}>
          Save
        </Button>
      )}
    </form>
  );
}

/** What was typed while the rest was on its way stays. */
const withoutSaved = (now: Typed, saved: Typed): Typed =>
  Object.fromEntries(
    Object.entries(now).filter(([name, text]) => saved[name as FieldName] !== text),
  );

function shown(lead: WholeLead, name: FieldName): string {
  const value = lead[name];
  if (value === null) return '';
  return name === 'budget_rupees' && typeof value === 'number'
    ? rupees.format(value)
    : String(value);
}

/** Empty is null; digits with commas or spaces are a number, anything else stays text and is refused. */
function readField(text: string, isNumber = false): string | number | null {
  const words = text.trim();
  if (!words) return null;
  const digits = words.replace(/[,\s₹]/g, '');
  return isNumber && /^\d+$/.test(digits) ? Number(digits) : words;
}
