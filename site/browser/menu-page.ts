import { formatDay } from '../../contract/desk/indian-clock.ts';

/** Id of the button that pauses the moving offers. */
export const PROMO_PAUSE_ID = 'promo-pause';

/** Pauses the offers, removes those that have ended since the build, and halts the others out of sight. */
export function startOffers(): void {
  const button = document.getElementById(PROMO_PAUSE_ID);
  const banner = button?.parentElement;
  if (!button || !banner) return;
  button.hidden = false;
  button.addEventListener('click', () =>
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') === 'false')),
  );
  // By arithmetic: a page's first time zone costs a desktop some 12 ms, a phone more.
  const today = formatDay(Date.now());
  for (const offer of banner.querySelectorAll<HTMLElement>('[data-until]'))
    if ((offer.dataset.until as string) < today) offer.remove();
  if (!banner.querySelector('li')) banner.remove();
  new IntersectionObserver((seen) =>
    banner.toggleAttribute('data-away', !seen.at(-1)?.isIntersecting),
  ).observe(banner);
}

/** Hands out the text file, whose link stands behind, where a menu's PDF cannot be had. */
export function startDownloads(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-text]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await fetch(link.href, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return location.assign(link.href);
    const text = document.createElement('a');
    text.href = link.nextElementSibling?.getAttribute('href') as string;
    text.download = '';
    text.click();
  });
}
