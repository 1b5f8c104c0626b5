-- Seconds of working time until the answer. outcome: kept, missed, broken (reply promise), waits, taken-back, or before
-- (answered, nobody knows when). Time is counted from the first Sunday of 1970: weeks, days, part of a day.
create function private.leads_of_week(since timestamptz, before_moment timestamptz, hours jsonb)
returns table (id uuid, name text, created_at timestamptz, answered_at timestamptz, assigned_to uuid, stage text,
  city text, source text, budget bigint, day date, seconds double precision, outcome text)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  aim int;
  promise interval;
  begins int;
  length int;
  -- By weekday from Sunday: whether it is a working day, and the working time of the week before it.
  works int[];
  earlier int[];
begin
  perform private.refuse_other_keys(hours, 'hours', array['aim_minutes', 'days', 'from', 'until', 'reply_hours']);
  aim := private.read_number(hours -> 'aim_minutes', 'hours.aim_minutes', 1, 1440) * 60;
  promise := private.read_number(hours -> 'reply_hours', 'hours.reply_hours', 1, 720) * interval '1 hour';
  begins := private.read_number(hours -> 'from', 'hours.from', 0, 23) * 3600;
  length := private.read_number(hours -> 'until', 'hours.until', 1, 24) * 3600 - begins;
  perform private.refuse_if(length <= 0, 'hours.until must be later than hours.from.');
  perform private.refuse_if(jsonb_typeof(hours -> 'days') is distinct from 'array'
    or jsonb_array_length(hours -> 'days') not between 1 and 7
    or exists (select from jsonb_array_elements_text(hours -> 'days') d where d !~ '^[0-6]$'),
    'hours.days must be a list of weekdays from 0, Sunday, to 6.');
  works := array(select (hours -> 'days' @> to_jsonb(d))::int from generate_series(0, 6) d order by d);
  earlier := array(select (select coalesce(sum(w), 0) * length from unnest(works[1:d]) w) from generate_series(0, 7) d order by d);
  return query
  with came as (
    select l.id, l.name, l.created_at, l.answered_at, l.assigned_to, l.stage, nullif(w.city, '') as city, l.source,
      l.attribution, w.budget, l.withdrawn_at, coalesce(l.waits_since, l.created_at) as began, coalesce(l.answered_at, now()) as until,
      l.answered_at is not null and exists (
        select from private.lead_events e
        where e.lead_id = l.id and e.detail -> 'change' ? 'answered_before' and not private.is_undone(e.action_id)
      ) as is_before,
      date_part('epoch', coalesce(l.waits_since, l.created_at) at time zone 'Asia/Kolkata') + 4 * 86400 as a,
      date_part('epoch', coalesce(l.answered_at, now()) at time zone 'Asia/Kolkata') + 4 * 86400 as b
    from private.live_leads l join private.lead_worth w on w.lead_id = l.id
    where l.created_at >= since and l.created_at < before_moment
  ), dated as (
    select c.*, floor(c.a / 86400)::int as day_a, floor(c.b / 86400)::int as day_b from came c
  ), counted as (
    select d.*, greatest(0,
      (d.day_b / 7 - d.day_a / 7)::double precision * earlier[8]
      + earlier[d.day_b % 7 + 1] - earlier[d.day_a % 7 + 1]
      + works[d.day_b % 7 + 1] * least(greatest(d.b - d.day_b * 86400::double precision - begins, 0), length)
      - works[d.day_a % 7 + 1] * least(greatest(d.a - d.day_a * 86400::double precision - begins, 0), length)) as worked
    from dated d
  )
  select c.id, c.name, c.created_at, c.answered_at, c.assigned_to, c.stage, c.city,
    coalesce(c.source, c.attribution -> 'last' ->> 'utm_source', c.attribution -> 'first' ->> 'utm_source'),
    c.budget, (c.created_at at time zone 'Asia/Kolkata')::date, c.worked,
    case
      when c.is_before then 'before'
      when c.answered_at is null and c.withdrawn_at is not null then 'taken-back'
      when c.until > c.began + promise then 'broken'
      when c.worked > aim then 'missed'
      when c.answered_at is null then 'waits'
      else 'kept'
    end
  from counted c;
