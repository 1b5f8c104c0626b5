-- A form that is broken for people but not for machines must not look alive: what is held back is no
-- enquiry. One that was released, by proof or by the administrator, is.

-- Whether an enquiry was ever held back and never released. Of leads that were cleared or erased only
-- this is left, since the silence is learned from the time before.
alter table private.submissions add column is_held boolean not null default false;
update private.submissions s set is_held = true
where s.id in (select l.id from public.leads l where l.quarantined_at is not null);

create function private.mark_held_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.submissions set is_held = new.quarantined_at is not null where id = new.id;
  return null;
end
$$;
revoke all on function private.mark_held_submission() from public;
create trigger leads_mark_held_submission
  after insert on public.leads for each row when (new.quarantined_at is not null)
  execute function private.mark_held_submission();
create trigger leads_mark_released_submission
  after update on public.leads for each row
  when ((old.quarantined_at is null) <> (new.quarantined_at is null))
  execute function private.mark_held_submission();

-- As before, and without what is held back.
create or replace function private.enquiry_silence() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with last_one as (
    select max(received_at) as at from private.submissions where not is_test and not is_held
  ), arrivals as (
    select private.daytime_hours(s.received_at) as at
    from private.submissions s, last_one
    where not s.is_test and not s.is_held and s.received_at > last_one.at - interval '30 days'
  ), gaps as (
    select a.at - lag(a.at) over (order by a.at) as gap from arrivals a
  ), learned as (
    select count(*) as enquiries, avg(gap) as mean,
      (array_agg(gap order by gap desc) filter (where gap is not null))[2] as pause
    from gaps
  )
  select case when l.enquiries >= 20 then jsonb_build_object(
    'hours', round((private.daytime_hours(now()) - private.daytime_hours(last_one.at))::numeric, 1),
    'usual_hours', round(greatest(7 * l.mean, 1.5 * l.pause, 3)::numeric, 1))
  end
  from learned l, last_one
$$;
