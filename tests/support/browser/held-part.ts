import type { Page, Route } from '@playwright/test';

/** A part of a page that is held back until the test releases it. */
export interface HeldPart {
  /** The page has asked for it. */
  asked: Promise<void>;
  release(): void;
}

/** Holds every answer whose address matches, until it is released. */
export async function holdPart(page: Page, address: string | RegExp): Promise<HeldPart> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
