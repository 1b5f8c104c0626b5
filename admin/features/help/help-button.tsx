import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { deferred } from '../../shared/deferred.tsx';
import { t } from '../../shared/language/language.ts';

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
      <Button kind="quiet" aria-label={t('Help: {name}', { name })} onClick={() => setIsOpen(true)}>
        ?
      </Button>
      {isOpen && <HelpDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
