-- Whether customers may generate pages of a template. Until now they could use every published one, so where an installation
-- has customers these stay open to them; everywhere else an admin opens templates one by one.
alter table landing_page_templates add column for_customers boolean not null default false;
update landing_page_templates set for_customers = true
  where status = 'published' and exists (select from customer_profiles);
