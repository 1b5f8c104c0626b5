import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './desk-keys.module.css';
import { DESK_KEYS } from './desk-keys.tsx';

export interface DeskKeysHelpProps {
  /** The keys do nothing on this device. */
  isOff: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** What each key does, and the way to switch them off. */
export default function DeskKeysHelp({ isOff, onToggle, onClose }: DeskKeysHelpProps) {
  return (
    <Dialog isOpen title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        {DESK_KEYS.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button kind="secondary" aria-pressed={isOff} onClick={onToggle}>
        {isOff ? 'Shortcuts are off on this device' : 'Switch off on this device'}
      </Button>
    </Dialog>
  );
}
