-- Anybody may sign up with another person's address. So whatever was typed before the address was confirmed
-- counts for nothing: no password and no metadata stands in the account until then, and none comes through the
-- confirmation. Whoever opens the mailed link sets the password afterwards.
--
-- A trigger, because hosted Supabase Auth stores the password at sign-up by itself.
create function private.forget_unconfirmed_claims() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.email_confirmed_at is null or (tg_op = 'UPDATE' and old.email_confirmed_at is null) then
    new.encrypted_password := '';
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end
$$;
revoke all on function private.forget_unconfirmed_claims() from public;
create trigger users_forget_unconfirmed_claims
  before insert or update on auth.users
  for each row execute function private.forget_unconfirmed_claims();

-- Accounts of 1.0.0 that wait for their confirmation lose the password that is pending for them.
update auth.users set encrypted_password = '', raw_user_meta_data = '{}' where email_confirmed_at is null;

-- Our own links carried the password of their sign-up; hosted Supabase has another table of this name.
do $$
begin
  if exists (
    select from pg_attribute where attrelid = to_regclass('auth.one_time_tokens')
      and attname = 'encrypted_password' and not attisdropped
  ) then
    alter table auth.one_time_tokens drop column encrypted_password;
  end if;
end
$$;
