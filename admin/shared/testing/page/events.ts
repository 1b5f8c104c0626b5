type Listener = ((event: PageEvent) => void) | { handleEvent(event: PageEvent): void };
type Options = boolean | { capture?: boolean; once?: boolean } | undefined;

interface Entry {
  listener: Listener;
  isCapturing: boolean;
  isOnce: boolean;
}

export interface EventDetails {
  bubbles?: boolean;
  key?: string;
  persisted?: boolean;
  relatedTarget?: PageTarget | null;
  submitter?: PageTarget | null;
}

/** What happens on the page, as far as the desk's listeners look at it. */
export class PageEvent {
  readonly type: string;
  readonly bubbles: boolean;
  readonly cancelable = true;
  readonly button = 0;
  readonly timeStamp = Date.now();
  readonly key: string | undefined;
  readonly persisted: boolean | undefined;
  readonly relatedTarget: PageTarget | null;
  readonly submitter: PageTarget | null;
  target: PageTarget | null = null;
  currentTarget: PageTarget | null = null;
  defaultPrevented = false;
  isStopped = false;

  constructor(type: string, details: EventDetails = {}) {
    this.type = type;
    this.bubbles = details.bubbles ?? true;
    this.key = details.key;
    this.persisted = details.persisted;
    this.relatedTarget = details.relatedTarget ?? null;
    this.submitter = details.submitter ?? null;
  }
  preventDefault(): void {
    this.defaultPrevented = true;
  }
  stopPropagation(): void {
    this.isStopped = true;
  }
}

/** Something that events happen to: they go down to it from the window, and up again. */
export class PageTarget {
  readonly #entries = new Map<string, Entry[]>();

  /** Whom an event passes before and after this one. */
  get eventParent(): PageTarget | null {
    return null;
  }

  addEventListener(type: string, listener: Listener, options?: Options): void {
    const { capture = false, once = false } =
      typeof options === 'object' ? options : { capture: options ?? false };
    const entries = this.#entries.get(type) ?? [];
    if (entries.some((one) => one.listener === listener && one.isCapturing === capture)) return;
    this.#entries.set(type, [...entries, { listener, isCapturing: capture, isOnce: once }]);
  }

  removeEventListener(type: string, listener: Listener, options?: Options): void {
    const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
    const isIt = (one: Entry) => one.listener === listener && one.isCapturing === capture;
    const entries = this.#entries.get(type) ?? [];
    this.#entries.set(
      type,
      entries.filter((one) => !isIt(one)),
    );
  }

  /** How many listen: what a part of the page forgets to take back stays. */
  countListeners(type: string): number {
    return this.#entries.get(type)?.length ?? 0;
  }

  /** @returns false when a listener has prevented what the browser would do next */
  dispatchEvent(event: PageEvent): boolean {
    const above: PageTarget[] = [];
    for (let at = this.eventParent; at; at = at.eventParent) above.push(at);
    event.target = this;
    for (const target of above.toReversed()) target.#hear(event, true);
    this.#hear(event, true);
    this.#hear(event, false);
    if (event.bubbles) for (const target of above) target.#hear(event, false);
    return !event.defaultPrevented;
  }

  #hear(event: PageEvent, isCapturing: boolean): void {
    if (event.isStopped) return;
    event.currentTarget = this;
    for (const entry of this.#entries.get(event.type) ?? []) {
      if (entry.isCapturing !== isCapturing) continue;
      if (entry.isOnce) this.removeEventListener(event.type, entry.listener, isCapturing);
      if (typeof entry.listener === 'function') entry.listener(event);
      else entry.listener.handleEvent(event);
    }
  }
}
