import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInWorker } from './read-in-worker.ts';

vi.mock('../../worker/worker-url.ts', () => ({ workerUrl: (address: string) => address }));

const ended = vi.fn();
let worker: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  ended.mockClear();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        worker = this;
      }
      postMessage() {}
      terminate = ended;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = () => readInWorker(new Blob(['x']), []);
const answer = (data: object) => worker.dispatchEvent(new MessageEvent('message', { data }));

test('a worker that has not answered after 20 seconds is ended, with a sentence', async () => {
  const refused = expect(read()).rejects.toThrow(/^This file takes too long to read\. Split it/);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(ended).toHaveBeenCalledOnce();
});

test('a worker that dies is told with a sentence', async () => {
  const refused = expect(read()).rejects.toThrow(/^This file cannot be read\. Save it as CSV/);
  worker.dispatchEvent(new Event('error'));
  await refused;
  expect(ended).toHaveBeenCalledOnce();
});

test('its table or its sentence is the answer, and it ends', async () => {
  const table = { columns: ['Name'], rows: [] };
  const reading = read();
  answer({ table });
  expect(await reading).toEqual(table);
  const refused = expect(read()).rejects.toThrow('No');
  answer({ problem: 'No' });
  await refused;
  expect(ended).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
