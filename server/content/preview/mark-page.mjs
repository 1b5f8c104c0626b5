/** Runs in the browser on each page of a draft, as it stands here: a bar that says so, and words that lead to their
 * field at the desk when they are pressed. */
{
  const bar = document.createElement('aside');
  bar.id = 'draft-bar';
  bar.setAttribute('aria-label', 'Draft');
  bar.innerHTML = `<strong>Draft – not published</strong>
    <button type="button" aria-pressed="false">Press words to change them</button>
    <a href="/admin#content">To the desk</a> <a href="/preview/end">Leave the draft</a>`;
  document.body.append(bar);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    #draft-bar { position: fixed; inset: auto 0 0; z-index: var(--z-overlay); display: flex; flex-wrap: wrap;
      gap: var(--space-1) var(--space-4); align-items: center; justify-content: center; padding: var(--space-1) var(--gutter);
      background: var(--color-night); color: var(--color-on-night); font-size: var(--text-s); }
    #draft-bar button, #draft-bar a { min-height: 48px; display: inline-flex; align-items: center; color: inherit;
      background: none; border: 0; font: inherit; text-decoration: underline; cursor: pointer; }
    #draft-bar button[aria-pressed='true'] { text-decoration: none; outline: 2px solid currentcolor; padding: 0 var(--space-2); }
    .draft-words :is(h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, img, a, span):hover {
      outline: 2px dashed currentcolor; outline-offset: 2px; cursor: pointer; }
    body { padding-bottom: 64px; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const button = bar.querySelector('button');
  let isChoosing = false;
  button?.addEventListener('click', () => {
    isChoosing = !isChoosing;
    button.setAttribute('aria-pressed', String(isChoosing));
    document.documentElement.classList.toggle('draft-words', isChoosing);
  });

  /** What somebody pressed: the words of the smallest thing around it that has some.
   * @param {Element | null} element */
  const wordsOf = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const words = at instanceof HTMLImageElement ? at.alt : (at.textContent ?? '');
      const plain = words.replace(/\s+/g, ' ').trim();
      if (plain) return plain.slice(0, 200);
    }
    return '';
  };

  document.addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element ? event.target : null;
      if (!isChoosing || bar.contains(element)) return;
      event.preventDefault();
      event.stopPropagation();
      const words = wordsOf(element);
      if (!words) return;
      const query = new URLSearchParams({ find: words, page: location.pathname });
      location.assign(`/admin#content?${query}`);
    },
    { capture: true },
  );
}
