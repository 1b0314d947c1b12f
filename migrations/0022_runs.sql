-- Retrying: the failed plans of a batch go back to planned, chunk by chunk. True until all of them have.
alter table generation_batches add column retrying boolean not null default false;
-- Deleting together with its pages: it is reverted first, and goes when that is done.
alter table generation_batches add column deleting boolean not null default false;
-- A move of one batch's pages only.
alter table page_moves add column generation_batch_id uuid;
