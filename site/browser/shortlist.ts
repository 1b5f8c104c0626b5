import { SHORTLIST_KEY } from './program-facts.ts';

/**
 * Inline program of pages with hearts, and of the comparison, where they are ticks: keeps brands and models on this
 * device and counts them. Where the storage is blocked the hearts stay hidden, as without a script.
 */
const kept = () => new Set((localStorage[SHORTLIST_KEY] || '').split(',').filter(Boolean));

const paint = () => {
  const ids = kept();
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-keep]')) {
    const isKept = ids.has(choice.dataset.keep);
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
  const only = document.querySelector<HTMLInputElement>('[data-only]');
  if (only) only.checked = location.hash === '#kept';
  addEventListener('storage', paint);
  addEventListener('pageshow', paint);
  document.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-keep]');
    if (!choice) return;
    const ids = kept();
    if (!ids.delete(choice.dataset.keep)) ids.add(choice.dataset.keep);
    localStorage[SHORTLIST_KEY] = [...ids].join();
    paint();
  });
} catch {}
