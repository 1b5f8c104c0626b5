import { readKept, SHORTLIST_KEY } from '../tools/shortlist/kept.ts';

/**
 * Runs the hearts of a page: keeps brands and models on this device and counts them. Where the storage is blocked
 * the hearts stay hidden, as without a script.
 */
export function startHearts(): void {
  const kept = () => new Set(readKept(localStorage.getItem(SHORTLIST_KEY)));
  const paint = () => {
    const ids = kept();
    for (const heart of document.querySelectorAll<HTMLElement>('[data-keep]')) {
      heart.hidden = false;
      heart.ariaPressed = `${ids.has(heart.dataset.keep ?? '')}`;
    }
    for (const count of document.querySelectorAll<HTMLElement>('[data-kept]')) {
      count.hidden = !ids.size;
      if (count.lastChild) count.lastChild.textContent = `${ids.size}`;
    }
  };
  try {
    paint();
  } catch {
    return;
  }
  addEventListener('storage', paint);
  addEventListener('pageshow', paint);
  document.addEventListener('click', ({ target }) => {
    const { keep } = (target as Element).closest<HTMLElement>('[data-keep]')?.dataset ?? {};
    if (!keep) return;
    const ids = kept();
    if (!ids.delete(keep)) ids.add(keep);
    localStorage.setItem(SHORTLIST_KEY, [...ids].join());
    paint();
  });
}
