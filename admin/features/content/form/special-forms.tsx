import { useDeferredValue, useState } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { nameField, valueAt } from '../../../../contract/desk/content/field-path.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { BadgeCheck } from '../../../../ui/icon/icons.ts';
import styles from '../form.module.css';
import { readTyped, ValueField } from './fields.tsx';
import { fieldId, useFormScope } from './form-scope.ts';
import { type JsonSchema, readNode } from './read-schema.ts';

interface Dish {
  name: string;
  price: unknown;
}
interface MenuValues {
  categories: readonly { name: string; dishes: readonly Dish[] }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @returns whether the values are a menu: categories of dishes with a price */
export const isMenu = (values: unknown): values is MenuValues =>
  isRecord(values) &&
  Array.isArray(values.categories) &&
  values.categories.every(
    (category) =>
      isRecord(category) &&
      Array.isArray(category.dishes) &&
      category.dishes.every((dish) => isRecord(dish) && 'price' in dish && 'name' in dish),
  );

/** A menu as its prices, close together; everything else of it below. */
export function MenuForm({ schema, values }: { schema: JsonSchema; values: MenuValues }) {
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  return (
    <div className={styles.menu}>
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
          <section key={place} className={styles.category}>
            <h3>{name}</h3>
            <ul>
              {rows.map(({ dish, path }) => (
                <PriceRow key={fieldId(path)} dish={dish} path={path} />
              ))}
            </ul>
          </section>
        );
      })}
      <details className={styles.rest} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>Names, notes and order of dishes, and everything else</summary>
        {isOpen && <ValueField schema={schema} path={[]} value={values} />}
      </details>
    </div>
  );
}

function PriceRow({ dish, path }: { dish: Dish; path: FieldPath }) {
  const { edit, faultAt } = useFormScope();
  const fault = faultAt(path);
  const id = `${fieldId(path)}-row`;
  return (
    <li>
      <label htmlFor={id} dir="auto">
        {dish.name}
      </label>
      <span className={styles.price}>
        <span aria-hidden="true">₹</span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${dish.name}, price in rupees`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          value={String(dish.price ?? '')}
          onFocus={(event) => event.target.select()}
          onChange={(event) => edit({ op: 'set', path, value: readTyped(event.target.value) })}
        />
      </span>
      {fault && (
        <p id={`${id}-error`} className={styles.fault}>
          {fault}
        </p>
      )}
    </li>
  );
}

/** Only the facts of a file that nobody has confirmed; one that is confirmed now stays until the file is left. */
export function FactsForm({ schema, values }: { schema: JsonSchema; values: unknown }) {
  const [facts] = useState(() => findOpenFacts(schema, values));
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
          value={valueAt(values, path)}
          label={nameField(values, path)}
        />
      ))}
    </div>
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
