/**
 * Inline script that closes the small screen's menu once a link in it is tapped, so that a page
 * which the browser brings back from memory does not come back with its menu open. Opening, Escape
 * and a tap outside need no script.
 * @param menuId id of the popover.
 */
export const closeMenuScript = (menuId: string): string =>
  `{const menu=document.getElementById(${JSON.stringify(menuId)}),` +
  "close=()=>menu.matches(':popover-open')&&menu.hidePopover();" +
  "menu.addEventListener('click',(event)=>{if(event.target.closest('a'))close()});" +
  "matchMedia('(min-width:1024px)').addEventListener('change',close)}";
