import { expect, test } from 'vitest';
import { PRERENDER_RULES } from '../../contract/prerender-rules.ts';
import { DATA_POLICY, hostPolicy, pagePolicy, workerPolicy } from './content-security-policy.ts';
import { NO_HASHES, sourceOf } from './inline-hashes.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
const PAGE = '<style>p{}</style><script>run()</script>';
const HASHES = { scripts: [sourceOf('run()')], styles: [sourceOf('p{}')] };
const SITE = { siteUrl: 'https://yctfc.example' };
const HOSTED = { ...SITE, supabaseUrl: 'https://abc.supabase.co' };

test('a page may run, fetch and show only its own content, most of it by default-src', () => {
  const policy = directives(pagePolicy(PAGE, HASHES, SITE, '/about'));
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'self'",
    'script-src': `'self' ${sourceOf(PRERENDER_RULES)} ${HASHES.scripts}`,
    'style-src': `'self' ${HASHES.styles}`,
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
});

test('at the desk no text becomes markup or the address of a script, save by two named policies', () => {
  const typesOf = (path: string) =>
    directives(pagePolicy(PAGE, HASHES, SITE, path)).get('trusted-types');
  expect(typesOf('/admin')).toBe('yctfc-worker yctfc-markdown');
  for (const path of ['/auth', '/auth/confirm', '/auth/reset'])
    expect(typesOf(path)).toBe("'none'");
  for (const path of ['/admin', '/auth'])
    expect(directives(pagePolicy(PAGE, HASHES, SITE, path)).get('require-trusted-types-for')).toBe(
      "'script'",
    );
  expect(pagePolicy(PAGE, HASHES, SITE, '/about')).not.toContain('trusted-types');
});

test('a page that names a map may frame it, and any page of a static host as far as the host is concerned', () => {
  const frames = "'self' https://www.google.com https://maps.google.com";
  const page = '<button data-map="https://www.google.com/maps?q=Sonipat">Show the map</button>';
  expect(directives(pagePolicy(page, NO_HASHES, SITE, '/contact')).get('frame-src')).toBe(frames);
  expect(directives(hostPolicy(SITE)).get('frame-src')).toBe(frames);
});

test('no policy allows unsafe sources', () => {
  for (const policy of [
    pagePolicy(PAGE, HASHES, HOSTED, '/about'),
    hostPolicy(HOSTED),
    DATA_POLICY,
  ]) {
    expect(policy).not.toMatch(/unsafe|\*|https:(\s|;|$)/);
  }
});

test('plain http is not upgraded', () => {
  expect(pagePolicy(PAGE, HASHES, { siteUrl: 'http://localhost:3000' }, '/about')).not.toMatch(
    /upgrade/,
  );
});

test('a hosted backend may be connected to', () => {
  const policy = directives(pagePolicy(PAGE, HASHES, HOSTED, '/about'));
  expect(policy.get('connect-src')).toBe("'self' https://abc.supabase.co");
  expect(policy.get('form-action')).toBe("'self' https://abc.supabase.co");
});

test('the static hosts’ general policy restricts neither scripts nor styles, whose hashes it cannot know', () => {
  const policy = directives(hostPolicy(SITE));
  for (const name of ['default-src', 'script-src', 'style-src'])
    expect(policy.has(name)).toBe(false);
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.get('connect-src')).toBe("'self'");
});

test('the desk’s worker fetches from the site and its backend, and loads nothing', () => {
  expect(workerPolicy(SITE)).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  expect(directives(workerPolicy(HOSTED)).get('connect-src')).toBe(
    "'self' https://abc.supabase.co",
  );
});
