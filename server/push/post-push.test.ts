import { expect, test } from 'vitest';
import { startPushService } from '../../supabase/functions/_shared/push/testing/push-service.ts';
import { PrivateAddressError, postPush } from './worker.ts';

const BODY = Buffer.from('sealed');

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'https://[::7f00:1]/x',
  'https://push.example/x',
  'https://fcm.googleapis.com:8443/x',
  'http://fcm.googleapis.com/x',
  'ftp://push.example/x',
])('%s is not asked', async (endpoint) => {
  await expect(postPush(endpoint, {}, BODY)).rejects.toBeInstanceOf(PrivateAddressError);
});

test('a service on this machine is asked only where it is trusted, and its redirects lead nowhere', async () => {
  await using cleaning = new AsyncDisposableStack();
  const service = await startPushService();
  cleaning.defer(async () => void (await service.stop()));
  await expect(postPush(`${service.origin}/x`, {}, BODY)).rejects.toThrow();
  expect(service.received).toEqual([]);
  service.status = 307;
  expect(await postPush(`${service.origin}/x`, { ttl: 1 }, BODY, service.origin)).toBe(307);
  expect(service.received).toMatchObject([{ path: '/x', headers: { ttl: '1' }, body: BODY }]);
});
