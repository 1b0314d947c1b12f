import type { TemplateWatch } from '../../../contract/templates/template-watch.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RecordEvents } from '../../platform/db/record-events.ts';
import { type EditorKey, findRevision, listEditors, removeEditor, touchEditor } from './editor-queries.ts';
import { findDeletion } from './queries.ts';

/** Milliseconds between an editor's signals. Editors without a signal for three intervals count as closed. */
const beat = 10_000;

/**
 * Tells an editor who else has the template open and when its text changes, until the editor closes or the
 * template is deleted. Reads everything from the database, so it works across processes.
 */
export async function watchTemplate(
  { db, events }: { readonly db: Db; readonly events: RecordEvents },
  editor: EditorKey & { readonly user_id: string },
  send: (news: TemplateWatch) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { template_id } = editor;
  await touchEditor(db, editor);
  await announce(db, { kind: 'template', id: template_id });
  try {
    let sent = '';
    while (!signal.aborted) {
      const changed = events.next(template_id, beat, signal);
      const news = await readNews(db, template_id);
      if (!news) return;
      const text = JSON.stringify(news);
      if (text !== sent) await send(news);
      sent = text;
      await changed;
      if (!signal.aborted) await touchEditor(db, editor);
    }
  } finally {
    // During shutdown, the database may stop first. Editors without a signal disappear after half a minute
    // anyway.
    await removeEditor(db, editor)
      .then(() => announce(db, { kind: 'template', id: template_id }))
      .catch(() => undefined);
  }
}

async function readNews(db: Db, templateId: string): Promise<TemplateWatch | null> {
  const row = await findRevision(db, templateId);
  if (!row) return null;
  const editors = await listEditors(db, templateId);
  return {
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
    updated_by_email: row.updated_by_email,
    deletion_id: (await findDeletion(db, templateId)) ?? null,
    editors: editors.map(({ editor_id, email, since }) => ({ editor_id, email, since: since.toISOString() })),
  };
}
