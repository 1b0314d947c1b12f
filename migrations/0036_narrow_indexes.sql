-- contract: an index is only a way. The version before finds its pages without these, so 'oldest-program' stays as it is.

-- Pages of a template, newest or oldest first. An id begins with the millisecond it was made in, and pages of a chunk
-- share it: as a key of its own it is kept once for all of them. Seven bytes a page, where whole ids took fifty.
create index generated_landing_pages_template_made_idx on generated_landing_pages
  (template_id, (substring(uuid_send(id) from 1 for 6)));
drop index generated_landing_pages_template_idx;

-- Pages of a state in the same order: a town has few pages, a state a good part of all.
create index generated_landing_pages_state_made_idx on generated_landing_pages
  ((coalesce(field_values ->> 'state', '')), (substring(uuid_send(id) from 1 for 6)));

-- How many drafts a batch has. Nobody reads them in order, so they share an entry too.
create index generated_landing_pages_batch_drafts_idx on generated_landing_pages (generation_batch_id)
  where status = 'draft';
drop index generated_landing_pages_drafts_idx;

-- Lists of what few leads and redirects are, which would otherwise be looked for among all of them.
create index leads_kind_idx on leads (kind, id);
create index leads_any_status_idx on leads (status, id);
create index leads_spam_idx on leads (id) where suspected_spam;
create index redirects_off_idx on redirects (id) where not is_active;
