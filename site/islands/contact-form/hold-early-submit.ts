/**
 * Event on the form once its island answers to a submit. The island imports its type alone: with code
 * in common, the page's script would become a request of its own and run later.
 */
const AWAKE = 'awake';
export type AwakeEvent = typeof AWAKE;

/** How long a submit waits for that before it goes out as a plain form. */
const TIMEOUT_MS = 6000;

/**
 * Holds a submit that comes before the island's code runs, and repeats it as soon as it does. If that
 * code does not come, the form is posted as it would be without JavaScript.
 */
export function holdEarlySubmit(form: HTMLFormElement): void {
  // Both the script and the server name every fault at once; the browser's own bubble names one.
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
      form.requestSubmit();
    },
    { once: true },
  );
}
