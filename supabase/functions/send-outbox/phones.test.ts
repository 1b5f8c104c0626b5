import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBrowser, readPush, startPushService } from '../_shared/push/testing/push-service.ts';
import { startProject, type TestProject } from '../_shared/testing/project.ts';
import { type RunningFunction, startFunction } from '../_shared/testing/start-function.ts';

const LEAD = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const pushes: object[] = [];
const phone = createBrowser();
let service: Awaited<ReturnType<typeof startPushService>>;
let project: TestProject;
let running: RunningFunction;
beforeAll(async () => {
  service = await startPushService();
  project = await startProject({
    claim_mail: () => [],
    claim_push: () => pushes.splice(0, 2),
    run_retention: () => ({ archived: 0 }),
  });
  running = await startFunction('send-outbox', { ...project.env, PUSH_SERVICES: service.origin });
}, 60_000);
afterAll(async () => {
  await running.stop();
  project.stop();
  await service.stop();
});
beforeEach(() => {
  project.calls.length = 0;
});

const asSchedule = () => running.post({}, { authorization: `Bearer ${project.serviceKey}` });

const push = (id: number, endpoint: string) => ({
  ...{ id, endpoint, ...phone.keys },
  ...{ lead_id: LEAD, subject: 'franchise', city: 'Moga' },
});
const outcomes = () =>
  project.calls.filter(({ name }) => name === 'settle_push').map(({ body }) => body);

it('tells a phone of a new lead, sealed for its browser and signed with the key that the desk offers', async () => {
  pushes.push(push(1, `${service.origin}/phone`));
  expect((await asSchedule()).status).toBe(200);
  const [message] = service.received.splice(0);
  expect(JSON.parse(readPush(message?.body ?? Buffer.alloc(0), phone))).toMatchObject({
    title: 'New franchise enquiry from Moga',
  });
  const offered = project.calls.find(({ name }) => name === 'offer_push_key')?.body.key;
  expect(message?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${offered}$`));
  expect(outcomes()).toEqual([{ message_id: 1, outcome: 'sent' }]);
});

it('drops the subscription of a browser that is gone, and asks no address but those of push services', async () => {
  service.status = 410;
  pushes.push(push(2, `${service.origin}/phone`), push(3, 'https://169.254.169.254/latest'));
  expect((await asSchedule()).status).toBe(200);
  service.status = 201;
  expect(service.received.splice(0)).toHaveLength(1);
  expect(outcomes()).toEqual([
    { message_id: 2, outcome: 'gone' },
    { message_id: 3, outcome: 'failed' },
  ]);
});

it('goes on to the mails while messages for phones cannot be read', async () => {
  pushes.push({ id: 'not a number' });
  expect((await asSchedule()).status).toBe(200);
  expect(project.calls.map(({ name }) => name)).toContain('claim_mail');
});
