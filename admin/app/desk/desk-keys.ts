/** Keys of the desk and what each does, as the help lists them. */
export const DESK_KEYS = [
  { key: '/', does: 'Search' },
  { key: 'j', does: 'Next lead of the list' },
  { key: 'k', does: 'Lead before it' },
  { key: 'c', does: 'Call' },
  { key: 'w', does: 'WhatsApp' },
  { key: 'n', does: 'Write a note' },
  { key: 's', does: 'Change the stage' },
  { key: 'u', does: 'Undo the last action' },
  { key: '?', does: 'These keys' },
] as const;
export type DeskKey = (typeof DESK_KEYS)[number]['key'];

/** Where one types, a key is a letter. */
const TYPING = 'input, textarea, select, [contenteditable]';

/** @returns which key of the desk was pressed; undefined where it means something else */
export function readDeskKey(event: KeyboardEvent): DeskKey | undefined {
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
export function findControl(key: DeskKey): HTMLElement | null {
  const scope =
    document.querySelector('article[data-keys]') ?? document.activeElement?.closest('[data-keys]');
  return (
    scope?.querySelector<HTMLElement>(`[data-key="${key}"]`) ??
    document.querySelector<HTMLElement>(`[data-key-of-page="${key}"]`)
  );
}

/** The link of the lead after, or before, the one that is open or has the focus. */
export function findNeighbour(step: 1 | -1): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>('[data-keys] a[data-lead-link]')];
  const at = links.findIndex(
    (link) => link.getAttribute('aria-current') === 'true' || link === document.activeElement,
  );
  return at < 0 ? links.at(step === 1 ? 0 : -1) : links[at + step];
}