end
$$;

create function private.who_answered(of_lead uuid, assigned uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email from auth.users u where u.id = coalesce((
    select e.actor from private.lead_events e
    where e.lead_id = of_lead and e.kind = 'work' and e.detail -> 'before' ? 'answered_at'
      and not private.is_undone(e.action_id)
    order by e.id limit 1), assigned)
$$;

-- Where a lead that was closed stood before.
create function private.stopped_at(of_lead uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select e.detail #>> '{before,stage}' from private.lead_events e
    where e.lead_id = of_lead and e.detail #>> '{after,stage}' in ('lost', 'not-suitable')
      and e.detail #>> '{before,stage}' not in ('lost', 'not-suitable') and not private.is_undone(e.action_id)
    order by e.id desc limit 1), 'new')
$$;

-- Names who was answered late, so it counts as reading.
create function public.desk_week(from_day text, until_day text, hours jsonb) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  first_day date;
  last_day date;
  since timestamptz;
  before_moment timestamptz;
  answer jsonb;
begin
  perform private.require_reader();
  first_day := private.read_day(to_jsonb(from_day), 'from_day');
  last_day := private.read_day(to_jsonb(until_day), 'until_day');
  perform private.refuse_if(last_day - first_day not between 0 and 91,
    'until_day must be the same day as from_day, or at most 91 days later.');
  since := private.india_midnight(first_day);
  before_moment := private.india_midnight(last_day + 1);
  with came as materialized (
    select * from private.leads_of_week(since, before_moment, hours)
  ), closed as materialized (
    select l.stage, l.stage_reason, nullif(w.city, '') as city,
      coalesce(l.source, l.attribution -> 'last' ->> 'utm_source', l.attribution -> 'first' ->> 'utm_source') as source
    from private.live_leads l join private.lead_worth w on w.lead_id = l.id
    where l.stage in ('won', 'lost', 'not-suitable') and l.stage_since >= since and l.stage_since < before_moment
  ), named as (
    select b.kind, min(b.name) as name, sum(b.came) as enquiries, sum(b.won) as won, sum(b.rupees) as rupees,
      row_number() over (partition by b.kind order by sum(b.came) desc, sum(b.won) desc, lower(b.name)) as place
    from (
      select n.kind, n.name, 1 as came, 0 as won, c.budget as rupees
      from came c, lateral (values ('sources', c.source), ('cities', c.city)) n (kind, name)
      union all
      select n.kind, n.name, 0, 1, 0
      from closed k, lateral (values ('sources', k.source), ('cities', k.city)) n (kind, name) where k.stage = 'won') b
    group by b.kind, lower(b.name)
  ), late as (
    select * from came c where c.outcome in ('missed', 'broken')
    order by c.outcome, c.answered_at is not null, c.created_at limit 50
  )
  select jsonb_build_object('from', first_day, 'until', last_day,
    'days', (select jsonb_agg(jsonb_build_object('day', d.day::date, 'enquiries', coalesce(n.leads, 0)) order by d.day)
      from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d (day)
      left join (select c.day, count(*) as leads from came c group by 1) n on n.day = d.day::date),
    'answers', (select jsonb_build_object(
        'enquiries', count(*),
        'answered', count(c.answered_at),
        'kept', count(*) filter (where c.outcome = 'kept'),
        'missed', count(*) filter (where c.outcome = 'missed'),
        'broken', count(*) filter (where c.outcome = 'broken'),
        'waits', count(*) filter (where c.outcome = 'waits'),
        'taken_back', count(*) filter (where c.outcome = 'taken-back'),
        'median_seconds', percentile_cont(0.5) within group (order by c.seconds)
          filter (where c.answered_at is not null and c.outcome <> 'before'),
        'p90_seconds', percentile_cont(0.9) within group (order by c.seconds)
          filter (where c.answered_at is not null and c.outcome <> 'before'))
      from came c),
    'late', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'created_at', t.created_at,
        'answered_at', t.answered_at, 'seconds', t.seconds, 'is_broken', t.outcome = 'broken',
        'who', private.shown_name(private.who_answered(t.id, t.assigned_to)))
        order by t.outcome, t.answered_at is not null, t.created_at), '[]') from late t),
    'rupees', (select coalesce(sum(c.budget), 0) from came c),
    'stages', (select jsonb_agg(jsonb_build_object('stage', s.stage, 'leads', coalesce(n.leads, 0),
        'rupees', coalesce(n.rupees, 0), 'stopped', coalesce(n.stopped, 0)) order by s.at)
      from unnest(private.stages()) with ordinality s (stage, at)
      left join (select g.stage, count(*) as leads, sum(g.budget) as rupees, count(*) filter (where g.is_closed) as stopped
        from (select c.budget, k.is_closed, case when k.is_closed then private.stopped_at(c.id) else c.stage end as stage
          from came c, lateral (select c.stage in ('lost', 'not-suitable') as is_closed) k) g
        group by 1) n using (stage)
      where s.stage not in ('lost', 'not-suitable')),
    'closed', (select coalesce(jsonb_agg(to_jsonb(g) order by g.leads desc, g.stage, g.reason), '[]') from (
      select k.stage, min(k.stage_reason) as reason, count(*) as leads from closed k
      group by k.stage, lower(k.stage_reason) order by 3 desc, 1, 2 limit 20) g))
    || (select jsonb_object_agg(k.kind, coalesce(g.groups, '[]')) from unnest(array['sources', 'cities']) k (kind)
      left join (
        select n.kind, jsonb_agg(to_jsonb(n) - array['kind', 'place'] order by n.place) as groups
        from named n where n.place <= 12 group by n.kind) g using (kind))
  into answer;
  perform private.count_reading(jsonb_array_length(answer -> 'late'));
  return answer;
