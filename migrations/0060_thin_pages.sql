-- What becomes of a batch's pages that have too little to say: null where there was nothing to decide.
alter table generation_batches add column thin_pages text check (thin_pages in ('noindex', 'leave-out'));
alter table likeness_overrules add column pages_thin integer;
