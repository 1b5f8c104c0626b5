/** Key in sessionStorage. */
export const DRAFT_KEY = 'contactDraft';
/**
 * Fields that a person types into: no checkboxes, since consent must be given anew, and no hidden fields.
 */
const TYPED = '[name]:not([type=checkbox],[type=hidden],[tabindex])';

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed in sessionStorage, field by field, until the form is sent (and thereby reset), and
 * restores it after a reload. Runs before hydration and never overwrites a field that has text.
 */
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