end
$$;

-- Source and campaign come from one arrival: the last that was marked, else the first.
create function public.desk_campaigns(from_day text, until_day text) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  first_day date;
  last_day date;
begin
  perform private.require_admin();
  first_day := private.read_day(to_jsonb(from_day), 'from_day');
  last_day := private.read_day(to_jsonb(until_day), 'until_day');
  perform private.refuse_if(last_day - first_day not between 0 and 365,
    'until_day must be the same day as from_day, or at most 365 days later.');
  return (
    with came as (
      select l.source, l.stage, w.budget, case
          when l.attribution -> 'last' ?| array['utm_source', 'utm_campaign'] then l.attribution -> 'last'
          else l.attribution -> 'first'
        end as arrival
      from private.live_leads l join private.lead_worth w on w.lead_id = l.id
      where l.created_at >= private.india_midnight(first_day) and l.created_at < private.india_midnight(last_day + 1)
    ), named as (
      select nullif(btrim(coalesce(c.source, c.arrival ->> 'utm_source')), '') as source,
        nullif(btrim(c.arrival ->> 'utm_campaign'), '') as campaign,
        c.stage in ('qualified', 'site-visit', 'negotiating', 'won') as is_qualified, c.stage = 'won' as is_won,
        c.budget
      from came c
    ), ranked as (
      select min(n.source) as source, min(n.campaign) as campaign, count(*) as enquiries,
        count(*) filter (where n.is_qualified) as qualified, count(*) filter (where n.is_won) as won,
        sum(n.budget) as rupees, row_number() over (order by count(*) desc, count(*) filter (where n.is_won) desc,
          lower(n.source), lower(n.campaign)) as place
      from named n group by lower(n.source), lower(n.campaign)
    )
    select jsonb_build_object('from', first_day, 'until', last_day,
      'enquiries', coalesce(sum(r.enquiries), 0),
      'qualified', coalesce(sum(r.qualified), 0),
      'won', coalesce(sum(r.won), 0),
      'rupees', coalesce(sum(r.rupees), 0),
      'campaign_count', count(*),
      'campaigns', coalesce(jsonb_agg(to_jsonb(r) - 'place' order by r.place) filter (where r.place <= 100), '[]'))
    from ranked r
  );
end
$$;
