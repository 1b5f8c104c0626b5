import { ROUTES } from '../../../contract/routes.ts';
import { findings } from '../../support/browser/axe.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { expect } from '../../support/product/product.ts';

test.use({ serviceWorkers: 'allow' });

const ENDPOINT = 'https://push.example/this-device';

test('a device is told of new leads once its owner has switched it on, until it is switched off', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications']);
  // A real subscription needs the browser maker's push service, and the headless shell says that it was denied
  // messages whatever it was granted.
  await page.addInitScript((endpoint) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    let current: object | null = null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscription;
        return current;
      },
    });
  }, ENDPOINT);
  await page.goto(`${ROUTES.admin}#alerts`);
  await page.reload();
  const panel = page.getByRole('region', { name: 'Notifications on this device' });
  await panel.getByRole('button', { name: 'Switch on' }).click();
  await expect(panel.getByRole('button', { name: 'Switch off' })).toBeVisible();
  expect(await findings(page, 'messages')).toEqual([]);
  expect(await product.sql('select endpoint from private.push_subscriptions')).toEqual([
    { endpoint: ENDPOINT },
  ]);
  const id = await addLead(product, 'Gurpreet Kaur', 1);
  expect(await product.sql('select lead_id from private.push_outbox')).toEqual([{ lead_id: id }]);
  await panel.getByRole('button', { name: 'Send a test' }).click();
  await expect(toast(page, 'A test is on its way')).toBeVisible();

  await panel.getByRole('button', { name: 'Switch off' }).click();
  await expect(panel.getByRole('button', { name: 'Switch on' })).toBeVisible();
  expect(await product.sql('select endpoint from private.push_subscriptions')).toEqual([]);
});
