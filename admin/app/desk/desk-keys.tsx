import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { t } from '../../shared/language/language.ts';
import { goTo, usePlace } from '../../shared/place.ts';
import { deviceStorage } from '../../shared/storage.ts';
import view from '../../shared/view.module.css';

const DESK_KEYS = [
  { key: '/', does: 'Search' },
  { key: 'j', does: 'Next lead of the list' },
  { key: 'k', does: 'Lead before it' },
  { key: 'c', does: 'Call' },
  { key: 'w', does: 'WhatsApp' },
  { key: 'n', does: 'Write a note' },
  { key: 's', does: 'Change the stage' },
  { key: 'u', does: 'Undo the last action' },
  { key: '?', does: 'These shortcuts' },
] as const;
type DeskKey = (typeof DESK_KEYS)[number]['key'];

const TYPING = 'input, textarea, select, [contenteditable]';

/** @returns which key of the desk was pressed; undefined where it means something else */
function readDeskKey(event: KeyboardEvent): DeskKey | undefined {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  // A question has to be answered first.
  if (document.querySelector('dialog[open]')) return undefined;
  return DESK_KEYS.find((known) => known.key === key.toLowerCase())?.key;
}

/**
 * The control that a key stands for: of the lead that is open, else of the row that has the focus. Controls
 * carry their key as `data-key`; what is there once for the whole page, as `data-key-of-page`.
 */
function findControl(key: DeskKey): HTMLElement | null {
  const scope =
    document.querySelector('article[data-keys]') ?? document.activeElement?.closest('[data-keys]');
  return (
    scope?.querySelector<HTMLElement>(`[data-key="${key}"]`) ??
    document.querySelector<HTMLElement>(`[data-key-of-page="${key}"]`)
  );
}

/** The link of the lead after, or before, the one that is open or has the focus. */
function findNeighbour(step: 1 | -1): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>('[data-keys] a[data-lead-link]')];
  const at = links.findIndex(
    (link) => link.getAttribute('aria-current') === 'true' || link === document.activeElement,
  );
  return at < 0 ? links.at(step === 1 ? 0 : -1) : links[at + step];
}

/** Kept on the device: who dictates to the browser does not want letters to act (WCAG 2.1.4). */
const OFF = 'lead-desk-keys-off';

export default function DeskKeys() {
  const place = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const [isOff, setIsOff] = useState(() => deviceStorage.read(OFF) !== null);

  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = readDeskKey(event);
    if (!key || (isOff && key !== '?')) return;
    event.preventDefault();
    if (key === '?') setIsOpen(true);
    else if (key === '/' && !findControl(key))
      goTo({ view: 'search', query: new URLSearchParams() });
    else pressKey(key, place.reference !== undefined);
  });

  useEffect(() => {
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);

  function toggle() {
    setIsOff(!isOff);
    deviceStorage.keep(OFF, isOff ? null : '');
  }

  if (!isOpen) return null;
  return (
    <Dialog title={t('Keyboard shortcuts')} onClose={() => setIsOpen(false)}>
      <dl className={view.fields}>
        {DESK_KEYS.map(({ key, does }) => (
          <div key={key} className={view.row}>
            <dt>
              <kbd className={view.key}>{key}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <Button kind="secondary" aria-pressed={isOff} onClick={toggle}>
        {t(isOff ? 'Shortcuts are off on this device' : 'Switch off on this device')}
      </Button>
    </Dialog>
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
