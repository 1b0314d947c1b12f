-- What the writing helpers cost: one row a day for each writer. Never what was written.
create table writing_usage (
  day date not null,
  provider text not null check (provider in ('built-in', 'openai-compatible', 'anthropic')),
  model text not null, -- empty for the built-in writer
  calls integer not null default 0,
  failures integer not null default 0, -- of those calls
  tokens_in bigint not null default 0,
  tokens_out bigint not null default 0,
  primary key (day, provider, model)
);
