import { Icon } from '../../ui/icon.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import styles from './lead-parts.module.css';

export interface MessageToggleProps {
  /** Whose message. */
  name: string;
  /** Id of the message. */
  controls: string;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Opens and closes the whole message of a row. */
export function MessageToggle({ name, controls, isExpanded, onToggle }: MessageToggleProps) {
  return (
    <button
      type="button"
      className={styles.chevron}
      aria-label={`Whole message of ${name}`}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon icon={ChevronDown} size="medium" />
    </button>
  );
}
