import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './desk-keys.module.css';

export interface DeskKeysHelpProps {
  keys: readonly { key: string; does: string }[];
  /** The keys do nothing on this device. */
  isOff: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** What each key does, and the way to switch them off. */
export default function DeskKeysHelp({ keys, isOff, onToggle, onClose }: DeskKeysHelpProps) {
  return (
    <Dialog isOpen title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ key, does }) => (
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
