-- Jobs that the owner has finished, from a list of theirs: what pages say of a town's work. No names, no addresses.
create table work_orders (
  id uuid primary key,
  -- A fingerprint of its number in the program that it comes from, or else of the row: a file imported again changes nothing.
  order_key text not null,
  -- 'place:kyle, tx' and 'county:hays, tx', as statements have them.
  place_key text not null,
  county_key text not null,
  -- As people write it: 'Kyle, TX'.
  place text not null,
  -- The name of a service.
  service text not null,
  done_on date not null,
  price_cents integer,
  minutes integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint work_orders_price check (price_cents > 0),
  constraint work_orders_minutes check (minutes > 0)
);
create unique index work_orders_order_key on work_orders (order_key);
create index work_orders_done on work_orders (done_on);
