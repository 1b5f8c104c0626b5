-- When a session ends whatever is done in it, as on hosted Supabase; null: not by time alone.
alter table auth.sessions add column not_after timestamptz;

-- Since when an account signs in from a network. Null: longer than this column is there.
alter table auth.known_networks add column first_seen_at timestamptz;
alter table auth.known_networks alter column first_seen_at set default now();
