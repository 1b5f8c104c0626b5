import { Icon } from '../../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../../ui/icon/icons.ts';
import styles from '../../../shared/lead/lead-parts.module.css';

export interface MessageToggleProps {
  /** Name of the lead. */
  name: string;
  /** Id of the details while they are shown. */
  controls: string | undefined;
  isExpanded: boolean;
  onToggle: () => void;
}

/** The button that opens and closes a row. */
export function MessageToggle({ name, controls, isExpanded, onToggle }: MessageToggleProps) {
  return (
    <button
      type="button"
      className={styles.chevron}
      aria-label={`Everything about ${name}`}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon icon={ChevronDown} size="medium" />
    </button>
  );
}
