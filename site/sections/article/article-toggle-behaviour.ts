/** After opening, focus goes to the first story that appeared; after closing, the button is brought into view. */
export function startArticleToggle(button: HTMLButtonElement): void {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const label = button.querySelector('span');
  if (!list || !label) return;
  const labels = { more: label.textContent, less: button.dataset.less ?? '' };
  button.addEventListener('click', () => {
    const isExpanded = !list.dataset.expanded;
    button.setAttribute('aria-expanded', String(isExpanded));
    label.textContent = isExpanded ? labels.less : labels.more;
    if (isExpanded) expand(list);
    else collapse(list, button);
  });
}

/** Laying out all stories takes a slow phone 100 ms: one appears at once, the others a frame later. */
function expand(list: HTMLElement): void {
  list.dataset.expanded = 'next';
  list.querySelector<HTMLElement>('[data-later] a')?.focus();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (list.dataset.expanded) list.dataset.expanded = 'all';
    }),
  );
}

function collapse(list: HTMLElement, button: HTMLButtonElement): void {
  delete list.dataset.expanded;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  // What is laid out only now, and the browser's own scroll anchoring, may move it away again.
  requestAnimationFrame(() =>
    setTimeout(() => button.scrollIntoView({ block: 'nearest', behavior: 'instant' })),
  );
}
