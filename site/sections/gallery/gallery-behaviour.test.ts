import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { morph, startGallery } from './gallery-behaviour.ts';

/** As much of a dialog as a click that is not ours touches: nothing. */
class Dialog {}

let isStill = false;
beforeEach(() => {
  isStill = false;
  vi.stubGlobal('HTMLDialogElement', Dialog);
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Clicks into a gallery. @returns whether the browser still does what it always does */
function click(
  keys: object,
  link: object | null = {},
  dialog: object | null = new Dialog(),
): boolean {
  const gallery = Object.assign(new EventTarget(), {
    closest: () => link,
    nextElementSibling: dialog,
  });
  startGallery(gallery as unknown as HTMLElement);
  return gallery.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), keys));
}

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with the %s to the browser: a new tab, a new window, a download',
  (key) => {
    expect(click({ [key]: true })).toBe(true);
  },
);

it('leaves a click beside the pictures alone', () => {
  expect(click({}, null)).toBe(true);
});

it('lets a picture lead to itself where there is no dialog', () => {
  expect(click({}, {}, null)).toBe(true);
});

const picture = () => ({ style: { viewTransitionName: '' } }) as HTMLElement;
const nameOf = ({ style }: HTMLElement) => style.viewTransitionName;

/** A browser with transitions; `steps` are what it would do by and by. */
function stubTransitions(ending: 'finishes' | 'is cut short') {
  const steps: { update?: () => void } = {};
  const startViewTransition = vi.fn((update: () => void) => {
    steps.update = update;
    const skipped = () => Promise.reject(new Error('skipped'));
    const finished = ending === 'finishes' ? Promise.resolve() : skipped();
    return { ready: ending === 'finishes' ? Promise.resolve() : skipped(), finished };
  });
  vi.stubGlobal('document', { startViewTransition });
  return { steps, startViewTransition };
}

it.each(['finishes', 'is cut short'] as const)(
  'names one picture at a time, and none once the movement %s',
  async (ending) => {
    const { steps } = stubTransitions(ending);
    const [from, to] = [picture(), picture()];
    const seen: string[] = [];
    morph(from, to, () => seen.push(`${nameOf(from)}|${nameOf(to)}`));
    expect([nameOf(from), nameOf(to), seen]).toEqual(['picture', '', []]);
    steps.update?.();
    expect([nameOf(from), nameOf(to), seen]).toEqual(['', 'picture', ['|']]);
    await new Promise(setImmediate);
    expect([nameOf(from), nameOf(to)]).toEqual(['', '']);
  },
);

it('makes the change at once for a visitor who wants no movement', () => {
  const { startViewTransition } = stubTransitions('finishes');
  isStill = true;
  const change = vi.fn();
  morph(picture(), picture(), change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('makes the change at once where the browser cannot move it', () => {
  vi.stubGlobal('document', {});
  const change = vi.fn();
  morph(picture(), picture(), change);
  expect(change).toHaveBeenCalledTimes(1);
});
