/**
 * Inline program of the menu's list of kitchens: brings the link of the card that is read into the strip, of which a
 * phone shows a part. It moves the strip alone, once the page has come to rest.
 */
const follow = () => {
  const link = document.querySelector<HTMLElement>('a:target-current');
  const { left = 0, width = 0 } = link?.getBoundingClientRect() ?? {};
  link?.closest('ul')?.scrollBy({
    left: left + width / 2 - innerWidth / 2,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
};

// The browser marks the link after the event.
if (CSS.supports('selector(:target-current)'))
  document.addEventListener(
    'scrollend',
    ({ target }) => target === document && setTimeout(follow, 50),
  );

export {};
