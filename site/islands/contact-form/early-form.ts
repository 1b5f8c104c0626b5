export const DRAFT_KEY = 'contactDraft';
/** Fields that a person types into: no checkboxes, since consent must be given anew, and no hidden fields. */
const TYPED = '[name]:not([type=checkbox],[type=hidden],[tabindex])';

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps what is typed until the form is sent, and thereby reset. Never overwrites a field that has text. */
export function keepDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of form.querySelectorAll<TypedField>(TYPED)) {
    const kept = draft[field.name];
    if (!field.value && typeof kept === 'string') field.value = kept;
  }
  form.addEventListener('input', ({ target }) => {
    const field = target as TypedField;
    if (!field.matches(TYPED)) return;
    draft[field.name] = field.value;
    store(JSON.stringify(draft));
  });
  form.addEventListener('reset', () => {
    for (const name of Object.keys(draft)) delete draft[name];
    store('{}');
  });
}

function readDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function store(text: string): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, text);
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

/** Fired on the form once its island handles submits. Only the type is imported: shared code would be a request. */
const AWAKE = 'awake';
export type AwakeEvent = typeof AWAKE;

/** How long a submit waits for hydration before the form is posted natively. */
const TIMEOUT_MS = 6000;

/** Holds a submit that comes before hydration; if the island never hydrates, the form is posted without it. */
export function holdEarlySubmit(form: HTMLFormElement): void {
  if (form.closest('[data-is-alive]')) return;
  // Both the script and the server report every error at once; the browser's own bubble reports one.
  form.noValidate = true;
  let post: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    form.dataset.held = '';
    post ??= setTimeout(() => form.submit(), TIMEOUT_MS);
  };
  form.addEventListener('submit', hold);
  form.addEventListener(
    AWAKE,
    () => {
      form.removeEventListener('submit', hold);
      if (post === undefined) return;
      clearTimeout(post);
      delete form.dataset.held;
      // Safari 15 has no `requestSubmit`: there the form is posted as without JavaScript.
      (form.requestSubmit ?? form.submit).call(form);
    },
    { once: true },
  );
}
