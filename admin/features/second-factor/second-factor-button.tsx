import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ShieldCheck } from '../../../ui/icon/icons.ts';
import { deferred } from '../../shared/deferred.tsx';

/** Loaded on the first press: it is opened once a year. */
const SecondFactorDialog = deferred(() => import('./second-factor-dialog.tsx'));

export function SecondFactorButton({ disabled }: { disabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button kind="quiet" size="small" disabled={disabled} onClick={() => setIsOpen(true)}>
        <Icon icon={ShieldCheck} />
        Two-step login
      </Button>
      {isOpen &&
        // Rendered at the end of the page, outside the styles of the button row.
        createPortal(<SecondFactorDialog onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
