/** What the worker uses of its global scope; TypeScript's own types of it exclude those of pages. */
interface WorkerScope {
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface WorkerClient {
  url: string;
  focus(): Promise<WorkerClient>;
  navigate(url: string): Promise<unknown>;
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  push: LastingEvent & { data: { json(): unknown } | null };
  notificationclick: LastingEvent & { notification: Notification };
}

export const scope = globalThis as unknown as WorkerScope;
