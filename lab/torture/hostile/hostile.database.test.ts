import { afterAll, expect, it } from 'vitest';
import { openBothAccounts } from '../home/accounts.ts';
import { openTestHome } from '../home/testing.ts';
import { newVisits, visit } from '../home/visitors.ts';
import { attackAll } from '../trials/hostile-requests.ts';
import { hostileCorpus } from './hostile-corpus.ts';
import { askInTurn } from './mixed-roles.ts';
import { seeded } from './random.ts';

const random = seeded(5);
const home = await openTestHome();
const secret = await visit(home, newVisits());
afterAll(() => home.stop());

it('answers 300 hostile requests with neither an error of the server nor a lead', async () => {
  const { pid } = home.server();
  const { serverErrors, leaks, statuses } = await attackAll(
    home,
    hostileCorpus(random, 300),
    secret,
  );
  expect({ serverErrors, leaks }).toEqual({ serverErrors: [], leaks: [] });
  expect(statuses.get(400)).toBeGreaterThan(10);
  expect((await fetch(`${home.url}/healthz`)).status).toBe(200);
  expect(home.server().pid).toBe(pid);
});

it('keeps the roles of pipelined requests apart', async () => {
  const tokens = await openBothAccounts(home);
  for (let socket = 0; socket < 5; socket += 1) {
    expect(await askInTurn(home, tokens, random, secret)).toMatchObject({
      unanswered: 0,
      leaks: [],
    });
  }
});
