import { afterEach, expect, test, vi } from 'vitest';

const createClient = vi.hoisted(() => vi.fn());
vi.mock('@supabase/supabase-js', () => ({ createClient }));

afterEach(() => void vi.unstubAllEnvs());

/** The page of a site that was built with these settings. */
async function load(url: string, key: string) {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://desk.example' });
  vi.stubEnv('PUBLIC_SUPABASE_URL', url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', key);
  await import('./backend.ts');
  return createClient.mock.lastCall ?? [];
}

test.each([
  ['', '', 'https://desk.example', 'sb_publishable_embedded'],
  ['https://x.supabase.example', 'sb_key', 'https://x.supabase.example', 'sb_key'],
])('the backend of settings “%s” and “%s”', async (url, key, address, used) => {
  expect((await load(url, key)).slice(0, 2)).toEqual([address, used]);
});

test('a session is kept and renewed, and none is taken from an address', async () => {
  const [, , options] = await load('', '');
  expect(options.auth).toEqual({
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
});
