import { useState } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { readableKey } from './field-words.ts';
import styles from './form.module.css';
import type { FormNode } from './form-node.ts';
import { fieldId, useFormScope } from './form-scope.ts';

export interface LeafProps<Kind extends FormNode['kind']> {
  node: Extract<FormNode, { kind: Kind }>;
  path: FieldPath;
  value: unknown;
}

/** What every control of one value has: where it stands, its words, and what is wrong with it. */
function useControl(node: FormNode, path: FieldPath) {
  const { edit, faultAt } = useFormScope();
  return {
    edit: (value: unknown) =>
      edit(value === '' && !node.isRequired ? { op: 'unset', path } : { op: 'set', path, value }),
    props: {
      id: fieldId(path),
      name: fieldId(path),
      label: node.label,
      hint: node.help,
      error: faultAt(path),
      isOptional: !node.isRequired,
    },
  };
}

/** Words in one line or several, a day or a colour. */
export function WordsField({ node, path, value }: LeafProps<'text' | 'long' | 'date' | 'colour'>) {
  const { edit, props } = useControl(node, path);
  const text = typeof value === 'string' ? value : '';
  const { maxLength } = node;
  if (node.kind === 'colour') return <ColourField {...{ path, value }} node={node} />;
  if (node.kind === 'date') {
    return (
      <TextField
        {...props}
        type="date"
        value={text.slice(0, 10)}
        onChange={(event) => edit(event.target.value)}
      />
    );
  }
  return (
    <div className={styles.counted}>
      {node.kind === 'long' ? (
        <TextArea
          {...props}
          rows={3}
          className={styles.long}
          dir="auto"
          value={text}
          onChange={(event) => edit(event.target.value)}
        />
      ) : (
        <TextField
          {...props}
          dir="auto"
          value={text}
          onChange={(event) => edit(event.target.value)}
        />
      )}
      {maxLength !== undefined && text.length > maxLength * 0.7 && !text.includes('{') && (
        <p className={styles.count} data-over={text.length > maxLength || undefined}>
          {text.length} of {maxLength}
        </p>
      )}
    </div>
  );
}

function ColourField({ node, path, value }: LeafProps<'text' | 'long' | 'date' | 'colour'>) {
  const { edit, props } = useControl(node, path);
  const text = typeof value === 'string' ? value : '';
  const { name, ...texts } = props;
  return (
    <Field {...texts}>
      {(wiring) => (
        <div className={styles.colour}>
          <input
            {...wiring}
            name={name}
            type="color"
            value={text}
            onChange={(event) => edit(event.target.value)}
          />
          <code>{text}</code>
        </div>
      )}
    </Field>
  );
}

/** @returns the number that somebody typed, as Indians write it too (`1,20,000`); the text where it is none */
export function readTyped(text: string): number | string {
  const plain = text.replaceAll(/[\s,₹]/g, '');
  return plain === '' || Number.isNaN(Number(plain)) ? text.trim() : Number(plain);
}

/** A number with its unit. What is typed stays as it is typed until the value changes elsewhere. */
export function NumberField({ node, path, value }: LeafProps<'number'>) {
  const { edit, props } = useControl(node, path);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && readTyped(typed) === value ? typed : String(value ?? '');
  return (
    <TextField
      {...props}
      label={node.unit ? `${node.label} (${node.unit})` : node.label}
      inputMode={node.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={styles.number}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        edit(readTyped(event.target.value));
      }}
    />
  );
}

/** One of a few. */
export function ChoiceField({ node, path, value }: LeafProps<'choice'>) {
  const { edit, props } = useControl(node, path);
  const empty = node.isRequired && value !== undefined ? [] : [{ value: '', label: 'None' }];
  const options = node.options.map((one, place) => ({
    value: String(one),
    label: node.names[place] ?? (typeof one === 'number' ? String(one) : readableKey(one)),
  }));
  return (
    <SelectField
      {...props}
      options={[...empty, ...options]}
      value={String(value ?? '')}
      onChange={(event) =>
        edit(node.options.find((one) => String(one) === event.target.value) ?? '')
      }
    />
  );
}

/** Yes or no. */
export function SwitchField({ node, path, value }: LeafProps<'switch'>) {
  const { edit } = useFormScope();
  return (
    <label className={styles.switch}>
      <input
        id={fieldId(path)}
        type="checkbox"
        checked={value === true}
        onChange={(event) => edit({ op: 'set', path, value: event.target.checked })}
      />
      <span>
        {node.label}
        {node.help && <small>{node.help}</small>}
      </span>
    </label>
  );
}
