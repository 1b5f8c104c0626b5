import { randomBytes } from 'node:crypto';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import type { Viewer } from './pass.ts';

/** Of an address: it is opened at once, by the browser that asked for it. */
const MAX_AGE = '1 minute';
const TICKET = /^[0-9a-f]{64}$/;

/** @returns what an address to the draft ends in, for that session; the database keeps its digest alone */
export async function issueTicket(
  database: Pick<Database, 'statement'>,
  { claims }: Caller,
): Promise<string> {
  const ticket = randomBytes(32).toString('hex');
  await database.statement(
    `with old as (delete from private.draft_tickets where made_at < now() - interval '${MAX_AGE}')
     insert into private.draft_tickets (digest, account, session_id, aal)
     values (sha256(convert_to($1, 'UTF8')), $2, $3, $4)`,
    [ticket, claims.sub, claims.session_id, claims.aal],
  );
  return ticket;
}

/** @returns who asked for it; nobody when it is none of ours, older than a minute, or was used before */
export async function redeemTicket(
  database: Pick<Database, 'statement'>,
  ticket: string,
): Promise<Viewer | undefined> {
  if (!TICKET.test(ticket)) return undefined;
  const [row] = await database.statement(
    `delete from private.draft_tickets where digest = sha256(convert_to($1, 'UTF8'))
     returning account, session_id as session, aal, made_at > now() - interval '${MAX_AGE}' as is_new`,
    [ticket],
  );
  if (!row?.is_new) return undefined;
  return { account: String(row.account), session: String(row.session), aal: String(row.aal ?? '') };
}
