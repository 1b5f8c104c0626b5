import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProject, type TestProject } from '../_shared/testing/project.ts';
import { type RunningFunction, startFunction } from '../_shared/testing/start-function.ts';

let project: TestProject;
let running: RunningFunction;
beforeAll(async () => {
  project = await startProject({ count_request: () => 0 });
  running = await startFunction('soft-lead', project.env);
}, 60_000);
afterAll(async () => {
  await running.stop();
  project.stop();
});

it('counts a click under Deno and says what is wrong with an invalid one', async () => {
  const { post } = running;
  const asVisitor = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '6.6.6.6' };
  expect((await post({ code: 'K7Q2', page: '/menu' }, asVisitor)).status).toBe(204);
  expect(project.calls.map(({ name }) => name)).toEqual(['count_request', 'record_soft_lead']);
  const refused = await post({ code: 'no', page: '/menu' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('code')]);
});

it('counts each network separately, whatever the caller writes into X-Forwarded-For', async () => {
  const bucketOf = async (headers: Record<string, string>) => {
    project.calls.length = 0;
    await running.post({ code: 'K7Q2', page: '/menu' }, headers);
    return project.calls[0]?.body.bucket;
  };
  const bucket = await bucketOf({
    'cf-connecting-ip': '203.0.113.7',
    'x-forwarded-for': '6.6.6.6',
  });
  expect(bucket).toMatch(/^soft-lead:[0-9a-f]{64}$/);
  expect(await bucketOf({ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '7.7.7.7' })).toBe(
    bucket,
  );
  expect(await bucketOf({ 'cf-connecting-ip': '203.0.113.8' })).not.toBe(bucket);
});
