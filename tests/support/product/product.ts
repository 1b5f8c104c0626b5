import { test as base, expect, type Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../mail/smtp.ts';
import OWNER from '../owner.json' with { type: 'json' };
import { startTestServer, type TestServer } from '../server/server.ts';

/** The one address that may sign up in these tests, and the password that it takes. */
export { OWNER };

/** A running product with an empty database and a mail server that receives its mail. */
export interface Product extends TestServer {
  mail: MailServer;
}

interface ProductFixtures {
  /** Texts of console messages and failed loads that a test expects; all others fail it. */
  expectedErrors: RegExp[];
  errorWatch: undefined;
}

/**
 * Playwright's test with the product running: one server, database and mail server per worker.
 * A stray console error, page error or unhandled rejection fails the test that caused it.
 */
export const test = base.extend<ProductFixtures, { product: Product }>({
  product: [
    async ({ playwright: _playwright }, use) => {
      const mail = await startMailServer();
      const server = await startTestServer({
        env: { SMTP_URL: mail.url, ADMIN_EMAIL: OWNER.email, LEADS_TO: 'leads@example.in' },
      });
      await use({ ...server, mail });
      await server.stop();
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedErrors: [[], { option: true }],
  errorWatch: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (webError) => errors.push(String(webError.error())));
      await use(undefined);
      expect(
        errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export type { Page };
export { expect };
