-- Programs before 0054 stored messages without codes, and 0055 knew only the newest messages. Imports of older files use the function too.
create function failure_code_of_message(message text) returns text language sql immutable as $$
  select coalesce(
    (select known.code from (values
      ('page-exists', 'Page already exists'),
      ('no-page-to-update', 'No page to update'),
      ('empty-address', 'The address would be empty: nothing of it is left after dropping all but a–z and 0–9'),
      ('no-title', 'The title comes out empty'),
      ('not-filled', 'The template’s text can’t be filled with these values'),
      ('page-removed', 'Page removed: the batch was reverted'),
      ('page-restored', 'Page put back: the batch was reverted'),
      ('changed-later', 'Page unchanged: a later batch changed it'),
      ('changed-later', 'Page left as it is: a later batch changed it'),
      ('template-deleted', 'Page unchanged: its former template is deleted'),
      ('template-deleted', 'Page left as it is: the template it was made from before is deleted')
    ) as known (code, text) where known.text = message),
    -- As refusal() builds it for an error without SQLSTATE.
    case when message like 'The database refuses this page: %'
      then concat('database-unknown', '-' || substring(message from 'constraint "([^"]+)"')) end,
    'other')
$$;

update bulk_generation_plans set failure_code = failure_code_of_message(error_message)
where status in ('failed', 'skipped') and failure_code is null;
