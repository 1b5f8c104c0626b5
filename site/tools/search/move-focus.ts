/**
 * What a key does in the search: arrows go through field and results, Enter in the field opens the best result, Escape
 * leads back to the field. Everything else stays the browser's.
 * @returns whether the key did something
 */
export function moveFocus(place: HTMLElement, field: HTMLElement | null, key: string): boolean {
  const results = [...place.querySelectorAll<HTMLElement>('[data-result]')];
  const focused = document.activeElement as HTMLElement | null;
  const stops = [...(field ? [field] : []), ...results];
  const at = focused ? stops.indexOf(focused) : -1;
  if (at < 0) return false;
  if (key === 'Enter' && focused === field && results[0]) {
    results[0].click();
    return true;
  }
  if (key === 'Escape' && focused !== field) {
    field?.focus();
    return true;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const next = step && stops[at + step];
  if (!next) return false;
  next.focus();
  return true;
}
