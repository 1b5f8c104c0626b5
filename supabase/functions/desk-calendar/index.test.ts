import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProject, type TestProject } from '../_shared/testing/project.ts';
import { type RunningFunction, startFunction } from '../_shared/testing/start-function.ts';

const TOKEN = 'ab'.repeat(32);
let project: TestProject;
let running: RunningFunction;
beforeAll(async () => {
  project = await startProject({
    count_request: () => 0,
    calendar_entries: ({ token }) => (token === TOKEN ? [] : null),
  });
  running = await startFunction('desk-calendar', project.env);
}, 60_000);
afterAll(async () => {
  await running.stop();
  project.stop();
});

it('works under Deno, without any key of the platform', async () => {
  const answer = await fetch(`${running.address}?token=${TOKEN}`);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('END:VCALENDAR'),
  ]);
  expect(project.calls.map(({ name }) => name)).toContain('calendar_entries');
  expect((await fetch(`${running.address}?token=${'cd'.repeat(32)}`)).status).toBe(404);
});
