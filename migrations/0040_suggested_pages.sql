-- The page that visitors of a missing address may have meant, as it was last suggested to them. It may be gone by now.
alter table not_found_hits add column suggestion text, add column suggested_at timestamptz;
