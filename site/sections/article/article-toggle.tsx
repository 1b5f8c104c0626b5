import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../ui/icon/icons.ts';
import styles from './article-toggle.module.css';

export interface ArticleToggleProps {
  /** `id` of the list that it opens and closes. */
  listId: string;
  showAllLabel: string;
  showLessLabel: string;
}

/** Opens and closes the list of articles; it shows only where JavaScript runs. */
export function ArticleToggle({ listId, showAllLabel, showLessLabel }: ArticleToggleProps) {
  return (
    <p className={styles.place}>
      <Button
        type="button"
        kind="secondary"
        size="large"
        aria-expanded={false}
        aria-controls={listId}
        data-less={showLessLabel}
      >
        <span>{showAllLabel}</span>
        <Icon icon={ChevronDown} />
      </Button>
    </p>
  );
}
