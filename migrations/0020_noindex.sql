-- A page that people find and search engines are asked to leave out: no entry in the sitemap, `noindex` in its head.
alter table generated_landing_pages add column is_noindex boolean not null default false;
create index generated_landing_pages_noindex_idx on generated_landing_pages (id) where is_noindex;
