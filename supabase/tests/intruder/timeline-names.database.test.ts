import { beforeAll, expect, test } from 'vitest';
import { type Actor, ADMINISTRATOR_EMAIL } from '../actors.ts';
import { startDesk } from '../desk/desk.ts';

const desk = await startDesk();

let lead: string;
beforeAll(async () => {
  lead = await desk.enquire();
  await desk.work(lead, { note: 'Called' });
});

const workers = async (reader: Actor) => {
  const { timeline } = await desk.callAs<{ timeline: { kind: string; actor: string | null }[] }>(
    reader,
    'desk_lead($1)',
    [lead],
  );
  return timeline.filter(({ kind }) => kind === 'work').map(({ actor }) => actor);
};

test.each(['viewer', 'caller'] as const)(
  'a %s reads who worked, and no address with which somebody signs in',
  async (reader) => {
    expect(await workers(reader)).toEqual(['owner']);
  },
);

test('the administrator reads the addresses of his team', async () => {
  expect(await workers('administrator')).toEqual([ADMINISTRATOR_EMAIL]);
});
