-- Beside the forecast that approval goes by stands another: how alike the pages would be with the template as it has
-- become since the batch was planned.
alter table batch_likeness add column is_outlook boolean not null default false;
alter table batch_likeness drop constraint batch_likeness_pkey;
alter table batch_likeness add primary key (generation_batch_id, is_outlook);

-- How alike each planned page is to its nearest, in whole percents: a byte a plan in the order of plan numbers, 255 where
-- nothing was compared. Not packed, so that a chunk's part is read without the rest.
alter table batch_likeness add column percents bytea;
alter table batch_likeness alter column percents set storage external;

-- Pages at least so many percent alike are published as noindex; null: nobody chose that. How many were.
alter table generation_batches add column noindex_from integer check (noindex_from between 0 and 100);
alter table generation_batches add column total_noindex integer not null default 0;

-- The percents as they were when that was chosen: a forecast computed later changes nothing of what was approved.
create table noindex_plans (
  generation_batch_id uuid primary key references generation_batches (id) on delete cascade,
  percents bytea not null
);
alter table noindex_plans alter column percents set storage external;

-- Null: kept before this was.
alter table page_snapshots add column is_noindex boolean;
