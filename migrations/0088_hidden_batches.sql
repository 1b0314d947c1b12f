-- All pages of the batch are made as noindex, whatever its checks count: chosen before anything is planned.
alter table generation_batches add column is_noindex boolean not null default false;
