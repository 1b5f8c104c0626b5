import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ContentChange, FieldPath } from '../../../../contract/desk/content/content.ts';
import { valueAt } from '../../../../contract/desk/content/field-path.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../../../ui/icon/icons.ts';
import styles from '../form.module.css';
import { fieldId, focusField, nameOfItem, readableKey, useFormScope } from './form-scope.ts';
import { type FormNode, type JsonSchema, readNode, startValue } from './read-schema.ts';

const PictureField = lazy(() => import('./picture-field.tsx'));

export interface ValueFieldProps {
  schema: JsonSchema;
  path: FieldPath;
  value: unknown;
  isRequired?: boolean;
  /** Words instead of the schema's. */
  label?: string;
}

/** The field of one value, whatever its schema says it is. */
export function ValueField({ schema, path, value, isRequired = true, label }: ValueFieldProps) {
  const read = readNode({ schema, value, name: path.at(-1) ?? '', isRequired });
  const node = label ? { ...read, label } : read;
  switch (node.kind) {
    case 'switch':
      return <SwitchField {...{ node, path, value }} />;
    case 'fact':
      return <FactField {...{ node, path, value }} />;
    case 'group':
      return <GroupField {...{ node, path, value }} />;
    case 'list':
      return <ListField {...{ node, path, value }} />;
    case 'picture':
      return (
        <Suspense>
          <PictureField {...{ node, path, value }} />
        </Suspense>
      );
    case 'unknown':
      return <Untouched {...{ node, value }} />;
    default:
      return <LeafField {...{ node, path, value }} />;
  }
}

interface FieldProps<Kind extends FormNode['kind']> {
  node: Extract<FormNode, { kind: Kind }>;
  path: FieldPath;
  value: unknown;
}

/** Fields in a frame with a name; the whole file has none. */
function GroupField({ node, path, value }: FieldProps<'group'>) {
  const fields = node.fields.map(({ key, schema, isRequired }) => (
    <ValueField
      key={key}
      {...{ schema, isRequired }}
      path={[...path, key]}
      value={valueAt(value, [key])}
    />
  ));
  if (path.length === 0) return <div className={styles.fields}>{fields}</div>;
  return (
    <details
      id={fieldId(path)}
      className={styles.group}
      open={path.length === 1 && typeof path[0] === 'string' && value !== undefined}
    >
      <summary>{node.label}</summary>
      <div className={styles.fields}>
        {node.help && <p className={styles.help}>{node.help}</p>}
        {fields}
      </div>
    </details>
  );
}

/** A value that the owner confirms: until then no stranger is told it as a fact. */
function FactField({ node, path, value }: FieldProps<'fact'>) {
  const { edit } = useFormScope();
  const plain = node.isConfirmed ? value : valueAt(value, ['value']);
  return (
    <div className={styles.fact} data-open={!node.isConfirmed || undefined}>
      <ValueField
        schema={node.inner}
        path={node.isConfirmed ? path : [...path, 'value']}
        value={plain}
        isRequired={node.isRequired}
        label={node.label}
      />
      {plain !== undefined && plain !== '' && (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            checked={node.isConfirmed}
            onChange={({ target }) =>
              edit({
                op: 'set',
                path,
                value: target.checked ? plain : { value: plain, sample: true },
              })
            }
          />
          <span>
            Confirmed<span className="visually-hidden">: {node.label}</span>
          </span>
        </label>
      )}
    </div>
  );
}

/** Values of an unknown shape are shown and never written. */
function Untouched({ node, value }: Omit<FieldProps<'unknown'>, 'path'>) {
  if (value === undefined) return null;
  return (
    <div className={styles.untouched}>
      <p>{node.label}</p>
      <pre>{JSON.stringify(value, null, 2)}</pre>
      <p className={styles.help}>This part is changed by a developer, in the file.</p>
    </div>
  );
}

/** Lists with more items begin closed. */
const MAX_OPEN = 7;

