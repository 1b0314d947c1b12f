-- Addresses that the sitemap leaves out because a town's own page stands for them.
alter table sitemap_builds
  add column town_pages integer not null default 0, -- pages of the main service, of which the town's own page is the canonical address
  add column town_lists integer not null default 0; -- mere lists of a town's pages
