// What happy-dom does otherwise than browsers, where the desk relies on it. The focus stays within an open
// modal dialog, is given back when that closes, goes nowhere where nobody could follow, and is lost by what
// is disabled or hidden. That a dialog has closed is told a moment later. A frame is drawn once what was
// begun before it is done.

const HIDDEN = '[hidden], dialog:not([open])';
const CONTROL = 'button, input, select';

/** Not shown, as a whole: hidden, or in a dialog that is closed. */
export const isHidden = (element: Element): boolean => element.closest(HIDDEN) !== null;

const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function () {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!this.matches(`${CONTROL}, a, [tabindex]`) || isHidden(this)) return;
  if (!open || open.contains(this)) focus.call(this);
};

const readActive = (): Element =>
  Reflect.get(Object.getPrototypeOf(document), 'activeElement', document);
Object.defineProperty(document, 'activeElement', {
  get() {
    const element = readActive();
    if (element.matches(':disabled') || isHidden(element)) focus.call(document.body);
    return readActive();
  },
});

const cameFrom = new WeakMap<HTMLDialogElement, HTMLElement>();
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
  if (document.activeElement instanceof HTMLElement) cameFrom.set(this, document.activeElement);
  showModal.call(this);
  this.querySelector<HTMLElement>(CONTROL)?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.removeAttribute('open');
  cameFrom.get(this)?.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

window.requestAnimationFrame = (draw) => Number(setTimeout(draw));

// It does not know `<search>` yet, and React warns of unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
