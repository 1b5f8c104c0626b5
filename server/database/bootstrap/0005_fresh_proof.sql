-- When a session ends whatever is done in it, as on hosted Supabase; null: not by time alone.
alter table auth.sessions add column not_after timestamptz;

-- Since when an account signs in from a network. Null: longer than this column is there.
alter table auth.known_networks add column first_seen_at timestamptz;
alter table auth.known_networks alter column first_seen_at set default now();

-- The code that was mailed to prove the mailbox once more before a new password (`/reauthenticate`).
-- It belongs to the session that asked: one session's code is worth nothing in another.
create table auth.reauthentications (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  -- Keyed, since eight digits are guessed from a plain digest in no time.
  nonce_digest bytea not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0
);
alter table auth.reauthentications enable row level security;
