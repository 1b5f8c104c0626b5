import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Outcome } from '../../contract/desk/contact.ts';
import { indianDay, indianMidnight } from '../../contract/desk/indian-clock.ts';
import type { WorkChange, WorkFields } from '../../contract/desk/work.ts';
import { storeAccount } from '../auth/passwords.ts';
import type { ContentWork } from '../content/worker/content-work.ts';
import type { Database, Transaction } from '../database/database.ts';

interface DemoStep extends Pick<WorkChange, 'note' | 'stage' | 'reason'> {
  at: string;
  by?: string;
  call?: Outcome;
  whatsapp?: Outcome;
  mail?: Outcome;
  fields?: WorkFields;
  to?: string;
  next?: [at: string, what: string];
}

interface DemoPerson {
  name: string;
  phone: string;
  email?: string;
  came: string;
  message: string;
  subject?: string;
  from?: string;
  looked?: string;
  interest?: object;
  calls?: false;
  doubt?: string[];
  tags?: string[];
  source?: string;
  added?: string;
  steps?: DemoStep[];
}

interface Demo {
  team: { email: string; role: 'caller' | 'viewer' }[];
  drafts: { file: string; path: (string | number)[]; value: string | number }[];
  taps: { code: string; page: string; at: string; from?: string }[];
  people: DemoPerson[];
}

export const readDemo = (): Demo =>
  parse(readFileSync(new URL('./people.yaml', import.meta.url), 'utf8'));

const DAY_MS = 24 * 3_600_000;

export function momentOf(text: string, now: number): Date {
  const [, count, unit] = /^(\d+)([mh])$/.exec(text) ?? [];
  if (count) return new Date(now - Number(count) * (unit === 'h' ? 3_600_000 : 60_000));
  const [, days, hour, minute] = /^(-?\d+)d (\d\d):(\d\d)$/.exec(text) ?? [];
  if (!days) throw new Error(`${text} is no time of the demo.`);
  const midnight = indianMidnight(indianDay(now));
  return new Date(midnight - Number(days) * DAY_MS + (Number(hour) * 60 + Number(minute)) * 60_000);
}

const OWNER = 'owner';

const addressOf = (name: string): string => `${name}@example.com`;

const idOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

interface Happening {
  at: Date;
  by?: string;
  lead: string;
  statement: string;
  values: readonly unknown[];
}

/** By the functions that the desk and the site use; then each step is dated back. */
export async function fillDemo(
  database: Pick<Database, 'transaction'>,
  owner: { email: string; password: string },
  now = Date.now(),
): Promise<void> {
  const { team, people, taps } = readDemo();
  await database.transaction(async (tx) => {
    const members = await storeTeam(tx, team, owner);
    const happenings = people.flatMap((person, place) => tell(person, place, members, now));
    await switchLedgers(tx, 'disable');
    // What was done first has the lower number.
    for (const happening of happenings.sort((a, b) => Number(a.at) - Number(b.at)))
      await perform(tx, happening, members);
    await switchLedgers(tx, 'enable');
    await tx.query('delete from auth.sessions');
    for (const tap of [...taps].reverse())
      await tx.query(
        'insert into private.chat_clicks (code, page, at, attribution) values ($1, $2, $3, $4)',
        [tap.code, tap.page, momentOf(tap.at, now), JSON.stringify(attributionOf(tap))],
      );
  });
}

/** These only grow, and the demo dates their entries back. */
const switchLedgers = (tx: Transaction, to: 'disable' | 'enable') =>
  tx.query(`alter table private.lead_events ${to} trigger lead_events_only_grow;
    alter table private.audit_log ${to} trigger audit_log_only_grows;
    alter table private.consents ${to} trigger consents_only_grow`);

export async function saveDrafts(work: ContentWork, owner: string): Promise<void> {
  for (const { file, path, value } of readDemo().drafts) {
    const { version } = await work.file(file);
    const order = { id: file, version, save: idOf(file), changes: [{ op: 'set', path, value }] };
    await work.save(owner, order as Parameters<ContentWork['save']>[1]);
  }
}

async function storeTeam(
  tx: Transaction,
  team: readonly { email: string; role: string }[],
  { email, password }: { email: string; password: string },
): Promise<Map<string, string>> {
  const members = new Map<string, string>();
  const people = [{ name: OWNER, address: email, role: 'admin' }].concat(
    team.map(({ email: name, role }) => ({ name, address: addressOf(name), role })),
  );
  for (const { name, address, role } of people) {
    await storeAccount((text, values) => tx.query(text, values), { email: address, password });
    const { rows } = await tx.query(
      `insert into public.profiles (user_id, role, created_at)
       select id, $2, now() - interval '60 days' from auth.users where email = $1
       on conflict (user_id) do update set created_at = excluded.created_at returning user_id`,
      [address, role],
    );
    const id = String(rows[0]?.user_id);
    // The desk's functions ask for a session that lives.
    await tx.query(
      "insert into auth.sessions (id, user_id, method) values ($1, $1, 'password') on conflict do nothing",
      [id],
    );
    members.set(name, id);
  }
  return members;
}

