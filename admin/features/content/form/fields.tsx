import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { ContentChange, FieldPath } from '../../../../contract/desk/content/content.ts';
import { valueAt } from '../../../../contract/desk/content/field-path.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { joinClasses } from '../../../../ui/class-names.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../../../ui/icon/icons.ts';
import { Check } from '../../../shared/check.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import view from '../../../shared/view.module.css';
import styles from '../content.module.css';
import {
  type FieldProps,
  fieldId,
  focusField,
  type JsonSchema,
  nameOfItem,
  readableKey,
  readNode,
  startValue,
  useFormScope,
} from './form-scope.ts';

const PictureField = deferred(() => import('./picture-field.tsx'));

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
      return <PictureField {...{ node, path, value }} />;
    case 'unknown':
      if (value === undefined) return null;
      return (
        <div>
          <p>{node.label}</p>
          <pre className={styles.raw}>{JSON.stringify(value, null, 2)}</pre>
          <p className={view.muted}>Only a developer can change this part, in the file.</p>
        </div>
      );
    default:
      return <LeafField {...{ node, path, value }} />;
  }
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
  if (path.length === 0) return <div className={styles.stack}>{fields}</div>;
  return (
    <details
      id={fieldId(path)}
      className={joinClasses(styles.box, styles.group)}
      open={path.length === 1 && typeof path[0] === 'string' && value !== undefined}
    >
      <summary>{node.label}</summary>
      <div className={styles.stack}>
        {node.help && <p className={view.muted}>{node.help}</p>}
        {fields}
      </div>
    </details>
  );
}

function SwitchField({ node, path, value }: FieldProps<'switch'>) {
  const { edit } = useFormScope();
  return (
    <Check
      id={fieldId(path)}
      isOn={value === true}
      onChange={(isOn) => edit({ op: 'set', path, value: isOn })}
    >
      <b>{node.label}</b>
      {node.help && <span className={view.muted}>{node.help}</span>}
    </Check>
  );
}

/** A value that the owner confirms: until then no stranger is told it as a fact. */
function FactField({ node, path, value }: FieldProps<'fact'>) {
  const { edit } = useFormScope();
  const { isConfirmed, isRequired, label } = node;
  const plain = isConfirmed ? value : valueAt(value, ['value']);
  return (
    <div className={isConfirmed ? undefined : styles.unconfirmed}>
      <ValueField
        schema={node.inner}
        path={isConfirmed ? path : [...path, 'value']}
        value={plain}
        {...{ isRequired, label }}
      />
      {plain !== undefined && plain !== '' && (
        <Check
          isOn={isConfirmed}
          onChange={(isOn) =>
            edit({ op: 'set', path, value: isOn ? plain : { value: plain, sample: true } })
          }
        >
          Confirmed<span className="visually-hidden">: {label}</span>
        </Check>
      )}
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
      className={joinClasses(styles.box, styles.group)}
      open={path.length === 0 || (path.length === 1 && items.length <= MAX_OPEN)}
    >
      <summary>
        {node.label} ({items.length})
      </summary>
      <div className={styles.stack}>
        {node.help && <p className={view.muted}>{node.help}</p>}
        {fault && <p className={view.alert}>{fault}</p>}
        {items.map((item, at) => {
          const name = nameOfItem(item, at);
          const moves = [
            ['Move up', ArrowUp, at === 0, { op: 'move', path, at, to: at - 1 }],
            ['Move down', ArrowDown, at === items.length - 1, { op: 'move', path, at, to: at + 1 }],
            ['Remove', Trash2, items.length <= node.minItems, { op: 'remove', path, at }],
          ] as const;
          return (
            // The place is part of what is edited; items have no name of their own.
            <div key={at} className={styles.item}>
              <ValueField schema={node.item} path={[...path, at]} value={item} label={name} />
              <div className={styles.moves}>
                {moves.map(([label, icon, isOff, what]) => (
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
            </div>
          );
        })}
        <Button
          kind="secondary"
          size="small"
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

/** @returns the number that somebody typed, as Indians write it too (`1,20,000`); the text where it is none */
export function readTyped(text: string): number | string {
  const plain = text.replaceAll(/[\s,₹]/g, '');
  return plain === '' || Number.isNaN(Number(plain)) ? text.trim() : Number(plain);
}

type LeafKind = 'text' | 'long' | 'date' | 'colour' | 'number' | 'choice';

/** One value: words, a day, a colour, a number or a choice. */
function LeafField({ node, path, value }: FieldProps<LeafKind>) {
  const { edit, faultAt } = useFormScope();
  /** What is typed as a number stays as it is typed until the value changes elsewhere. */
  const [typed, setTyped] = useState('');
  const set = (next: unknown) =>
    edit(
      next === '' && !node.isRequired ? { op: 'unset', path } : { op: 'set', path, value: next },
    );
  const id = fieldId(path);
  const text = String(value ?? '');
  const props = {
    id,
    name: id,
    label: node.label,
    hint: node.help,
    error: faultAt(path),
    isOptional: !node.isRequired,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(target.value),
  };
  switch (node.kind) {
    case 'number':
      return (
        <TextField
          {...props}
          label={node.unit ? `${node.label} (${node.unit})` : node.label}
          inputMode={node.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          className={styles.short}
          value={readTyped(typed) === value ? typed : text}
          onChange={({ target }) => {
            setTyped(target.value);
            set(readTyped(target.value));
          }}
        />
      );
    case 'choice': {
      const empty = node.isRequired && value !== undefined ? [] : [{ value: '', label: 'None' }];
      const options = node.options.map((one, at) => ({
        value: String(one),
        label: node.names[at] ?? (typeof one === 'number' ? String(one) : readableKey(one)),
      }));
      return (
        <SelectField
          {...props}
          options={[...empty, ...options]}
          onChange={({ target }) =>
            set(node.options.find((one) => String(one) === target.value) ?? '')
          }
        />
      );
    }
    case 'colour':
      return <TextField {...props} type="color" hint={text} className={styles.short} />;
    case 'date':
      return <TextField {...props} type="date" value={text.slice(0, 10)} />;
  }
  const { maxLength = Number.POSITIVE_INFINITY } = node;
  const isNearEnd = text.length > maxLength * 0.7 && !text.includes('{');
  return (
    <div>
      {node.kind === 'long' ? (
        <TextArea {...props} rows={3} className={styles.long} dir="auto" />
      ) : (
        <TextField {...props} dir="auto" />
      )}
      {isNearEnd && (
        <p className={text.length > maxLength ? view.alert : view.muted}>
          {text.length} of {maxLength}
        </p>
      )}
    </div>
  );
}
