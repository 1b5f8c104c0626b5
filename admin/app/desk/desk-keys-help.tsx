import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import view from '../../shared/view.module.css';

export interface DeskKeysHelpProps {
  keys: readonly { key: string; does: string }[];
  isOff: boolean;
  onToggle: () => void;
  onClose: () => void;
}

export default function DeskKeysHelp({ keys, isOff, onToggle, onClose }: DeskKeysHelpProps) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={view.fields}>
        {keys.map(({ key, does }) => (
          <div key={key} className={view.row}>
            <dt>
              <kbd className={view.key}>{key}</kbd>
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
