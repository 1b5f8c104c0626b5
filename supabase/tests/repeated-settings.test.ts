import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { SERVER_START } from '../../scripts/paths.mjs';
import { RATE_RULES } from '../../server/auth/limits.ts';
import { LINK_SECONDS } from '../../server/auth/links.ts';
import { LINK_MAILS, loadAuthMails } from '../../server/auth/mails.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** A table of a TOML file, or a value in one. */
type Value = string | number | boolean | { readonly [name: string]: Value };
const config = parse(read('supabase/config.toml')) as unknown as Value;

/** @param path names from the outside in, with dots between */
function setting(path: string): Value | undefined {
  return path
    .split('.')
    .reduce<Value | undefined>(
      (value, name) => (typeof value === 'object' ? value[name] : undefined),
      config,
    );
}

test('the container starts the server as npm start does', () => {
  const [command] = /^CMD (\[.*\])$/m.exec(read('containers/Dockerfile'))?.slice(1) ?? [];
  expect(JSON.parse(command ?? '[]')).toEqual(['node', ...SERVER_START]);
});

// Hosted Supabase reads supabase/config.toml, our own server the constants: both must behave alike.
test.each([
  ['auth.jwt_expiry', LIMITS.accessTokenSeconds],
  ['auth.refresh_token_reuse_interval', LIMITS.refreshReuseSeconds],
  ['auth.minimum_password_length', LIMITS.passwordMin],
  ['auth.sessions.timebox', `${LIMITS.sessionMaxDays * 24}h`],
  ['auth.sessions.inactivity_timeout', `${LIMITS.sessionIdleDays * 24}h`],
  ['api.max_rows', LIMITS.restMaxRows],
  ['auth.email.otp_expiry', LINK_SECONDS.recovery],
  ['auth.email.secure_password_change', true],
  ['auth.rate_limit.token_refresh', RATE_RULES.refreshNetwork.allowed],
  ['auth.rate_limit.sign_in_sign_ups', RATE_RULES.signUpNetwork.allowed],
  ['auth.rate_limit.token_verifications', RATE_RULES.verifyNetwork.allowed],
  ['auth.hook.before_user_created.uri', 'pg-functions://postgres/public/before_user_created'],
])('%s is what our own server does', (path, value) => {
  expect(setting(path)).toBe(value);
});

test('the limits that hosted Supabase counts in five minutes are counted so by our own server', () => {
  const { refreshNetwork, signUpNetwork, verifyNetwork } = RATE_RULES;
  for (const { windowSeconds } of [refreshNetwork, signUpNetwork, verifyNetwork])
    expect(windowSeconds).toBe(5 * 60);
});

const mails = loadAuthMails('https://a.in');
const LINK = { token: 'token', redirectTo: 'https://a.in/admin' };

test.each(LINK_MAILS)('the mail %s has one subject and one template in both homes', (name) => {
  expect(setting(`auth.email.template.${name}`)).toEqual({
    subject: mails.link(name, 'a@b.in', LINK).subject,
    content_path: `./supabase/templates/${name}.html`,
  });
});

test.each([
  ['password_changed', 'password_changed'],
  ['mfa_factor_enrolled', 'factor_added'],
  ['mfa_factor_unenrolled', 'factor_removed'],
] as const)('both homes tell the owner by mail: %s', (name, change) => {
  const { subject } = mails.notice('a@b.in', { change, place: 'here', at: new Date() });
  expect(setting(`auth.email.notification.${name}`)).toEqual({ enabled: true, subject });
});

test('the mail for a new password promises the hour that its link lives', () => {
  const { text, html } = mails.link('recovery', 'a@b.in', LINK);
  for (const part of [text, html]) expect(part).toContain('works once, within one hour');
  expect(LINK_SECONDS.recovery).toBe(60 * 60);
});

test('every function is configured, and none asks for an account', () => {
  const names = globSync('supabase/functions/*/index.ts', { cwd: ROOT }).map((path) =>
    basename(dirname(path)),
  );
  const entry = (name: string) => ({
    enabled: true,
    verify_jwt: false,
    entrypoint: `./functions/${name}/index.ts`,
  });
  expect(setting('functions')).toEqual(
    Object.fromEntries(names.map((name) => [name, entry(name)])),
  );
});
