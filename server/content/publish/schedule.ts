import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { readShown } from '../../static/builds/kept-builds.ts';
import { readNote, writeNote } from '../../static/builds/notes.ts';
import type { Publisher } from './publisher.ts';

const plannedSchema = v.object({
  id: v.string(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  commit: v.string(),
  by: v.string(),
});
/** A state of the content that will be published by itself. */
export type Planned = v.InferOutput<typeof plannedSchema>;

const NOTE = 'scheduled.json';
const LOOK_MS = 10_000;
const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

export type Schedule = ReturnType<typeof openSchedule>;

/**
 * Publishes what was planned once its time has come, and what is shown when a day begins in India, since articles wait
 * for their day, and claims and offers end: where nothing does, nothing is built. Both also after a time in which no
 * process ran.
 */
export function openSchedule({
  dataDir,
  publisher,
  isWithin,
  note,
  log,
  lookMs = LOOK_MS,
}: {
  dataDir: string;
  publisher: Publisher;
  /** Whether a state of the content is a later one, or the same one, or came before it. */
  isWithin: (commit: string, later: string) => Promise<boolean>;
  /** Writes in the audit log what was published, for the account that wanted it. */
  note: (by: string, details: object) => Promise<void>;
  log: Pick<Logger, 'error'>;
  lookMs?: number;
}) {
  const read = async (): Promise<Planned[]> =>
    (await readNote(dataDir, NOTE, v.array(plannedSchema))) ?? [];
  /** For which day in India what is shown was looked at last; unknown since the start. */
  let day: string | undefined;

  async function look(now: number): Promise<void> {
    if (publisher.isBusy()) return;
    const planned = await read();
    const due = planned.find(({ at }) => Date.parse(at) <= now);
    if (due) return begin(due);
    const today = INDIA.format(now);
    if (today === day) return;
    const { current } = await readShown(dataDir);
    const lookedAt = day ?? (current && INDIA.format(Date.parse(current.at)));
    day = today;
    if (!current || lookedAt === today) return;
    const { commit, by } = current;
    const onDone = () => note('', { commit, day: today });
    publisher.start({ purpose: 'publish', commit, by, onDone });
  }

  async function begin({ id, at, commit, by }: Planned): Promise<void> {
    const { current } = await readShown(dataDir);
    // Somebody was faster: what was saved after it, and with that itself, is shown already.
    if (current && (await isWithin(commit, current.commit))) return drop(id);
    publisher.start({
      purpose: 'publish',
      commit,
      by,
      onDone: async () => {
        await drop(id);
        await note(by, { commit, planned: at });
      },
      // What cannot be built today cannot be built in ten seconds either; the desk says why.
      onFailed: () => drop(id),
    });
  }

  let changing = Promise.resolve();
  /** One change after the other: of two that begin with the same list, the second would undo the first. */
  function change(edit: (list: Planned[]) => Planned[]): Promise<void> {
    const done = changing.then(async () => writeNote(dataDir, NOTE, edit(await read())));
    changing = done.catch(() => {});
    return done;
  }

  const drop = (id: string) => change((list) => list.filter((one) => one.id !== id));

  /** One look after the other: two at once would start what is due twice. */
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(() => look(Date.now()))
      .catch((err: unknown) => log.error({ err }, 'the schedule failed'));
  }, lookMs);
  return {
    read,
    drop,
    add: (planned: Omit<Planned, 'id'>) =>
      change((list) =>
        [...list, { ...planned, id: randomUUID() }].sort((one, other) =>
          one.at.localeCompare(other.at),
        ),
      ),
    /** Until the last look that began is over. */
    settled: () => looking,
    /** No look begins any more; resolves once none is under way. */
    stop: (): Promise<void> => {
      clearInterval(timer);
      return looking;
    },
  };
}
