import { useState } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { BadgeCheck } from '../../../../ui/icon/icons.ts';
import { readPath } from './changes.ts';
import { nameOfPath } from './conflict-dialog.tsx';
import styles from './form.module.css';
import type { JsonSchema } from './form-node.ts';
import { readNode } from './read-schema.ts';
import { ValueField } from './value-field.tsx';

interface FactPlace {
  path: FieldPath;
  schema: JsonSchema;
}

/** Only the facts of a file that nobody has confirmed; one that is confirmed now stays until the file is left. */
export function FactsForm({ schema, values }: { schema: JsonSchema; values: unknown }) {
  const [facts] = useState(() => findOpenFacts(schema, schema, values, []));
  if (facts.length === 0)
    return <EmptyState icon={BadgeCheck} title="Every fact here is confirmed" />;
  return (
    <div className={styles.fields}>
      <p className={styles.help}>
        These were written as examples. Make each one true, then tick “Confirmed”.
      </p>
      {facts.map(({ path, schema: own }) => (
        <ValueField
          key={JSON.stringify(path)}
          schema={own}
          path={path}
          value={readPath(values, path)}
          label={nameOfPath(values, path)}
        />
      ))}
    </div>
  );
}

function findOpenFacts(
  schema: JsonSchema,
  root: JsonSchema,
  value: unknown,
  path: FieldPath,
): FactPlace[] {
  const node = readNode({ schema, root, value, name: path.at(-1) ?? '' });
  if (node.kind === 'fact' && !node.isConfirmed) return [{ path, schema }];
  if (node.kind === 'fact') return findOpenFacts(node.inner, root, value, path);
  if (node.kind === 'group') {
    return node.fields.flatMap(({ key, schema: field }) =>
      findOpenFacts(field, root, readPath(value, [key]), [...path, key]),
    );
  }
  if (node.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, place) => findOpenFacts(node.item, root, item, [...path, place]));
  return [];
}
