import type { ListFilter } from '../../../contract/desk/list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { X } from '../../../ui/icon/icons.ts';
import { t } from '../language/language.ts';
import { useWorkers } from '../team-query.ts';
import view from '../view.module.css';
import { daysOf, describeValue, FILTERS, type Member } from './filters.ts';

interface FilterMark {
  words: string;
  without: ListFilter;
}

/** What a filter asks for, each part with the filter that is left without it. The search stands in its own field. */
export function describeFilter(filter: ListFilter, members: readonly Member[] = []): FilterMark[] {
  const days = daysOf(filter);
  return FILTERS.flatMap((one): FilterMark[] => {
    if (days && one.name === 'until') return [];
    if (days && one.name === 'from')
      return [{ words: days.label, without: drop(filter, 'from', 'until') }];
    const values = [filter[one.name] ?? []].flat();
    return values
      .filter((value) => value !== 'all')
      .map((value) => {
        const left = values.filter((other) => other !== value);
        return {
          words: describeValue(one, value, members),
          without: { ...drop(filter, one.name), ...(left.length > 0 && { [one.name]: left }) },
        };
      });
  });
}

const drop = (filter: ListFilter, ...names: (keyof ListFilter)[]): ListFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((one) => one === name)));

export interface FilterMarksProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

export default function FilterMarks({ filter, onChange }: FilterMarksProps) {
  const members = useWorkers();
  return (
    <>
      {describeFilter(filter, members).map(({ words, without }) => (
        <button
          key={words}
          type="button"
          className={view.pill}
          aria-label={t('Without “{words}”', { words })}
          onClick={() => onChange(without)}
        >
          <bdi>{words}</bdi>
          <Icon icon={X} />
        </button>
      ))}
      <Button kind="quiet" size="small" onClick={() => onChange({})}>
        {t('Clear filters')}
      </Button>
    </>
  );
}
