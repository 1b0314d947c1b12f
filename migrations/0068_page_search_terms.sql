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

create function page_has_own_words(slug text, title text, field_values jsonb, version_id uuid)
returns boolean language sql stable as $$
  select slug || title ~ '[\u0130\u212a]' or coalesce(not (
    string_to_array(trim(regexp_replace(lower((slug || ' ' || title) collate "C"), '[^a-z0-9]+', ' ', 'g')), ' ')
    <@ string_to_array(concat_ws(' ',
      (select words from page_search_terms
       where kind = 'town' and value = field_values ->> 'city' and part = field_values ->> 'state'),
      (select words from page_search_terms where kind = 'keyword' and value = lower(field_values ->> 'keyword')),
      (select string_agg(words, ' ') from page_search_terms where kind = 'version' and value = version_id::text)
    ), ' ')), true)
$$;

create function note_own_words() returns trigger language plpgsql as $$
begin
  new.has_own_words := page_has_own_words(new.slug, new.title, new.field_values, new.template_version_id);
  return new;
end $$;

create trigger note_own_words before update of slug, title, field_values, template_version_id
  on generated_landing_pages for each row
  when (row(new.slug, new.title, new.field_values, new.template_version_id)
    is distinct from row(old.slug, old.title, old.field_values, old.template_version_id))
  execute function note_own_words();

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
