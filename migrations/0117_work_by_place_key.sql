-- Finished work and reviews of a town are found in any spelling of its name.
create index cases_place_key on cases (place_key(city), state, id desc);
create index cases_published_place_key on cases (place_key(city), state, done_on desc, id desc) where status = 'published';
create index reviews_published_place_key on reviews (place_key(city), state, reviewed_on desc, id desc)
  where status = 'published' and city <> '';
