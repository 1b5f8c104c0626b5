const CARDS = 'a[data-lead-link]';

/**
 * The card that an arrow key leads to: up and down within a column, left and right to the next column that
 * has one, at the same height.
 * @param from where the focus is; not on a card, it leads nowhere
 */
export function findCard(from: Element, key: string): HTMLElement | undefined {
  const card = from.closest('li[data-card]');
  const column = card?.closest('[data-column]');
  if (!card || !column) return undefined;
  const linksOf = (of: Element) => [...of.querySelectorAll<HTMLElement>(CARDS)];
  const links = linksOf(column);
  const at = links.findIndex((link) => card.contains(link));
  if (key === 'ArrowDown') return links[at + 1];
  if (key === 'ArrowUp') return links[at - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const columns = [...document.querySelectorAll('[data-column]')];
  const here = columns.indexOf(column);
  const beside = key === 'ArrowRight' ? columns.slice(here + 1) : columns.slice(0, here).reverse();
  const target = beside.map(linksOf).find((cards) => cards.length > 0);
  return target?.[Math.min(at, target.length - 1)];
}

/** @returns the lead whose card follows this one in its column, or stands before it */
export function findNeighbour(leadId: string): string | undefined {
  const card = document.querySelector(`li[data-card="${CSS.escape(leadId)}"]`);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.getAttribute('data-card') ?? undefined;
}
