import { CITY_CLASSES, FIELD_GROUPS, PAYBACK_MODELS } from '../../content/payback-layers.ts';
import { PLAN_FIELDS } from './arithmetic/plan.ts';
import styles from './data-table.module.css';
import { readableSpan } from './figures.ts';
import { spansOf } from './usual.ts';
import type { LabProps } from './words.ts';

export interface CostListProps
  extends Pick<LabProps, 'usual' | 'brands' | 'dishesPerOrder' | 'fields' | 'groups' | 'models'> {
  caption: string;
}

/** What is usual for each value and model, over all classes of city. */
export function CostList({ fields, groups, models, caption, ...usual }: CostListProps) {
  const span = (field: (typeof PLAN_FIELDS)[number], model: (typeof PAYBACK_MODELS)[number]) => {
    const spans = CITY_CLASSES.map((city) => spansOf(usual, model, city)[field]);
    return readableSpan(
      Math.min(...spans.map(([least]) => least)),
      Math.max(...spans.map(([, , most]) => most)),
      fields[field],
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Value</span>
            </th>
            {PAYBACK_MODELS.map((route) => (
              <th key={route} scope="col">
                {models.find((model) => model.route === route)?.name}
              </th>
            ))}
          </tr>
        </thead>
        {FIELD_GROUPS.map((group) => (
          <tbody key={group}>
            <tr>
              <th className={styles.groupName} scope="rowgroup" colSpan={4}>
                {groups[group]}
              </th>
            </tr>
            {PLAN_FIELDS.filter((field) => fields[field].group === group && field !== 'loan').map(
              (field) => (
                <tr key={field}>
                  <th scope="row">{fields[field].label}</th>
                  {PAYBACK_MODELS.map((model) => (
                    <td key={model}>{span(field, model)}</td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
