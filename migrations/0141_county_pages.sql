-- Thin pages of a planned batch that pages of their counties tell instead: what was changed, and the list before it.
alter table generation_batches add column county_pages jsonb;
alter table batch_inputs add column locations_before jsonb;
