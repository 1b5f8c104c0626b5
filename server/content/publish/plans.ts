import type { Database } from '../../database/database.ts';

/** A state of the content that will be published by itself. */
export interface Planned {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  commit: string;
  /** Id of the account that planned it. */
  account: string;
  /** Its address. */
  by: string;
}

export type Plans = ReturnType<typeof openPlans>;

/** The planned publishings, in the database: who may not publish any more has none, and no two servers begin one. */
export function openPlans(database: Pick<Database, 'statement'>) {
  /** @returns false when the account may not publish */
  async function plan({ id, at, commit, account }: Omit<Planned, 'by'>): Promise<boolean> {
    const [row] = await database.statement(
      'select private.plan_publishing($1, $2, $3, $4) as is_planned',
      [id, at, commit, account],
    );
    return row?.is_planned === true;
  }

  return {
    plan,
    /** @returns all of them, the next one first */
    async list(): Promise<Planned[]> {
      const rows = await database.statement(
        `select p.id, p.at, p.commit, p.account, coalesce(u.email, '') as by
         from private.planned_publishings p left join auth.users u on u.id = p.account
         order by p.at, p.id`,
        [],
      );
      return rows.map((row) => ({ ...row, at: (row.at as Date).toISOString() }) as Planned);
    },
    /**
     * Asks for the right of its account, and keeps other servers from building it.
     * @returns whether it may be built now; one without the right is gone after that
     */
    async claim(id: string): Promise<boolean> {
      const [row] = await database.statement('select private.claim_publishing($1) as is_ours', [
        id,
      ]);
      return row?.is_ours === true;
    },
    /** Leaves a claimed plan to the next look. */
    async release(id: string): Promise<void> {
      await database.statement(
        'update private.planned_publishings set claimed_until = null where id = $1',
        [id],
      );
    },
    /** Whether a claimed plan was not cancelled meanwhile, and its account may still publish. */
    async isValid(id: string): Promise<boolean> {
      const rows = await database.statement(
        `select from private.planned_publishings p
         where p.id = $1 and private.content_role_of(p.account) is not null`,
        [id],
      );
      return rows.length > 0;
    },
    /** @param account who cancels it; null for the server */
    async cancel(id: string, reason: string, account: string | null): Promise<void> {
      await database.statement('select private.cancel_publishing($1, $2, $3)', [
        id,
        reason,
        account,
      ]);
    },
    /** Takes a plan away that was published, and notes that. */
    async finish({ id, at, commit, account }: Planned): Promise<void> {
      await database.statement(
        `with done as (delete from private.planned_publishings where id = $1)
         insert into private.audit_log (actor, action, detail) values ($2, 'content.published', $3)`,
        [id, account, { commit, planned: at }],
      );
    },
  };
}
