import { formatDay } from '../../contract/desk/indian-clock.ts';
import { PROMO_PAUSE_ID } from './program-facts.ts';

/**
 * Program of the offers, which runs after the page's opening: shows the button, which nobody needs without script, lets it toggle,
 * takes away offers that have run out since the page was built, and halts the others while they are out of sight.
 */
const button = document.getElementById(PROMO_PAUSE_ID);
if (button) {
  const banner = button.parentElement as HTMLElement;
  button.hidden = false;
  button.addEventListener('click', () =>
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') === 'false')),
  );
  // By arithmetic: a page's first time zone costs a desktop some 12 ms, a phone more.
  const today = formatDay(Date.now());
  for (const offer of banner.querySelectorAll<HTMLElement>('[data-until]')) {
    if ((offer.dataset.until as string) < today) offer.remove();
  }
  if (!banner.querySelector('li')) banner.remove();
  // What nobody sees does not move: on a slow phone each step of it takes time from the reader's presses.
  new IntersectionObserver((seen) =>
    banner.toggleAttribute('data-away', !seen.at(-1)?.isIntersecting),
  ).observe(banner);
}
