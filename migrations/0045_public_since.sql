-- Since when a page is public where it is and open to search engines; null: since it was made. What was published at a pace,
-- opened or given another address lately can't be called a page that nobody views.
alter table generated_landing_pages add column public_since timestamptz;
