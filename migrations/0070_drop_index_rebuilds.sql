-- contract: nothing has read or written index_rebuilds since 0068_page_search_terms, when the index went that was rebuilt
drop table index_rebuilds;
insert into settings (name, value) values ('oldest-program', '"0068_page_search_terms"')
  on conflict (name) do update set value = excluded.value, updated_at = now();
