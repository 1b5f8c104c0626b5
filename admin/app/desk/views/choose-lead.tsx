import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Inbox } from '../../../../ui/icon/icons.ts';
import styles from './choose-lead.module.css';

/** Where a lead opens beside its list, while none is open: what to do. */
export default function ChooseLead() {
  return (
    <div className={styles.choose}>
      <EmptyState icon={Inbox} title="Choose a lead">
        Press a name, or <kbd>j</kbd> and <kbd>k</kbd> to move and Enter to open. <kbd>?</kbd> shows
        all shortcuts.
      </EmptyState>
    </div>
  );
}
