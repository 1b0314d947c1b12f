-- Who entered the giveaway. One entry an email address: a second one changes nothing.
create table giveaway_entries (
  id uuid primary key,
  full_name_1 text not null,
  full_name_2 text not null,
  state text not null,
  email text not null,
  phone text not null, -- as typed
  wedding_date date not null,
  page_path text, -- where the form stood
  -- Set: kept for staff to look at, and left out of every draw.
  spam_reason text,
  created_at timestamptz not null default now(),
  search text not null generated always as (
    lower(full_name_1 || E'\n' || full_name_2 || E'\n' || email || E'\n' || phone || E'\n' || state)
  ) stored
);
create unique index giveaway_entries_email_idx on giveaway_entries (lower(email));
create index giveaway_entries_search_idx on giveaway_entries using gin (search gin_trgm_ops);
create index giveaway_entries_spam_idx on giveaway_entries (id) where spam_reason is not null;

-- Every draw that was made, as proof: among how many, which place in their order came up, and who that was.
create table giveaway_draws (
  id uuid primary key,
  entry_id uuid references giveaway_entries (id) on delete set null, -- the winner; gone when the entry was deleted
  winner_names text not null,
  entries integer not null check (entries > 0),
  place integer not null check (place between 1 and entries), -- in the order of entering, of those who could win
  leaves_out_winners boolean not null,
  drawn_by uuid references auth_users (id) on delete set null,
  drawn_at timestamptz not null default now()
);
create index giveaway_draws_entry_idx on giveaway_draws (entry_id);
