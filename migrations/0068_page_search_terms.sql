-- contract: indexes are only ways. The version before finds its pages without them, and pages that it writes are marked as
-- having own words, so 'oldest-program' is not changed.

-- Where the words of addresses and titles come from: a page's town, its keyword, and its template version with the URL patterns
-- used for it. Searches look here, at some thousand rows, for the pages that can hold a text. Rows are never deleted: too many
-- cost a search some time, a missing one would hide pages.
create table page_search_terms (
  kind text not null check (kind in ('town', 'keyword', 'version')),
  value text not null, -- the city, the keyword in lower case, or the version's id
  part text not null default '', -- the town's state, or the URL pattern
  words text not null, -- runs of ASCII letters and digits in lower case, a space between them
  primary key (kind, value, part)
);
create index page_search_terms_words_idx on page_search_terms using gin (words gin_trgm_ops);

-- Whether address or title hold a word that comes from none of these. Only such pages are in the search index.
-- Generating sets it; whatever else inserts a page leaves it true.
alter table generated_landing_pages add column has_own_words boolean not null default true;

-- A trigger looks again at pages whose texts, values or version change: all of a statement at once, which is twice as fast
-- as one by one.
create function note_own_words() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  with versions as (
    select value, string_agg(words, ' ') as words from page_search_terms where kind = 'version' group by value
  )
  select array_agg(n.id) into changed
  from new_rows n
    join old_rows o on o.id = n.id
      and row(o.slug, o.title, o.field_values, o.template_version_id)
        is distinct from row(n.slug, n.title, n.field_values, n.template_version_id)
    left join page_search_terms town on town.kind = 'town'
      and town.value = n.field_values ->> 'city' and town.part = n.field_values ->> 'state'
    left join page_search_terms keyword on keyword.kind = 'keyword'
      and keyword.value = lower(n.field_values ->> 'keyword')
    left join versions on versions.value = n.template_version_id::text
  where n.has_own_words <> (
    -- İ and the Kelvin sign are the two other letters whose lower case is one of ASCII.
    n.title ~ '[\u0130\u212a]' or coalesce(not (
      string_to_array(trim(regexp_replace(lower((n.slug || ' ' || n.title) collate "C"), '[^a-z0-9]+', ' ', 'g')), ' ')
      <@ string_to_array(concat_ws(' ', town.words, keyword.words, versions.words), ' ')), true));
  if changed is not null then
    update generated_landing_pages set has_own_words = not has_own_words where id = any(changed);
  end if;
  return null;
end $$;

create trigger note_own_words after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function note_own_words();

drop index generated_landing_pages_search_idx;
create index generated_landing_pages_search_idx on generated_landing_pages
  using gin ((slug || E'\n' || title) gin_trgm_ops) where has_own_words;
-- How often a text occurs among all pages, as the index told before.
create statistics generated_landing_pages_text on (slug || E'\n' || title) from generated_landing_pages;

-- Pages of towns and keywords whatever their status: a search looks for all of them.
drop index generated_landing_pages_town_idx, generated_landing_pages_town_other_idx;
create index generated_landing_pages_town_idx on generated_landing_pages
  ((coalesce(field_values ->> 'state', '')), (coalesce(field_values ->> 'city', '')));
drop index generated_landing_pages_keyword_idx;
create index generated_landing_pages_keyword_idx on generated_landing_pages
  ((lower(field_values ->> 'keyword')), (coalesce(field_values ->> 'state', '')));
