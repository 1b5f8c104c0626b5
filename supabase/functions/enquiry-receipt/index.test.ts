import { afterAll, beforeAll, expect, it } from 'vitest';
import { signReceipt } from '../_shared/signatures.ts';
import { FORM_SECRET, startProject, type TestProject } from '../_shared/testing/project.ts';
import { type RunningFunction, startFunction } from '../_shared/testing/start-function.ts';

const ID = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const stored = {
  state: 'closed',
  received_at: '2026-11-21T09:30:00Z',
  is_archived: false,
  purge_at: null,
};

let project: TestProject;
let running: RunningFunction;
beforeAll(async () => {
  project = await startProject({
    count_request: () => 0,
    read_receipt: () => stored,
    erase_enquiry: () => true,
  });
  running = await startFunction('enquiry-receipt', project.env);
}, 60_000);
afterAll(async () => {
  await running.stop();
  project.stop();
});

it('shows an enquiry under Deno to whoever has its token, and to nobody else', async () => {
  const token = signReceipt(ID, [FORM_SECRET]);
  const shown = await running.post({ token, action: 'see' });
  expect(shown.status).toBe(200);
  expect(await shown.json()).toHaveProperty('receipt');
  const forged = `${ID}.${'A'.repeat(22)}`;
  expect((await running.post({ token: forged, action: 'see' })).status).toBe(404);
});

it('treats an answer of another shape as a failure, and reveals nothing of it', async () => {
  project.answers.read_receipt = () => ({ state: 'kept', name: 'Harpreet' });
  const failed = await running.post({ token: signReceipt(ID, [FORM_SECRET]), action: 'see' });
  expect(failed.status).toBe(503);
  expect(await failed.text()).not.toContain('Harpreet');
});
