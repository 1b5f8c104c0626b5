/**
 * Fired on the form once its island handles submits. The island imports only the type: with shared code,
 * the page's inline script would become a request of its own and run later.
 */
const AWAKE = 'awake';
export type AwakeEvent = typeof AWAKE;

/** How long a submit waits for hydration before the form is posted natively. */
const TIMEOUT_MS = 6000;

/**
 * Holds a submit that comes before hydration, and repeats it afterwards. If the island never hydrates, the
 * form is posted as it would be without JavaScript.
 */
export function holdEarlySubmit(form: HTMLFormElement): void {
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
