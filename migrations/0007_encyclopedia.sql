-- What a public encyclopedia has about a place or a law: looked up once a topic, however many pages speak of it.
create table encyclopedia_articles (
  topic text primary key, -- "place:miami, fl", "marriage:florida"
  kind text not null check (kind in ('place', 'marriage')),
  city text not null default '',
  state text not null default '', -- the name, not the code: articles are called by it
  -- The answer; all null while there is none, or when there is no such article.
  title text,
  url text,
  description text,
  looked_up_at timestamptz, -- of the last answer; null: never answered
  due_at timestamptz not null default now(), -- when to look (again)
  attempts integer not null default 0, -- failed ones since the last answer
  last_error text,
  created_at timestamptz not null default now(),
  check ((title is null) = (url is null))
);
create index encyclopedia_articles_due_idx on encyclopedia_articles (due_at);
create index encyclopedia_articles_waiting_idx on encyclopedia_articles (created_at) where looked_up_at is null;

-- One row. While the encyclopedia does not answer, nobody asks it anything until this time.
create table encyclopedia_rest (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null default now(),
  failures integer not null default 0,
  last_error text
);
insert into encyclopedia_rest default values;
