import type { Context, MiddlewareHandler } from 'hono';
import { answerError } from '../../supabase/functions/_shared/answer-json.ts';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import { tooManyRequests as tooManySignIns } from '../auth/auth-error.ts';
import { readDeviceId } from '../auth/known-devices.ts';
import type { AuthService } from '../auth/service.ts';
import type { IdentifyCaller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import { tooManyRequests } from '../rest/rest-error.ts';
import { PREVIEW_COOKIE } from '../static/serve-site.ts';
import { openBuckets } from './buckets.ts';
import { COST_CLASSES, type CostClass, type CostClassName, costClassOf } from './cost-classes.ts';

/** Told by signature alone; whether session and device still count is for the database to say. */
export function identifySender(
  parts: Pick<AuthService, 'keys' | 'siteUrl'> & { identifyCaller: IdentifyCaller },
): IdentifySender {
  return async (c) => {
    const caller = await parts.identifyCaller(c.req.raw).catch(() => undefined);
    if (caller?.role === 'authenticated') return String(caller.claims.sub);
    // Elsewhere the cookies of former members would open lanes that end with nothing.
    return c.req.path.startsWith('/auth/v1/') ? readDeviceId(parts, c) : undefined;
  };
}

/** @returns an account or known device, told without asking the database; undefined for anybody else */
export type IdentifySender = (c: Context<AppEnv>) => Promise<string | undefined>;

/** Counts each request in memory before anything else is done for it. */
export function openGate(identify: IdentifySender, now?: () => number): MiddlewareHandler<AppEnv> {
  const classes = new Map(
    Object.entries<CostClass>(COST_CLASSES).map(([name, { perAccount, ...rates }]) => [
      name,
      {
        strangers: openBuckets(rates, now),
        accounts: perAccount && openBuckets({ perNetwork: perAccount }, now),
      },
    ]),
  );
  return async (c, next) => {
    const name = costClassOf(c.req.path) ?? (seesDraft(c) ? 'draft' : undefined);
    const counted = name && classes.get(name);
    if (!counted) return next();
    const account = counted.accounts && (await identify(c));
    const wait = account
      ? counted.accounts?.admit(account, true)
      : counted.strangers.admit(networkOf(c.get('clientAddress') ?? ''), false);
    return wait ? refuse(c, name, wait) : next();
  };
}

const seesDraft = (c: Context): boolean =>
  c.req.header('cookie')?.includes(PREVIEW_COOKIE) === true;

function refuse(c: Context, name: CostClassName, wait: number): Response {
  const answer = answerOf(c, COST_CLASSES[name].refusal, wait);
  // Node accepts one new connection a round: closing this one puts a client that sends too many last.
  answer.headers.set('connection', 'close');
  return answer;
}

function answerOf(c: Context, refusal: CostClass['refusal'], wait: number): Response {
  if (refusal === 'json') return tooManyRequests(wait).toResponse();
  if (refusal === 'function')
    return answerError(429, 'Too many requests. Please try again in a minute.', wait);
  if (refusal === 'auth') return tooManySignIns(wait).toResponse(c.req.raw);
  return new Response('Too many requests. Try again in a minute.\n', {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(wait),
    },
  });
}
