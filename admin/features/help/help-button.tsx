import { useState } from 'react';
import { deferred } from '../../shared/deferred.tsx';
import styles from './help-button.module.css';

const HelpDialog = deferred(() => import('./help-dialog.tsx'));

export interface HelpButtonProps {
  /** What help is offered for. */
  name: string;
  /** The how-to that is opened, and the heading in it: `answer-leads#today`. */
  place: string;
}

/** The "?" of a view, in the corner of its heading. */
export function HelpButton({ name, place }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.help}
        aria-label={`Help: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden="true">?</span>
      </button>
      {isOpen && <HelpDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
