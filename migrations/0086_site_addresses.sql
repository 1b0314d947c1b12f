-- Addresses of site pages as visitors last knew them. Rules of pages that left one, and the answer whether an address has a page, need them.
create table site_addresses (
  id uuid primary key, -- of the owner's page or of the service; of a page of the trade made from its name
  path text not null,
  is_live boolean not null,
  fallback text -- where visitors go while the page is not there; null: nowhere
);
create unique index site_addresses_path_idx on site_addresses (path) where is_live;

insert into site_addresses (id, path, is_live)
select id::uuid, path, not is_hidden from site_pages
where origin = 'owner' and id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

-- Until now the rule of a page that moved was stored as if people had written it, right after the version before the move.
create temporary table moved_rules on commit drop as
select distinct on (r.id) r.id, r.source_path, v.site_page_id::uuid as page_id
from site_page_versions v
join site_addresses a on a.id::text = v.site_page_id
join redirects r on r.source_path = v.document ->> 'path'
where r.cause is null and not r.is_prefix and r.description = ''
  and r.created_at between v.created_at and v.created_at + interval '10 seconds'
order by r.id, v.created_at desc;

-- A page is there again: the rule hides it.
delete from redirects r using moved_rules m, site_addresses a
where r.id = m.id and a.is_live and a.path = m.source_path;

update redirects r set cause = gen_random_uuid(), page_id = m.page_id
from moved_rules m where r.id = m.id;

-- Former addresses without a rule.
insert into redirects (id, source_path, destination_path, destination_key, cause, page_id)
select distinct on (former.path) gen_random_uuid(), former.path, a.path, a.path, gen_random_uuid(), a.id
from site_page_versions v
join site_addresses a on a.id::text = v.site_page_id and a.is_live
cross join lateral (select v.document ->> 'path' as path) former
where former.path <> a.path and former.path like '/_%'
  and not exists (select from site_addresses s where s.path = former.path)
  and not exists (select from generated_landing_pages g where g.slug = substr(former.path, 2))
order by former.path, v.created_at desc
on conflict (source_path) do nothing;

-- Each leads to where its page is now, unless a rule of people leads that address on.
update redirects r set destination_path = a.path, destination_key = a.path, written_path = null, written_key = null
from site_addresses a
where r.page_id = a.id and r.cause is not null and a.is_live and r.source_path <> a.path
  and not exists (select from redirects p where p.source_path = a.path and p.is_active);
update redirects r set destination_path = r.written_path, destination_key = r.written_key, written_path = null, written_key = null
from site_addresses a
where r.written_key = a.path and a.is_live and r.source_path <> a.path
  and not exists (select from redirects p where p.source_path = a.path and p.is_active);
