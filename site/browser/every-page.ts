import { isDeskPage } from '../../contract/desk/desk-paths.ts';
import { PRERENDER_RULES } from '../../contract/prerender-rules.ts';
import { SENT_ANCHOR } from '../../contract/routes.ts';
import { DRAFT_KEY } from '../islands/contact-form/early-form.ts';
import { ENTRY_PREFIX, ENTRY_START } from '../outbox/outbox.ts';

/** Closes the header's menu once a link there is pressed, or the window gets another form of menu. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('header');
  if (!header || !('popover' in header)) return;
  const close = () => header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  matchMedia('(min-width:1024px)').addEventListener('change', close);
}

/** Loads the outbox only when an enquiry on this device has not been sent, or has had its week. */
export function wakeOutbox(load: () => void): void {
  try {
    // Not parsed: an entry that cannot be read must not keep the others from being sent.
    const isDue = Object.entries(localStorage).some(
      ([key, entry]) =>
        key.startsWith(ENTRY_PREFIX) && parseInt(entry.slice(ENTRY_START.length), 10) < Date.now(),
    );
    if (isDue) load();
  } catch {}
}

/** A form that was posted before its script came has left its draft behind. Without the anchor nothing was sent. */
export function clearSentDraft(): void {
  try {
    if (location.hash === `#${SENT_ANCHOR}`) sessionStorage.removeItem(DRAFT_KEY);
  } catch {}
}

/** An address opens its question, and follows the one that is opened. */
export function followQuestions(place: HTMLElement): void {
  const open = () => {
    const details = document.getElementById(location.hash.slice(1))?.closest('details');
    if (details) details.open = true;
  };
  const name = ({ target }: Event) => {
    const details = target as HTMLDetailsElement;
    const id = details.querySelector('[id]')?.id;
    if (details.open && id) history.replaceState(history.state, '', `#${id}`);
  };
  // The event does not bubble.
  place.addEventListener('toggle', name, { capture: true });
  addEventListener('hashchange', open);
  open();
}

/** Lets the browser render ahead the page whose link the pointer rests on. */
export function addPrerenderRules(): void {
  // The desk's policy takes no text into a script.
  if (isDeskPage(location.pathname)) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = PRERENDER_RULES;
  document.head.append(rules);
}

/** Fetches the page's pictures two seconds after it has loaded, so that a screenshot of all of it has them. */
export function fetchFarPictures(): void {
  if (navigator.connection?.saveData) return;
  const fetchAll = () =>
    setTimeout(() => {
      for (const picture of document.images)
        if (
          picture.checkVisibility?.() !== false &&
          picture.getBoundingClientRect().left < innerWidth
        )
          picture.loading = 'eager';
    }, 2000);
  if (document.readyState === 'complete') fetchAll();
  else addEventListener('load', fetchAll);
}

export function loadMapWhenOpened(details: HTMLDetailsElement): void {
  details.addEventListener(
    'toggle',
    () => {
      const { map = '', mapTitle = '' } = details.dataset;
      const frame = document.createElement('iframe');
      frame.src = map;
      frame.title = mapTitle;
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.allowFullscreen = true;
      details.lastElementChild?.append(frame);
    },
    { once: true },
  );
}

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

/** Local storage key of what a visitor kept: slugs of brands and routes' names of models, separated by commas. */
const SHORTLIST_KEY = 'shortlist';

/** Where the storage is blocked the hearts stay hidden, as without a script. */
export function startHearts(): void {
  const kept = () =>
    new Set((localStorage.getItem(SHORTLIST_KEY) ?? '').split(',').filter(Boolean));
  const paint = () => {
    const ids = kept();
    for (const choice of document.querySelectorAll<HTMLInputElement>('[data-keep]')) {
      const isKept = ids.has(choice.dataset.keep ?? '');
      choice.hidden = false;
      if (choice.name) choice.checked = isKept;
      else choice.ariaPressed = `${isKept}`;
    }
    for (const count of document.querySelectorAll<HTMLElement>('[data-kept]')) {
      count.hidden = !ids.size;
      if (count.lastChild) count.lastChild.textContent = `${ids.size}`;
    }
  };
  try {
    paint();
  } catch {
    return;
  }
  const only = document.querySelector<HTMLInputElement>('[data-only]');
  if (only) only.checked = location.hash === '#kept';
  addEventListener('storage', paint);
  addEventListener('pageshow', paint);
  document.addEventListener('click', ({ target }) => {
    const { keep } = (target as Element).closest<HTMLElement>('[data-keep]')?.dataset ?? {};
    if (!keep) return;
    const ids = kept();
    if (!ids.delete(keep)) ids.add(keep);
    localStorage.setItem(SHORTLIST_KEY, [...ids].join());
    paint();
  });
}
