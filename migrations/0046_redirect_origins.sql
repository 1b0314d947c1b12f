-- Rules written by hand among a million that page changes made, or the other way round: without these the list looks at all of them.
create index redirects_by_hand_idx on redirects (id) where cause is null;
create index redirects_automatic_idx on redirects (id) where cause is not null;
