import { MENU_ID } from './program-facts.ts';

/**
 * Inline program that closes the small screen's menu once a link in it is tapped, so that a page
 * which the browser brings back from memory does not come back with its menu open, and once the
 * window is wide enough for the menu to stand in the header. Opening, Escape and a tap outside need
 * no script.
 */
const menu = document.getElementById(MENU_ID) as HTMLElement;
const close = () => menu.matches(':popover-open') && menu.hidePopover();

menu.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) close();
});
matchMedia('(min-width:1024px)').addEventListener('change', close);
