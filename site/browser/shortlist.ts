import { SHORTLIST_KEY } from './program-facts.ts';

/**
 * Inline program of pages with hearts: keeps brands and models on this device and counts them. Where the storage is
 * blocked the hearts stay hidden, as without a script.
 */
const kept = () => new Set((localStorage[SHORTLIST_KEY] || '').split(',').filter(Boolean));

const paint = () => {
  const ids = kept();
  for (const heart of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    heart.hidden = false;
    heart.ariaPressed = `${ids.has(heart.dataset.keep)}`;
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    count.hidden = !ids.size;
    if (count.lastChild) count.lastChild.textContent = `${ids.size}`;
  }
};

try {
  paint();
  addEventListener('storage', paint);
  addEventListener('pageshow', paint);
  document.addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('[data-keep]');
    if (!heart) return;
    const ids = kept();
    if (!ids.delete(heart.dataset.keep)) ids.add(heart.dataset.keep);
    localStorage[SHORTLIST_KEY] = [...ids].join();
    paint();
  });
} catch {}
