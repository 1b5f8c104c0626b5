import { expect, test, vi } from 'vitest';
import { holdable, holdRequests } from './hold-requests.ts';

const READ = 'https://desk.example/rest/v1/rpc/desk_today';

/** A backend that answers when told to. */
function slowBackend() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const send = vi.fn(async () => promise);
  return { send, ask: holdable(send), answer: () => resolve(new Response('[]')) };
}

test('a log-out waits for what is under way, and what comes after it waits for the log-out', async () => {
  const { send, ask, answer } = slowBackend();
  const first = ask(READ);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const isHeld = vi.fn();
  const holding = holdRequests().then((letGo) => {
    isHeld();
    return letGo;
  });
  const second = ask(READ);
  await Promise.resolve();
  expect(isHeld).not.toHaveBeenCalled();

  answer();
  expect((await first).status).toBe(200);
  const letGo = await holding;
  expect(send).toHaveBeenCalledTimes(1);
  letGo();
  expect((await second).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(2);
});

test('the log-out itself passes', async () => {
  const { send, ask, answer } = slowBackend();
  const letGo = await holdRequests();
  answer();
  await ask(new URL('https://desk.example/auth/v1/logout'));
  await ask(new Request('https://desk.example/auth/v1/user'));
  expect(send).toHaveBeenCalledTimes(2);
  letGo();
});

test('an answer that does not come holds nobody up for longer than two seconds', async () => {
  vi.useFakeTimers();
  const { send, ask } = slowBackend();
  void ask(READ);
  const isHeld = vi.fn();
  void holdRequests().then(isHeld);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(send).toHaveBeenCalledTimes(1);
  expect(isHeld).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(isHeld).toHaveBeenCalled();
  isHeld.mock.calls[0]?.[0]();
  vi.useRealTimers();
});
