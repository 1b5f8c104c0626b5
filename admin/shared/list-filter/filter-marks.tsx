import type { ListFilter } from '../../../contract/desk/list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { X } from '../../../ui/icon/icons.ts';
import { describeFilter } from './describe-filter.ts';
import type { Member } from './filter-options.ts';
import styles from './list-filter.module.css';

export interface FilterMarksProps {
  filter: ListFilter;
  members: readonly Member[] | undefined;
  onChange: (filter: ListFilter) => void;
}

/** The parts of the filter that is set, each with the way to take it off. */
export default function FilterMarks({ filter, members, onChange }: FilterMarksProps) {
  return (
    <>
      {describeFilter(filter, members).map(({ words, without }) => (
        <button
          key={words}
          type="button"
          className={styles.mark}
          aria-label={`Without “${words}”`}
          onClick={() => onChange(without)}
        >
          <bdi>{words}</bdi>
          <Icon icon={X} />
        </button>
      ))}
      <Button kind="quiet" size="small" onClick={() => onChange({})}>
        Clear filters
      </Button>
    </>
  );
}
