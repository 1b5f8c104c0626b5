/** So long after an action the page may still take away what had the focus. */
const WATCHED_MS = 5000;

/**
 * Where the focus is: the element, then what is around it as far as the view. Empty in a dialog, which
 * gives it back itself.
 */
export function rememberPlace(): readonly HTMLElement[] {
  const place: HTMLElement[] = [];
  let element = document.activeElement;
  if (element?.closest('dialog')) return place;
  while (element instanceof HTMLElement && element !== document.body) {
    place.push(element);
    if (element.hasAttribute('data-view')) break;
    element = element.parentElement;
  }
  return place;
}

/**
 * While an action is carried out its button may be disabled or disappear, with its form or its whole row. Whoever works
 * with keys or a screen reader then goes on at the nearest thing that is left, not at the top of the page.
 */
export function keepFocus(place: readonly HTMLElement[]): void {
  const [first] = place;
  if (!first) return;
  let ours: Element | undefined;
  const watch = new MutationObserver(settle);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const end = () => watch.disconnect();
  setTimeout(end, WATCHED_MS);
  settle();

  function settle(): void {
    const active = document.activeElement ?? document.body;
    // The person has gone on, or a dialog asks something.
    if (active !== document.body && active !== ours && active !== first) {
      end();
      return;
    }
    const left = place.find((one) => one.isConnected);
    if (!left || left === active || left.matches(':disabled')) return;
    if (left !== first) left.tabIndex = -1;
    ours = left;
    left.focus({ preventScroll: true });
  }
}
