import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { countKept, countMissing, untilDrained } from '../../lab/torture/home/count.ts';
import { openTestHome } from '../../lab/torture/home/testing.ts';
import { startVisitors } from '../../lab/torture/home/visitors.ts';

const home = await openTestHome();
afterAll(() => home.stop());

it('neither loses nor duplicates acknowledged enquiries when killed three times under load', async () => {
  const visitors = startVisitors(home, 4);
  for (let round = 0; round < 3; round += 1) {
    await sleep(200 + 200 * Math.random());
    await home.kill();
    expect(await countMissing(home, [...visitors.visits.acknowledged])).toBe(0);
    await home.start();
  }
  const visits = await visitors.close();
  await untilDrained(home);
  const kept = await countKept(home, visits);
  expect(kept).toMatchObject({ acknowledged: visits.sent.size, doubled: 0, lost: 0 });
  expect(kept.stored).toBeGreaterThan(0);
});
