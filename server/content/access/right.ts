import type { Context } from 'hono';
import pg from 'pg';
import * as v from 'valibot';
import type { Caller, IdentifyCaller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { isAway } from '../../database/is-away.ts';
import { refusal } from '../refusal.ts';

const rightSchema = v.object({ role: v.picklist(['owner', 'editor']) });

/** Somebody who may keep the site: the owner, or an editor. */
export interface Keeper {
  caller: Caller;
  role: 'owner' | 'editor';
  /** Address of the account, for history and audit. */
  by: string;
}

export interface RightParts {
  database: Database;
  identifyCaller: IdentifyCaller;
}

/**
 * Asks the database, as the session of the request, whether it may keep the site.
 * @throws HTTPException 401 without a session that lives, 403 for everybody else
 */
export async function requireKeeper(
  { database, identifyCaller }: RightParts,
  c: Context,
): Promise<Keeper> {
  const caller = await identifyCaller(c.req.raw);
  if (caller.role === 'anon') throw refusal(401, 'Sign in again.');
  try {
    const { rows } = await database.transactionAs(caller, (tx) =>
      tx.query('select public.desk_content_right() as granted'),
    );
    const { role } = v.parse(rightSchema, rows[0]?.granted);
    return { caller, role, by: String(caller.claims.email ?? '') };
  } catch (error) {
    if (isAway(error)) throw refusal(503, 'The database is away. Try again in a moment.');
    if (error instanceof pg.DatabaseError && error.code === 'PT401')
      throw refusal(401, 'Sign in again.');
    if (error instanceof pg.DatabaseError && error.code === '42501')
      throw refusal(403, 'Your account may not do this. Ask the owner.');
    throw error;
  }
}

export type Deed =
  | 'saved'
  | 'published'
  | 'undone'
  | 'restored'
  | 'scheduled'
  | 'unscheduled'
  | 'picture';

/**
 * Writes the audit log for an account whose session is over, such as the one that planned a publishing.
 * @param by its address; that of nobody stands for the server itself
 */
export async function noteForAbsent(
  database: Pick<Database, 'statement'>,
  by: string,
  deed: Deed,
  details: object,
): Promise<void> {
  await database.statement(
    `insert into private.audit_log (actor, action, detail)
     values ((select id from auth.users where email = $1), $2, $3)`,
    [by, `content.${deed}`, details],
  );
}

/**
 * Writes the audit log for a publishing that outlived the server which was to note it, unless it is there.
 * @param shown what visitors see
 */
export async function noteOutlived(
  database: Pick<Database, 'statement'>,
  { commit, by }: { commit: string; by: string },
): Promise<void> {
  await database.statement(
    `insert into private.audit_log (actor, action, detail)
     select u.id, 'content.published', jsonb_build_object('commit', $2::text) from auth.users u
     where u.email = $1 and not exists (
       select from private.audit_log a where a.action = 'content.published' and a.detail->>'commit' = $2)`,
    [by, commit],
  );
}

/** Writes the audit log, as that session. */
export async function noteDeed(
  database: Pick<Database, 'transactionAs'>,
  { caller }: Keeper,
  deed: Deed,
  details: object,
): Promise<void> {
  await database.transactionAs(caller, (tx) =>
    tx.query('select public.desk_content_note($1, $2)', [`content.${deed}`, details]),
  );
}
