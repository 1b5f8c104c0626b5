/** Local storage key of what a visitor kept: slugs of brands and routes' names of models, separated by commas. */
const SHORTLIST_KEY = 'shortlist';

/** Where the storage is blocked the hearts stay hidden, as without a script. */
export function startHearts(): void {
  const kept = () =>
    new Set((localStorage.getItem(SHORTLIST_KEY) ?? '').split(',').filter(Boolean));
  const paint = () => {
    const ids = kept();
    for (const choice of document.querySelectorAll<HTMLInputElement>('[data-keep]')) {
      const isKept = ids.has(choice.dataset.keep ?? '');
      choice.hidden = false;
      if (choice.name) choice.checked = isKept;
      else choice.ariaPressed = `${isKept}`;
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
  const only = document.querySelector<HTMLInputElement>('[data-only]');
  if (only) only.checked = location.hash === '#kept';
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
