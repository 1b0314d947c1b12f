-- Codes of the plans that older programs wrote. A migration of its own, because adding the column locks the table until its end.
update bulk_generation_plans p set failure_code = f.code
from (values
  ('page-exists', 'Page already exists'),
  ('no-page-to-update', 'No page to update'),
  ('empty-address', 'The address would be empty: nothing of it is left after dropping all but a–z and 0–9'),
  ('no-title', 'The title comes out empty'),
  ('not-filled', 'The template’s text can’t be filled with these values'),
  ('page-removed', 'Page removed: the batch was reverted'),
  ('page-restored', 'Page put back: the batch was reverted'),
  ('changed-later', 'Page unchanged: a later batch changed it'),
  ('template-deleted', 'Page unchanged: its former template is deleted')
) as f (code, message)
where p.error_message = f.message and p.failure_code is null;
