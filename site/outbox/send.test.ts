// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { keepEnquiry, readEntries } from './outbox-storage.ts';
import { FACTS } from './testing/facts.ts';
import { FILLED } from './testing/filled-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('sends what an earlier page could not, to the backend of the build', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
  const fetched = vi.fn(async (_address: string) =>
    Response.json({ id: FACTS.id }, { status: 201 }),
  );
  vi.stubGlobal('fetch', fetched);
  keepEnquiry(localStorage, FILLED, FACTS, new Date());
  await import('./send.ts');
  await vi.waitFor(() => expect(readEntries(localStorage)[0]?.confirmedAt).toBeDefined());
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://backend.example/functions/v1/send-contact-email',
  ]);
});

it('does nothing where storage is blocked', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const listen = vi.spyOn(window, 'addEventListener');
  await import('./send.ts');
  expect(listen).not.toHaveBeenCalled();
});
