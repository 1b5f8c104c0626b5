import type { Context } from 'hono';
import pg from 'pg';
import * as v from 'valibot';
import type { Caller, IdentifyCaller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';
import { refusal } from './refusal.ts';

const rightSchema = v.object({ role: v.picklist(['owner', 'editor']) });

export type ContentEditor = Awaited<ReturnType<typeof requireEditor>>;

export interface AccessParts {
  database: Database;
  identifyCaller: IdentifyCaller;
}

export async function requireEditor({ database, identifyCaller }: AccessParts, c: Context) {
  const caller = await identifyCaller(c.req.raw);
  if (caller.role === 'anon') throw refusal(401, 'Sign in again.');
  const role = await askRole(database, caller);
  const { sub, email } = caller.claims;
  return { caller, role, account: String(sub), by: String(email ?? '') };
}

export async function askRole(database: Pick<Database, 'transactionAs'>, caller: Caller) {
  try {
    const { rows } = await database.transactionAs(caller, (tx) =>
      tx.query('select public.desk_content_right() as granted'),
    );
    return v.parse(rightSchema, rows[0]?.granted).role;
  } catch (error) {
    if (isAway(error)) throw refusal(503, 'The database is away. Try again in a moment.');
    const code = error instanceof pg.DatabaseError && error.code;
    if (code === 'PT401') throw refusal(401, 'Sign in again.');
    if (code === '42501') throw refusal(403, 'Your account may not do this. Ask the owner.');
    throw error;
  }
}

export type ContentAction =
  | 'saved'
  | 'published'
  | 'undone'
  | 'restored'
  | 'picture'
  | 'previewed'
  | 'preview_opened'
  | 'refused';

/** Whether an account may still publish, asked when its order takes effect: sessions end, builds take minutes. */
export async function mayStillPublish(
  database: Pick<Database, 'statement'>,
  { account, commit }: { account: string; commit: string },
): Promise<boolean> {
  const [row] = await database.statement('select private.content_role_of($1) as role', [account]);
  if (row?.role) return true;
  const reason = 'the account may not publish';
  await audit(database, null, 'refused', { commit, account, reason });
  return false;
}

export const audit = (
  database: Pick<Database, 'statement'>,
  account: string | null,
  action: ContentAction,
  details: object,
) =>
  database.statement('insert into private.audit_log (actor, action, detail) values ($1, $2, $3)', [
    account,
    `content.${action}`,
    details,
  ]);

/** Writes the audit log for a publishing whose server ended before it did, unless it is there. */
export const auditShown = (
  database: Pick<Database, 'statement'>,
  { commit, by, account }: { commit: string; by: string; account?: string | undefined },
) =>
  database.statement(
    `insert into private.audit_log (actor, action, detail)
     select who.id, 'content.published', jsonb_build_object('commit', $2::text)
     from (select coalesce($3::uuid, (select id from auth.users where email = $1)) as id) who
     where who.id is not null and not exists (
       select from private.audit_log a where a.action = 'content.published' and a.detail->>'commit' = $2)`,
    [by, commit, account],
  );
