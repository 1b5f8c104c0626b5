import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ListChecks } from '../../../ui/icon/icons.ts';
import styles from './leads.module.css';

export interface SelectButtonProps {
  isSelecting?: boolean;
  /** Without it the button only keeps its place: the skeleton shows it before the list is there. */
  onPress?: () => void;
}

/** On a narrow screen: shows the boxes with which leads are selected. */
export const SelectButton = ({ isSelecting = false, onPress }: SelectButtonProps) => (
  <Button
    kind="secondary"
    className={styles.select}
    aria-label="Select leads"
    aria-pressed={isSelecting}
    disabled={!onPress}
    onClick={onPress}
  >
    <Icon icon={ListChecks} />
  </Button>
);