function tell(
  person: DemoPerson,
  place: number,
  members: ReadonlyMap<string, string>,
  now: number,
): Happening[] {
  const arrival = arrive(person, idOf(`${person.name} ${place}`), momentOf(person.came, now));
  const { lead } = arrival;
  const steps = person.steps ?? [];
  return [
    arrival,
    ...steps.map((step, at): Happening => {
      const change = changeOf(step, members, now);
      const tagged = at === 0 && person.tags ? { ...change, tags: person.tags } : change;
      return {
        at: momentOf(step.at, now),
        by: step.by ?? 'simran',
        lead,
        statement: 'select public.work_lead($1, $2, $3)',
        values: [idOf(`${lead} ${at}`), lead, JSON.stringify(tagged)],
      };
    }),
  ];
}

/** The id that import_leads gives the only row of a batch. */
const batchLead = (batch: string): string => idOf(`${batch}:1`);

function arrive(person: DemoPerson, id: string, at: Date): Happening {
  const { name, message, source, added } = person;
  const contact = {
    name,
    message,
    phone: `+91${person.phone.replace(' ', '')}`,
    ...(person.email && { email: addressOf(person.email) }),
  };
  const subject = person.subject ?? 'franchise';
  if (!source) {
    const purposes = person.calls === false ? ['enquiry'] : ['enquiry', 'calls'];
    const consent = { text: 'As the form said it.', version: '1', language: 'en' };
    const journey = {
      received_at: at,
      reasons: person.doubt ?? [],
      attribution: attributionOf({ ...person, page: '/contact' }),
      consents: purposes.map((purpose) => ({ purpose, ...consent })),
    };
    const lead = { id, subject, ...contact, ...(person.interest && { interest: person.interest }) };
    const values = [JSON.stringify(lead), JSON.stringify(journey)];
    return { at, lead: id, statement: "select public.submit_enquiry($1, '[]', $2)", values };
  }
  const lead = { subject, ...contact, fields: { source }, created_at: at };
  if (added) {
    const calls = { is_allowed: true, said: 'Said so when we spoke.' };
    const values = [id, JSON.stringify(lead), JSON.stringify(calls)];
    return { at, by: added, lead: id, statement: 'select public.add_lead($1, $2, $3)', values };
  }
  const values = [id, JSON.stringify([{ number: 1, lead }])];
  const statement = 'select public.import_leads($1, $2)';
  return { at, by: OWNER, lead: batchLead(id), statement, values };
}

type Visit = Pick<DemoPerson, 'from' | 'looked'> & { page: string };

function attributionOf({ from, looked, page }: Visit) {
  const [source, campaign] = from?.split('/') ?? [];
  const touch = {
    ...(source && { utm_source: source, utm_campaign: campaign }),
    landing: looked ?? '/',
  };
  return { first: touch, last: touch, ...(looked && { looked }), page };
}

function changeOf(step: DemoStep, members: ReadonlyMap<string, string>, now: number): WorkChange {
  const { note, stage, reason, fields, next, to } = step;
  const channel = (['call', 'whatsapp', 'mail'] as const).find((one) => step[one]);
  return {
    ...(channel && { contact: { channel, outcome: step[channel] ?? 'reached' } }),
    ...(note && { note }),
    ...(stage && { stage }),
    ...(reason && { reason }),
    ...(fields && { fields }),
    ...(to && { assigned_to: members.get(to) ?? null }),
    ...(next && { next: { at: momentOf(next[0], now).toISOString(), what: next[1] } }),
  };
}

/** Within one transaction `now()` stands still: what bears that time has just been written. */
async function perform(
  tx: Transaction,
  { at, by, lead, statement, values }: Happening,
  members: ReadonlyMap<string, string>,
): Promise<void> {
  const sub = by && members.get(by);
  const claims = sub ? { sub, session_id: sub, role: 'authenticated' } : { role: 'service_role' };
  await tx.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
  await tx.query(statement, [...values]);
  await tx.query(
    `update public.leads set
       waits_since = case when waits_since = now() then $2 else waits_since end,
       stage_since = case when stage_since = now() then $2 else stage_since end,
       answered_at = case when answered_at = now() then $2 else answered_at end,
       quarantined_at = case when quarantined_at = now() then $2 else quarantined_at end
     where id = $1`,
    [lead, at],
  );
  await tx.query(
    `update private.lead_events set at = $1,
       detail = replace(detail::text, to_jsonb(now()) #>> '{}', to_jsonb($1::timestamptz) #>> '{}')::jsonb
     where at = now()`,
    [at],
  );
  await tx.query('update private.audit_log set at = $1 where at = now()', [at]);
  await tx.query('update private.consents set at = $1 where at = now()', [at]);
}