/** Items in an order: each can be edited, moved and removed, and others added. */
function ListField({ node, path, value }: FieldProps<'list'>) {
  const { edit, faultAt } = useFormScope();
  const box = useRef<HTMLDetailsElement>(null);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const fault = faultAt(path);
  /** Place of what was just added, until it is rendered. */
  const [added, setAdded] = useState<number>();

  useEffect(() => {
    if (added === undefined || added >= items.length) return;
    focusField([...path, added]);
    setAdded(undefined);
  }, [added, items.length, path]);

  function change(what: ContentChange) {
    edit(what);
    // The pressed button may be gone; its list takes the focus.
    box.current?.querySelector('summary')?.focus();
  }
  function add() {
    const item = startValue(node.item);
    if (value === undefined) edit({ op: 'set', path, value: [item] });
    else edit({ op: 'add', path, at: items.length, value: item });
    setAdded(items.length);
  }
  return (
    <details
      ref={box}
      id={fieldId(path)}
      className={styles.group}
      open={path.length === 0 || (path.length === 1 && items.length <= MAX_OPEN)}
    >
      <summary>
        {node.label} <span className={styles.size}>{items.length}</span>
      </summary>
      <div className={styles.fields}>
        {node.help && <p className={styles.help}>{node.help}</p>}
        {fault && <p className={styles.fault}>{fault}</p>}
        <ol className={styles.items}>
          {items.map((item, at) => {
            const name = nameOfItem(item, at);
            const { kind } = readNode({ schema: node.item, value: item, name: at });
            const moves = [
              {
                label: 'Move up',
                icon: ArrowUp,
                isOff: at === 0,
                what: { op: 'move', path, at, to: at - 1 },
              },
              {
                label: 'Move down',
                icon: ArrowDown,
                isOff: at === items.length - 1,
                what: { op: 'move', path, at, to: at + 1 },
              },
              {
                label: 'Remove',
                icon: Trash2,
                isOff: items.length <= node.minItems,
                what: { op: 'remove', path, at },
              },
            ] as const;
            return (
              // The place is part of what is edited; items have no name of their own.
              <li key={at} data-plain={kind !== 'group' || undefined}>
                <ValueField schema={node.item} path={[...path, at]} value={item} label={name} />
                <div className={styles.moves}>
                  {moves.map(({ label, icon, isOff, what }) => (
                    <Button
                      key={label}
                      kind="quiet"
                      size="small"
                      aria-label={`${label}: ${name}`}
                      disabled={isOff}
                      onClick={() => change(what)}
                    >
                      <Icon icon={icon} />
                    </Button>
                  ))}
                </div>
              </li>
            );
          })}
        </ol>
        <Button
          kind="secondary"
          size="small"
          className={styles.add}
          disabled={items.length >= node.maxItems}
          onClick={add}
        >
          <Icon icon={Plus} />
          Add<span className="visually-hidden"> to {node.label}</span>
        </Button>
      </div>
    </details>
  );
}

type LeafKind = 'text' | 'long' | 'date' | 'colour' | 'number' | 'choice';

/** One value: words, a day, a colour, a number or a choice. */
function LeafField({ node, path, value }: FieldProps<LeafKind>) {
  const { edit, faultAt } = useFormScope();
  const set = (next: unknown) =>
    edit(
      next === '' && !node.isRequired ? { op: 'unset', path } : { op: 'set', path, value: next },
    );
  const props = {
    id: fieldId(path),
    name: fieldId(path),
    label: node.label,
    hint: node.help,
    error: faultAt(path),
    isOptional: !node.isRequired,
  };
  const text = typeof value === 'string' ? value : '';
  switch (node.kind) {
    case 'number':
      return <NumberField {...{ node, value, set, props }} />;
    case 'choice':
      return <ChoiceField {...{ node, value, set, props }} />;
    case 'colour': {
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
                onChange={({ target }) => set(target.value)}
              />
              <code>{text}</code>
            </div>
          )}
        </Field>
      );
    }
    case 'date':
      return (
        <TextField
          {...props}
          type="date"
          value={text.slice(0, 10)}
          onChange={({ target }) => set(target.value)}
        />
      );
    default:
      return <WordsField {...{ node, value: text, set, props }} />;
  }
}

interface ControlProps<Kind extends FormNode['kind'], Value = unknown> {
  node: Extract<FormNode, { kind: Kind }>;
  value: Value;
  set: (value: unknown) => void;
  props: Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'error'> & {
    id: string;
    name: string;
    isOptional: boolean;
  };
}

function WordsField({ node, value, set, props }: ControlProps<'text' | 'long', string>) {
  const { maxLength } = node;
  const isNearEnd = maxLength !== undefined && value.length > maxLength * 0.7;
  return (
    <div className={styles.counted}>
      {node.kind === 'long' ? (
        <TextArea
          {...props}
          rows={3}
          className={styles.long}
          dir="auto"
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      ) : (
        <TextField
          {...props}
          dir="auto"
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      )}
      {isNearEnd && !value.includes('{') && (
        <p className={styles.count} data-over={value.length > maxLength || undefined}>
          {value.length} of {maxLength}
        </p>
      )}
    </div>
  );
}

/** @returns the number that somebody typed, as Indians write it too (`1,20,000`); the text where it is none */
export function readTyped(text: string): number | string {
  const plain = text.replaceAll(/[\s,₹]/g, '');
  return plain === '' || Number.isNaN(Number(plain)) ? text.trim() : Number(plain);
}

/** What is typed stays as it is typed until the value changes elsewhere. */
function NumberField({ node, value, set, props }: ControlProps<'number'>) {
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
      onChange={({ target }) => {
        setTyped(target.value);
        set(readTyped(target.value));
      }}
    />
  );
}

function ChoiceField({ node, value, set, props }: ControlProps<'choice'>) {
  const empty = node.isRequired && value !== undefined ? [] : [{ value: '', label: 'None' }];
  const options = node.options.map((one, at) => ({
    value: String(one),
    label: node.names[at] ?? (typeof one === 'number' ? String(one) : readableKey(one)),
  }));
  return (
    <SelectField
      {...props}
      options={[...empty, ...options]}
      value={String(value ?? '')}
      onChange={({ target }) => set(node.options.find((one) => String(one) === target.value) ?? '')}
    />
  );
}

function SwitchField({ node, path, value }: FieldProps<'switch'>) {
  const { edit } = useFormScope();
  return (
    <label className={styles.switch}>
      <input
        id={fieldId(path)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => edit({ op: 'set', path, value: target.checked })}
      />
      <span>
        {node.label}
        {node.help && <small>{node.help}</small>}
      </span>
    </label>
  );
}
