-- Words of a text that claim something nobody has stated, and that a person accepted with a reason.
create table accepted_claims (
  id uuid primary key,
  claim text not null,
  reason text not null check (length(reason) >= 10),
  accepted_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index accepted_claims_claim on accepted_claims (lower(claim));
