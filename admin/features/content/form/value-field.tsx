import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { isSame } from './changes.ts';
import styles from './form.module.css';
import type { FormNode, JsonSchema } from './form-node.ts';
import { fieldId, useFormScope } from './form-scope.ts';
import { ChoiceField, NumberField, SwitchField, WordsField } from './leaf-fields.tsx';
import { ListField } from './list-field.tsx';
import { readNode } from './read-schema.ts';

const PictureField = lazy(() => import('../picture/picture-field.tsx'));

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
  const { root } = useFormScope();
  const read = readNode({ schema, root, value, name: path.at(-1) ?? '', isRequired });
  const node = label ? { ...read, label } : read;
  switch (node.kind) {
    case 'text':
    case 'long':
    case 'date':
    case 'colour':
      return <WordsField {...{ node, path, value }} />;
    case 'number':
      return <NumberField {...{ node, path, value }} />;
    case 'choice':
      return <ChoiceField {...{ node, path, value }} />;
    case 'switch':
      return <SwitchField {...{ node, path, value }} />;
    case 'fact':
      return <FactField {...{ node, path, value }} />;
    case 'group':
      return <GroupField {...{ node, path, value }} />;
    case 'list':
      return (
        <ListField {...{ node, path, value }} Item={ValueField as ComponentType<ValueFieldProps>} />
      );
    case 'picture':
      return (
        <Suspense>
          <PictureField {...{ node, path, value }} />
        </Suspense>
      );
    default:
      return <Untouched {...{ node, value }} />;
  }
}

const inside = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

interface PartProps<Kind extends FormNode['kind']> {
  node: Extract<FormNode, { kind: Kind }>;
  path: FieldPath;
  value: unknown;
}

/** What belongs together, in a frame with a name; the whole file has none. Of a file that is a list, only names show. */
function GroupField({ node, path, value }: PartProps<'group'>) {
  const fields = node.fields.map(({ key, schema, isRequired }) => (
    <ValueField
      key={key}
      {...{ schema, isRequired }}
      path={[...path, key]}
      value={inside(value, key)}
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
function FactField({ node, path, value }: PartProps<'fact'>) {
  const { edit } = useFormScope();
  const plain = node.isConfirmed ? value : inside(value, 'value');
  const isNothing = plain === undefined || isSame(plain, '');
  return (
    <div className={styles.fact} data-open={!node.isConfirmed || undefined}>
      <ValueField
        schema={node.inner}
        path={node.isConfirmed ? path : [...path, 'value']}
        value={plain}
        isRequired={node.isRequired}
        label={node.label}
      />
      {!isNothing && (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            checked={node.isConfirmed}
            onChange={(event) =>
              edit({
                op: 'set',
                path,
                value: event.target.checked ? plain : { value: plain, sample: true },
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

/** A shape that no form knows: shown as it is, and never written. */
function Untouched({ node, value }: { node: FormNode; value: unknown }) {
  if (value === undefined) return null;
  return (
    <div className={styles.untouched}>
      <p>{node.label}</p>
      <pre>{JSON.stringify(value, null, 2)}</pre>
      <p className={styles.help}>This part is changed by a developer, in the file.</p>
    </div>
  );
}
