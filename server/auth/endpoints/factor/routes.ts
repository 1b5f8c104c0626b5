import { Hono } from 'hono';
import type { AppEnv } from '../../../context.ts';
import type { AuthService } from '../../service.ts';
import { challengeFactor } from './challenge.ts';
import { enrollFactor } from './enroll.ts';
import { unenrollFactor } from './unenroll.ts';
import { verifyFactor } from './verify.ts';

/** The endpoints of `auth.mfa` in supabase-js; TOTP is the only kind. */
export function factorRoutes(service: AuthService): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/factors', async (c) => c.json(await enrollFactor(service, c)))
    .post('/factors/:id/challenge', async (c) => c.json(await challengeFactor(service, c)))
    .post('/factors/:id/verify', async (c) => c.json(await verifyFactor(service, c)))
    .delete('/factors/:id', async (c) => c.json(await unenrollFactor(service, c)));
}
