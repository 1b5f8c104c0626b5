/** How long each award stays (specification, business constants). */
const STAY_MS = 4000;

/** Moves the row of awards on every four seconds, and by its buttons; without it the row scrolls by hand. */
export function startAwardsCarousel(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('[tabindex]');
  const [toggle, previous, next] = carousel.querySelectorAll('button');
  if (!row || !toggle || !previous || !next) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** What the visitor pressed; until then his system decides, and pointer and keyboard hold the row. */
  let wantsMotion: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isPlaying = () => wantsMotion ?? !still.matches;
  const isHeld = () =>
    wantsMotion === undefined &&
    (carousel.matches(':hover') || carousel.querySelector(':focus-visible') !== null);
  const step = (by: number) => {
    const { length } = row.children;
    const at = Math.round(row.scrollLeft / row.clientWidth);
    row.scrollTo({
      left: ((at + by + length) % length) * row.clientWidth,
      behavior: still.matches ? 'instant' : 'smooth',
    });
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isPlaying() && !isHeld() && !document.hidden) step(1);
      wait();
    }, STAY_MS);
  };
  const show = () => {
    carousel.dataset.motion = isPlaying() ? 'playing' : 'paused';
    wait();
  };

  toggle.addEventListener('click', () => {
    wantsMotion = !isPlaying();
    show();
  });
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  // An award that was just chosen stays its full time.
  row.addEventListener('scroll', wait);
  still.addEventListener('change', show);
  show();
}
