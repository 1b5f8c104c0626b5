-- Ends the doubt about a lead: it joins the list, and its mails go out.
create function private.release(of_lead uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads set quarantined_at = null where id = of_lead and quarantined_at is not null;
  if not found then
    return false;
  end if;
  update private.mail_outbox set is_held = false, next_attempt_at = now() where lead_id = of_lead;
  return true;
end
$$;
revoke all on function private.release(uuid) from public;

-- The visitor's browser has proven its work: doubt that this clears is cleared.
create function public.accept_proof(submission uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.leads where id = submission and proof_releases) then
    return false;
  end if;
  return private.release(submission);
end
$$;

revoke all on function public.accept_proof(uuid) from public, anon, authenticated;
grant execute on function public.accept_proof(uuid) to service_role;

-- "Not spam", said by the administrator.
create function public.release_lead(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_held boolean;
begin
  perform private.require_admin();
  was_held := private.release(lead_id);
  if was_held then
    perform private.write_audit('leads.released', jsonb_build_object('ids', jsonb_build_array(lead_id)));
  end if;
  return was_held;
end
$$;

revoke all on function public.release_lead(uuid) from public, anon, authenticated, service_role;
grant execute on function public.release_lead(uuid) to authenticated;
