-- What came of each campaign: of the enquiries of some days, how many got as far as qualified, and how many were won.

-- Answer: see contract/desk/campaigns/campaigns.ts. Days as in the filter of a list. Source and campaign are of one arrival: the
-- last that was marked, else the first. A lead that did not come by the form has the source that was given with it.
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
  if last_day - first_day not between 0 and 365 then
    perform private.refuse_value('until_day must be the same day as from_day, or at most 365 days later.');
  end if;
  return (
    with came as (
      select l.source, l.stage, case
          when l.attribution -> 'last' ?| array['utm_source', 'utm_campaign'] then l.attribution -> 'last'
          else l.attribution -> 'first'
        end as arrival
      from public.leads l
      where l.created_at >= private.india_midnight(first_day) and l.created_at < private.india_midnight(last_day + 1)
        and l.quarantined_at is null and not l.is_test
    ), named as (
      select nullif(btrim(coalesce(c.source, c.arrival ->> 'utm_source')), '') as source,
        nullif(btrim(c.arrival ->> 'utm_campaign'), '') as campaign,
        c.stage in ('qualified', 'site-visit', 'negotiating', 'won') as is_qualified, c.stage = 'won' as is_won
      from came c
    ), counted as (
      select min(n.source) as source, min(n.campaign) as campaign, count(*) as enquiries,
        count(*) filter (where n.is_qualified) as qualified, count(*) filter (where n.is_won) as won
      from named n group by lower(n.source), lower(n.campaign)
    ), ranked as (
      select c.*, row_number() over (
        order by c.enquiries desc, c.won desc, lower(c.source), lower(c.campaign)) as place
      from counted c
    )
    select jsonb_build_object('from', first_day, 'until', last_day,
      'enquiries', coalesce(sum(r.enquiries), 0),
      'qualified', coalesce(sum(r.qualified), 0),
      'won', coalesce(sum(r.won), 0),
      'campaign_count', count(*),
      'campaigns', coalesce(jsonb_agg(to_jsonb(r) - 'place' order by r.place) filter (where r.place <= 100), '[]'))
    from ranked r
  );
end
$$;
revoke all on function public.desk_campaigns(text, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_campaigns(text, text) to authenticated;
