import { expect, it } from 'vitest';
import { bundleOutbox } from './bundle-outbox.ts';

it('makes one small program that sends, and one that is loaded only to solve a task', async () => {
  const scripts = await bundleOutbox();
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['send', 'solve-task']));
  const { send = '' } = scripts;
  expect(send.length).toBeLessThan(10_000);
  expect(send, 'minified').not.toMatch(/ENQUIRY_ENDPOINT|sendWaiting/);
  expect(send).toContain('/outbox/solve-task.js');
  expect(send).toContain('/functions/v1/send-contact-email');
  expect(send, "no helper of the bundler's").not.toMatch(/modulepreload|import\.meta/);
});
