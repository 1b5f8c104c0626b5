/**
 * Inline program of the header. Closes what is open in it once a link there is pressed, so that a page which
 * the browser brings back from memory does not come back with its menu open, and once the window's width
 * changes the form of the menu; opening, Escape and a press outside need no script.
 */
export {};

const header = document.querySelector('header') as HTMLElement;
const closeOpen = () => {
  if ('popover' in header) header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
};

header.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) closeOpen();
});
matchMedia('(min-width:1024px)').addEventListener('change', closeOpen);
