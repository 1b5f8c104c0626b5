import { expect, test } from 'vitest';
import { restartUnderLoad } from './rolling-restart.ts';

test('processes restart one after the other under load, and no enquiry is lost or doubled', async () => {
  const [result] = await restartUnderLoad({ seconds: 4, perSecond: 25 });
  expect(result).toMatchObject({ sent: 100, acknowledged: 100, stored: 100, doubled: 0, lost: 0 });
  // Both processes answered, and at least one of them was down in between.
  expect(result?.note).toMatch(/^[1-9]\d* restarts .* [1-9]\d* \+ [1-9]\d*/);
});
