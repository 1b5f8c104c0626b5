-- What we know of a lead beside what its visitor wrote, and where it stands. These columns are ours: none is
-- an enquiry field, so no visitor writes or sees them. All but the stage may be empty.
-- Bounds and stages repeat contract/desk; supabase/tests/desk/repeated-desk-facts.database.test.ts compares them.
alter table public.leads
  add column stage text not null default 'new' check (stage in
    ('new', 'contacted', 'qualified', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable')),
  -- Null while the lead is where it began: since it came.
  add column stage_since timestamptz,
  add column stage_reason text check (char_length(stage_reason) between 1 and 200),
  -- First call, chat or mail that was recorded, or first move away from new.
  add column answered_at timestamptz,
  -- The next step.
  add column due_at timestamptz,
  add column due_what text check (char_length(due_what) between 1 and 200),
  add column city text check (char_length(city) between 1 and 80),
  add column area_sqft int check (area_sqft between 1 and 1000000),
  add column budget_rupees bigint check (budget_rupees between 0 and 100000000000),
  add column model text check (char_length(model) between 1 and 60),
  add column brand text check (char_length(brand) between 1 and 60),
  add column language text check (char_length(language) between 1 and 40),
  -- Hour of the day in India.
  add column best_hour smallint check (best_hour between 0 and 23),
  add column source text check (char_length(source) between 1 and 60),
  -- No foreign key: an archived lead may outlive the account.
  add column assigned_to uuid,
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  add constraint leads_due_check check (due_what is null or due_at is not null);

-- Whether a lead may go from one stage to another.
create function private.is_stage_move(from_stage text, to_stage text) returns boolean
language sql immutable set search_path = ''
as $$
  select case from_stage
    when 'new' then to_stage in ('contacted', 'qualified', 'site-visit', 'negotiating', 'lost', 'not-suitable')
    when 'contacted' then to_stage in ('qualified', 'site-visit', 'negotiating', 'lost', 'not-suitable')
    when 'qualified' then to_stage in ('contacted', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable')
    when 'site-visit' then to_stage in ('contacted', 'qualified', 'negotiating', 'won', 'lost', 'not-suitable')
    when 'negotiating' then to_stage in ('contacted', 'qualified', 'site-visit', 'won', 'lost', 'not-suitable')
    when 'won' then to_stage = 'negotiating'
    else to_stage = 'contacted'
  end
$$;

-- The columns above as every answer to the desk carries them.
create function private.work_columns(lead public.leads) returns jsonb
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('stage', lead.stage, 'stage_since', coalesce(lead.stage_since, lead.created_at),
    'stage_reason', lead.stage_reason, 'answered_at', lead.answered_at, 'due_at', lead.due_at,
    'due_what', lead.due_what, 'city', lead.city, 'area_sqft', lead.area_sqft,
    'budget_rupees', lead.budget_rupees, 'model', lead.model, 'brand', lead.brand,
    'language', lead.language, 'best_hour', lead.best_hour, 'source', lead.source,
    'assigned_to', lead.assigned_to, 'tags', lead.tags)
$$;

-- Leads that somebody works with: neither a test nor in quarantine. The two lists of each morning.
create index leads_unanswered_idx on public.leads (created_at, id)
  where answered_at is null and withdrawn_at is null and quarantined_at is null and not is_test;
create index leads_due_idx on public.leads (due_at, id)
  where due_at is not null and quarantined_at is null and not is_test;

revoke all on function private.is_stage_move(text, text) from public, anon, authenticated, service_role;
revoke all on function private.work_columns(public.leads) from public, anon, authenticated, service_role;
