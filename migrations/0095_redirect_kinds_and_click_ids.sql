-- contract: the checks only allow more. The version before writes none of it and reads the new types as 301, so
-- 'oldest-program' is not changed.

-- Redirects as other programs know them: 307 and 308 keep the method of the request, 410 says that an address is gone.
alter table redirects drop constraint redirects_redirect_type_check;
alter table redirects add constraint redirects_redirect_type_check
  check (redirect_type in (301, 302, 307, 308, 410));
-- Nothing is at the end of a gone address, nor of a rule that leads to one.
alter table redirects add constraint redirects_gone_check check (redirect_type <> 410 or destination_path = '');

-- Sources with capitals, found in any letter case. Rules that the program writes for pages have none.
create index redirects_capitals_idx on redirects (lower(source_path collate "C"))
  where source_path <> lower(source_path collate "C");
-- Sources with a query are looked up only where there are some.
create index redirects_query_idx on redirects (split_part(source_path, '?', 1)) where source_path like '%?%';

-- The advertisement that brought a visitor, as its network names the click.
alter table leads
  add column gclid text,
  add column gbraid text,
  add column wbraid text,
  add column msclkid text,
  add column fbclid text;
