-- Versions that were frozen before texts knew escapes and articles are read as they were.
alter table template_versions add column text_level smallint not null default 1;
