import { expect, test } from 'vitest';
import { DATA_POLICY, hostPolicy, pagePolicy, workerPolicy } from './content-security-policy.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

test('a page may run and show only its own content', () => {
  const policy = directives(pagePolicy(hashes, { siteUrl: 'https://yctfc.example' }));
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-a'",
    'style-src': "'self' 'sha256-b'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'frame-src': "'self' https://www.google.com https://maps.google.com",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
});

test('no policy allows unsafe sources', () => {
  const options = { siteUrl: 'https://yctfc.example', supabaseUrl: 'https://abc.supabase.co' };
  for (const policy of [pagePolicy(hashes, options), hostPolicy(options), DATA_POLICY]) {
    expect(policy).not.toMatch(/unsafe|\*|https:(\s|;|$)/);
  }
});

test('plain http is not upgraded', () => {
  expect(pagePolicy(hashes, { siteUrl: 'http://localhost:3000' })).not.toMatch(/upgrade/);
});

test('a hosted backend may be connected to', () => {
  const options = { siteUrl: 'https://yctfc.example', supabaseUrl: 'https://abc.supabase.co' };
  const policy = directives(pagePolicy(hashes, options));
  expect(policy.get('connect-src')).toBe("'self' https://abc.supabase.co");
  expect(policy.get('form-action')).toBe("'self' https://abc.supabase.co");
});

test('the static hosts’ general policy restricts neither scripts nor styles, whose hashes it cannot know', () => {
  const policy = directives(hostPolicy({ siteUrl: 'https://yctfc.example' }));
  for (const name of ['default-src', 'script-src', 'style-src'])
    expect(policy.has(name)).toBe(false);
  expect(policy.get('frame-ancestors')).toBe("'none'");
});

test('the desk’s worker fetches from the site and its backend, and loads nothing', () => {
  expect(workerPolicy({ siteUrl: 'https://yctfc.example' })).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  const options = { siteUrl: 'https://yctfc.example', supabaseUrl: 'https://abc.supabase.co' };
  expect(directives(workerPolicy(options)).get('connect-src')).toBe(
    "'self' https://abc.supabase.co",
  );
});
