import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import pg from 'pg';
import * as v from 'valibot';
import type { Caller, IdentifyCaller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { isAway } from '../../database/is-away.ts';

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

/** An answer that the desk shows as it is. */
export function refusal(status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 503, message: string) {
  return new HTTPException(status, { message, res: Response.json({ message }, { status }) });
}

export type Deed =
  | 'saved'
  | 'published'
  | 'undone'
  | 'restored'
  | 'scheduled'
  | 'unscheduled'
  | 'picture';

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
