-- Why a plan has no page, as a code. The message beside it is for people and may change its words.
alter table bulk_generation_plans add column failure_code text;
