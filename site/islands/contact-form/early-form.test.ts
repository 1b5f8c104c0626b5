// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_KEY, holdEarlySubmit, keepDraft } from './early-form.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** A page with the form on it, as after a reload. */
function openPage(fill: (form: HTMLFormElement) => void = () => {}): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><textarea name="message"></textarea>
    <input name="consents" type="checkbox" value="calls"><input name="notice" type="hidden">
    <input name="homepage" tabindex="-1">
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  fill(form);
  keepDraft(form);
  return form;
}

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;
function type(form: HTMLFormElement, name: string, value: string): void {
  field(form, name).value = value;
  field(form, name).dispatchEvent(new Event('input', { bubbles: true }));
}
const read = (form: HTMLFormElement) =>
  ['name', 'message', 'homepage', 'notice'].map((name) => field(form, name).value);

it('writes over nothing that was typed before', () => {
  type(openPage(), 'name', 'Asha');
  const form = openPage((fresh) => {
    field(fresh, 'name').value = 'Ravi';
  });
  expect(field(form, 'name').value).toBe('Ravi');
});

it('keeps no consent, nothing hidden and nothing that only machines fill in', () => {
  const form = openPage();
  type(form, 'name', 'Asha');
  for (const name of ['consents', 'notice', 'homepage']) type(form, name, 'x');
  expect(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')).toEqual({ name: 'Asha' });
});

it.each(['broken', '7', '{"name":7,"message":null}'])('reads nothing out of %s', (kept) => {
  sessionStorage.setItem(DRAFT_KEY, kept);
  expect(read(openPage())).toEqual(['', '', '', '']);
});

it('lasts as long as the page where storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const form = openPage();
  expect(() => type(form, 'name', 'Asha')).not.toThrow();
  expect(field(form, 'name').value).toBe('Asha');
});

describe('a submit before hydration', () => {
  /** The part of a form that the code uses. */
  const createForm = () =>
    Object.assign(new EventTarget(), {
      closest: () => null,
      noValidate: false,
      dataset: {} as DOMStringMap,
      submit: vi.fn(),
      requestSubmit: vi.fn(),
    });

  let form: ReturnType<typeof createForm>;
  const press = () => {
    const event = new Event('submit', { cancelable: true });
    form.dispatchEvent(event);
    return event;
  };
  const wake = () => form.dispatchEvent(new Event('awake'));

  beforeEach(() => {
    vi.useFakeTimers();
    form = createForm();
    holdEarlySubmit(form as unknown as HTMLFormElement);
  });

  it("turns the browser's own validation off", () => expect(form.noValidate).toBe(true));

  it('repeats an early submit once the island is hydrated', () => {
    expect(press().defaultPrevented).toBe(true);
    expect(press().defaultPrevented).toBe(true);
    wake();
    wake();
    expect(form.requestSubmit).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(form.submit).not.toHaveBeenCalled();
    expect(form.dataset).toEqual({});
  });

  it('leaves later submits alone', () => {
    wake();
    expect(press().defaultPrevented).toBe(false);
    expect(form.requestSubmit).not.toHaveBeenCalled();
  });

  it('posts the form natively when the island does not hydrate', () => {
    press();
    press();
    vi.advanceTimersByTime(5999);
    expect(form.submit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(form.submit).toHaveBeenCalledOnce();
  });
});
