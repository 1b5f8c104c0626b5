import type { Logger } from 'pino';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import type { Database } from '../../database/database.ts';
import { readShown } from '../../static/builds/kept-builds.ts';
import type { ContentWork } from '../worker/content-work.ts';
import type { Publisher } from './publisher.ts';

export type Schedule = ReturnType<typeof openSchedule>;

/** Publishes what is due, and at the beginning of a day in India what is shown, since articles and claims have days. */
export function openSchedule(parts: {
  dataDir: string;
  publisher: Publisher;
  plans: ReturnType<typeof openPlans>;
  repository: Pick<ContentWork, 'known' | 'isWithin'>;
  note: (details: object) => Promise<unknown>;
  log: Pick<Logger, 'error'>;
  lookMs?: number;
}) {
  const { dataDir, publisher, plans, repository, note, log, lookMs = 10_000 } = parts;
  let day: string | undefined;

  async function look(now: number): Promise<void> {
    if (publisher.isBusy()) return;
    if (await beginDue(now)) return;
    const today = formatDay(now);
    if (today === day) return;
    const { current } = await readShown(dataDir);
    const lookedAt = day ?? (current && formatDay(Date.parse(current.at)));
    day = today;
    if (!current || lookedAt === today) return;
    const { commit, by, account } = current;
    const onDone = () => note({ commit, day: today, reason: 'a new day' });
    publisher.start({ purpose: 'publish', commit, by, account, onDone });
  }

  async function beginDue(now: number): Promise<boolean> {
    for (const planned of await plans.list()) {
      if (Date.parse(planned.at) > now) return false;
      const isHere = await repository.known(planned.commit);
      if (isHere && (await plans.claim(planned.id))) {
        await begin(planned);
        return true;
      }
    }
    return false;
  }

  async function begin(planned: Planned): Promise<unknown> {
    const { id, commit, by, account } = planned;
    const { current } = await readShown(dataDir);
    // What was saved after it, and with that itself, is shown already.
    if (current && (await repository.isWithin(commit, current.commit)))
      return plans.cancel(id, 'newer content is published', null);
    // Somebody pressed a button meanwhile.
    if (publisher.isBusy()) return plans.release(id);
    return publisher.start({
      purpose: 'publish',
      commit,
      by,
      account,
      mayShow: () => plans.isValid(id),
      onDone: () => plans.finish(planned),
      // What cannot be built today cannot be built in ten seconds either; the desk says why.
      onFailed: (isStopping) =>
        isStopping ? plans.release(id) : plans.cancel(id, 'it was not built', null),
    });
  }

  /** One look after the other: two at once would start what is due twice. */
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(() => look(Date.now()))
      .catch((err: unknown) => log.error({ err }, 'the schedule failed'));
  }, lookMs);
  return {
    plans,
    settled: () => looking,
    stop: (): Promise<void> => {
      clearInterval(timer);
      return looking;
    },
  };
}

export interface Planned {
  id: string;
  at: string;
  commit: string;
  account: string;
  by: string;
}

/** The planned publishings, in the database: who may not publish any more has none, and no two servers begin one. */
export function openPlans(database: Pick<Database, 'statement'>) {
  async function plan({ id, at, commit, account }: Omit<Planned, 'by'>): Promise<boolean> {
    const [row] = await database.statement(
      'select private.plan_publishing($1, $2, $3, $4) as is_planned',
      [id, at, commit, account],
    );
    return row?.is_planned === true;
  }

  return {
    plan,
    async list(): Promise<Planned[]> {
      const rows = await database.statement(
        `select p.id, p.at, p.commit, p.account, coalesce(u.email, '') as by
         from private.planned_publishings p left join auth.users u on u.id = p.account
         order by p.at, p.id`,
        [],
      );
      return rows.map((row) => ({ ...row, at: (row.at as Date).toISOString() }) as Planned);
    },
    /** Asks for the right of its account, and keeps other servers from building it. */
    async claim(id: string): Promise<boolean> {
      const [row] = await database.statement('select private.claim_publishing($1) as is_ours', [
        id,
      ]);
      return row?.is_ours === true;
    },
    release: (id: string) =>
      database.statement(
        'update private.planned_publishings set claimed_until = null where id = $1',
        [id],
      ),
    /** Whether a claimed plan was not cancelled meanwhile, and its account may still publish. */
    async isValid(id: string): Promise<boolean> {
      const rows = await database.statement(
        `select from private.planned_publishings p
         where p.id = $1 and private.content_role_of(p.account) is not null`,
        [id],
      );
      return rows.length > 0;
    },
    cancel: (id: string, reason: string, account: string | null) =>
      database.statement('select private.cancel_publishing($1, $2, $3)', [id, reason, account]),
    finish: ({ id, at, commit, account }: Planned) =>
      database.statement(
        `with done as (delete from private.planned_publishings where id = $1)
         insert into private.audit_log (actor, action, detail) values ($2, 'content.published', $3)`,
        [id, account, { commit, planned: at }],
      ),
  };
}
