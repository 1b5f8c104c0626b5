import { beforeEach, expect, it, vi } from 'vitest';
import { holdEarlySubmit } from './hold-early-submit.ts';

/** The part of a form that the code uses. */
const createForm = () =>
  Object.assign(new EventTarget(), {
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
