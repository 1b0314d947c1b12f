-- What a publishing schedule was when its batch was reverted: undoing the revert puts it back. Null: it ended otherwise.
alter table publishing_schedules add column ended_from text check (ended_from in ('waiting', 'running', 'paused'));
