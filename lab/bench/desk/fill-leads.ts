import { escapeLiteral } from 'pg';
import type { Transaction } from '../../../server/database/database.ts';
import { readDemo } from '../../../server/demo/fill-demo.ts';

const array = (texts: readonly string[]): string => `array[${texts.map(escapeLiteral)}]`;
const list = (words: string): string => array(words.split(' '));

const { people } = readDemo();
/** First and last names, which make addresses too. */
const NAMES = people
  .map(({ name }) => name.split(' '))
  .filter((words) => words.every((word) => /^[A-Za-z]+$/.test(word)));
const FIRST = array(NAMES.map(([first = '']) => first));
const LAST = array(NAMES.map((words) => words.at(-1) ?? ''));
const CITIES = list(
  'Ludhiana Amritsar Jalandhar Patiala Bathinda Moga Ferozepur Hoshiarpur Mohali Chandigarh Ambala Karnal Panipat Hisar Rohtak Delhi Noida Gurugram Meerut Lucknow Kanpur Agra Jaipur Jodhpur Udaipur Ahmedabad Surat Rajkot Mumbai Pune Nagpur Indore Bhopal Raipur Hyderabad Bengaluru Chennai Kochi Kolkata Guwahati',
);
const SENTENCES = array(
  people.flatMap(({ message }) => message.match(/[^.?!।]+[.?!।]/g)?.map((one) => one.trim()) ?? []),
);

/** One of an array, the first ones more often. */
const one = (words: string) =>
  `(${words})[1 + floor(power(random(), 1.5) * cardinality(${words}))::int]`;

/**
 * Fills an empty database with so many leads of the last two years, made of the names and sentences of the demo's
 * people; always the same ones. Triggers rest meanwhile, and what they keep is written afterwards.
 * @param member whose most of those are that were answered
 */
export async function fillLeads(tx: Transaction, count: number, member?: string): Promise<void> {
  await tx.query("select set_config('statement_timeout', '0', true), setseed(0.42)");
  await tx.query('alter table public.leads disable trigger user');
  await tx.query(INSERT, [count, member ?? null]);
  await tx.query('alter table public.leads enable trigger user');
  await tx.query(`insert into private.lead_worth (lead_id, came_at, score, budget, area, city)
    select l.id, l.created_at, floor(random() * 101), coalesce(l.budget_rupees, case when random() < 0.5 then (5 + random() * 45)::int * 100000 else 0 end),
      coalesce(l.area_sqft, 0), coalesce(l.city, '') from public.leads l order by l.created_at`);
  await tx.query('drop index private.lead_search_tokens_idx');
  await tx.query(`insert into private.lead_search (lead_id, tokens)
    select l.id, private.search_tokens(l) from public.leads l order by l.created_at`);
  await tx.query(
    'create index lead_search_tokens_idx on private.lead_search using gin (tokens) with (gin_pending_list_limit = 1024)',
  );
}

const INSERT = `
  insert into public.leads (id, name, email, phone, subject, message, created_at, quarantined_at, attribution,
    quarantine_reasons, withdrawn_at, calls_allowed, stage, stage_since, stage_reason, answered_at, due_at, due_what, city, brand,
    model, source, budget_rupees, area_sqft, tags, assigned_to)
  select gen_random_uuid(), p.first || ' ' || p.last,
    lower(p.first || '.' || p.last) || (random() * 9999)::int || '@' || ${one(list('gmail.com yahoo.co.in outlook.com rediffmail.com'))},
    '+91' || (6 + floor(random() * 4))::text || lpad(floor(random() * 1e9)::text, 9, '0'),
    case when random() < 0.7 then 'franchise' when random() < 0.5 then 'general' end,
    (select string_agg(${one(SENTENCES)}, ' ') from generate_series(1, 2 + p.n % 4)) || ' ' || p.city,
    p.at, case when p.is_held then p.at end,
    case when random() < 0.4 then jsonb_build_object('last', jsonb_build_object('utm_source', ${one(list('google meta indiamart justdial'))},
      'utm_campaign', 'franchise-' || lower(p.city))) else '{}' end,
    case when p.is_held then array['The message reads like an advertisement'] else '{}' end,
    case when random() < 0.005 then p.at + interval '3 days' end, random() < 0.6,
    p.stage, p.at + interval '1 day', case when p.stage in ('lost', 'not-suitable') then 'Budget' end,
    case when p.stage <> 'new' then p.at + interval '2 hours' end,
    case when p.stage in ('contacted', 'qualified', 'negotiating') and random() < 0.2 then now() + (random() * 30 - 10) * interval '1 day' end,
    null, case when p.stage <> 'new' then p.city end,
    case when p.stage <> 'new' then ${one(list('Roll-Nation Biryani-House Chai-Point Dosa-Corner Momo-Street'))} end,
    case when p.stage <> 'new' then ${one(list('kiosk express cafe dine-in'))} end, null,
    case when p.stage <> 'new' then (5 + random() * 45)::int * 100000 end,
    case when p.stage <> 'new' then (100 + random() * 900)::int end,
    case when random() < 0.05 then array[${one(list('hot mela expo old-friend'))}] else '{}' end,
    case when p.stage <> 'new' and random() < 0.7 then $2::uuid end
  from (
    select n, now() - random() * interval '720 days' as at, ${one(FIRST)} as first, ${one(LAST)} as last, ${one(CITIES)} as city,
      case when random() < 0.03 then 'new' else ${one(list('lost not-suitable contacted qualified negotiating site-visit won'))} end as stage,
      random() < 0.02 as is_held
    from generate_series(1, $1::int) n
    -- As they come in: those of a day lie side by side.
    order by 2
  ) p`;
