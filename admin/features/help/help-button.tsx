import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { deferred } from '../../shared/deferred.tsx';

const HelpDialog = deferred(() => import('./help-dialog.tsx'));

export interface HelpButtonProps {
  /** What help is offered for. */
  name: string;
  /** The how-to that is opened, and the heading in it: `answer-leads#today`. */
  place: string;
}

/** The "?" of a view. */
export function HelpButton({ name, place }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-label={`Help: ${name}`} onClick={() => setIsOpen(true)}>
        ?
      </Button>
      {isOpen && <HelpDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
