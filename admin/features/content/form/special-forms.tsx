import { useDeferredValue, useState } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { nameField, valueAt } from '../../../../contract/desk/content/field-path.ts';
import { joinClasses } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { BadgeCheck } from '../../../../ui/icon/icons.ts';
import view from '../../../shared/view.module.css';
import styles from '../content.module.css';
import { readTyped, ValueField } from './fields.tsx';
import { fieldId, type JsonSchema, readNode, useFormScope } from './form-scope.ts';

interface Dish {
  name: string;
  price: unknown;
}
interface MenuValues {
  categories: readonly { name: string; dishes: readonly Dish[] }[];
}

/** Whether the values are a menu: categories of dishes with a price. */
export const isMenu = (values: unknown): values is MenuValues => {
  const categories = valueAt(values, ['categories']);
  const isDish = (dish: unknown) => ['name', 'price'].every((key) => key in Object(dish));
  return (
    Array.isArray(categories) &&
    categories.every(({ dishes }) => Array.isArray(dishes) && dishes.every(isDish))
  );
};

/** The prices of a menu, close together. */
export function PriceList({ values }: { values: MenuValues }) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  return (
    <div className={styles.stack}>
      <TextField
        label="Find a dish"
        name="dish"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {values.categories.map(({ name, dishes }, place) => {
        const rows = dishes
          .map((dish, at) => ({ dish, path: ['categories', place, 'dishes', at, 'price'] }))
          .filter(({ dish }) => String(dish.name).toLowerCase().includes(wanted));
        if (rows.length === 0) return null;
        return (
          <section key={place} className={view.stack}>
            <h3>{name}</h3>
            <ul className={joinClasses(styles.box, styles.prices)}>
              {rows.map(({ dish, path }) => (
                <PriceField key={fieldId(path)} dish={dish} path={path} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function PriceField({ dish, path }: { dish: Dish; path: FieldPath }) {
  const { edit, faultAt } = useFormScope();
  return (
    <li dir="auto">
      <TextField
        id={fieldId(path)}
        name={fieldId(path)}
        label={dish.name}
        aria-label={`${dish.name}, price in rupees`}
        inputMode="numeric"
        autoComplete="off"
        error={faultAt(path)}
        value={String(dish.price ?? '')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => edit({ op: 'set', path, value: readTyped(target.value) })}
      />
    </li>
  );
}

/** Only the facts of a file that nobody has confirmed; one that is confirmed now stays until the file is left. */
export function FactsForm({ schema, values }: { schema: JsonSchema; values: unknown }) {
  const [facts] = useState(() => findOpenFacts(schema, values));
  if (facts.length === 0)
    return <EmptyState icon={BadgeCheck} title="Every fact here is confirmed" />;
  return (
    <>
      <p className={view.muted}>These are samples. Correct each one, then tick “Confirmed”.</p>
      {facts.map(({ path, schema: own }) => (
        <ValueField
          key={fieldId(path)}
          schema={own}
          path={path}
          value={valueAt(values, path)}
          label={nameField(values, path)}
        />
      ))}
    </>
  );
}

function findOpenFacts(
  schema: JsonSchema,
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; schema: JsonSchema }[] {
  const node = readNode({ schema, value, name: path.at(-1) ?? '' });
  const below = (next: JsonSchema, key: string | number) =>
    findOpenFacts(next, valueAt(value, [key]), [...path, key]);
  if (node.kind === 'fact')
    return node.isConfirmed ? findOpenFacts(node.inner, value, path) : [{ path, schema }];
  if (node.kind === 'group') return node.fields.flatMap((field) => below(field.schema, field.key));
  if (node.kind === 'list' && Array.isArray(value))
    return value.flatMap((_item, at) => below(node.item, at));
  return [];
}
