/** After opening, focus goes to the first story that appeared; after closing, the button is brought into view. */
export function startArticleToggle(button: HTMLButtonElement): void {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const label = button.querySelector('span');
  if (!list || !label) return;
  const labels = { more: label.textContent, less: button.dataset.less ?? '' };
  button.addEventListener('click', () => {
    const isExpanded = list.toggleAttribute('data-expanded');
    button.setAttribute('aria-expanded', String(isExpanded));
    label.textContent = isExpanded ? labels.less : labels.more;
    if (isExpanded) list.querySelector<HTMLElement>('[data-later] a')?.focus();
    // A frame later, when scroll anchoring has moved it away.
    else
      requestAnimationFrame(() =>
        setTimeout(() => button.scrollIntoView({ block: 'center', behavior: 'instant' })),
      );
  });
}
