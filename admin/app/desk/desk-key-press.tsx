import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { goTo, usePlace } from '../../shared/place/place.ts';
import { type DeskKey, findControl, findNeighbour, readDeskKey } from './desk-keys.ts';

const DeskKeysHelp = lazy(() => import('./desk-keys-help.tsx'));

/** Kept on the device: who dictates to the browser does not want letters to act (WCAG 2.1.4). */
const OFF = 'lead-desk-keys-off';

/** Lets single keys work the desk, and explains them on request. */
export function DeskKeys() {
  const place = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const [isOff, setIsOff] = useState(readOff);

  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = readDeskKey(event);
    if (!key || (isOff && key !== '?')) return;
    event.preventDefault();
    if (key === '?') setIsOpen(true);
    else if (key === '/' && place.view !== 'search')
      goTo({ view: 'search', reference: undefined, query: new URLSearchParams() });
    else pressKey(key, place.reference !== undefined);
  });

  useEffect(() => {
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);

  function toggle() {
    setIsOff(!isOff);
    keepOff(!isOff);
  }

  if (!isOpen) return null;
  return (
    <Suspense>
      <DeskKeysHelp isOff={isOff} onToggle={toggle} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}

/** @param isLeadOpen then the neighbour opens too, else it only gets the focus */
function pressKey(key: DeskKey, isLeadOpen: boolean): void {
  if (key === 'j' || key === 'k') {
    const link = findNeighbour(key === 'j' ? 1 : -1);
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
    if (isLeadOpen) link?.click();
    return;
  }
  const control = findControl(key);
  control?.focus();
  // A field only gets the focus; a link or button does what it is for.
  if (control?.matches('a, button')) control.click();
}

function readOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
}

function keepOff(isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(OFF, '');
    else localStorage.removeItem(OFF);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
}
