import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://fcm.googleapis.com:443/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['https://fcm.googleapis.com:8443/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['blob:https://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil-fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://evil.example#https://fcm.googleapis.com', false],
  ['https://evilpush.apple.com/x', false],
  ['https://push.example/x', false],
  ['https://[::7f00:1]/x', false],
  ['no address', false],
])('%s is a push service: %s', (endpoint, is) => expect(isPushService(endpoint)).toBe(is));
