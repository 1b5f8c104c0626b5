import { Hono } from 'hono';
import type { AppEnv } from '../../context.ts';

const SETTINGS = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
} as const;

const HEALTH = {
  version: '1',
  name: 'auth',
  description: 'Sign-up, sign-in and sessions on the Supabase Auth protocol',
} as const;

/** The endpoints that need no session: settings, health, public keys. */
export function statusRoutes(): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      .get('/settings', (c) => c.json(SETTINGS))
      .get('/health', (c) => c.json(HEALTH))
      // HS256 has no public key; with an empty set supabase-js calls GET /user instead.
      .get('/.well-known/jwks.json', (c) => c.json({ keys: [] }))
  );
}
