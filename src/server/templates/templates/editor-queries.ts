import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface EditorKey {
  readonly template_id: string;
  readonly editor_id: string;
}

/** Records that a user has the template open now. */
export async function touchEditor(db: Db, editor: EditorKey & { user_id: string }): Promise<void> {
  await db
    .insertInto('template_editors')
    .values(editor)
    .onConflict(row => row.columns(['template_id', 'editor_id']).doUpdateSet({ seen_at: sql`now()` }))
    .execute();
}

/** Removes an editor, and all editors whose browser disappeared. */
export async function removeEditor(db: Db, { template_id, editor_id }: EditorKey): Promise<void> {
  await db
    .deleteFrom('template_editors')
    .where(eb =>
      eb.or([
        eb.and([eb('template_id', '=', template_id), eb('editor_id', '=', editor_id)]),
        eb('seen_at', '<', sql<Date>`now() - interval '1 hour'`),
      ]),
    )
    .execute();
}

/** Editors seen within half a minute, oldest first. */
export async function listEditors(db: Db, templateId: string) {
  return db
    .selectFrom('template_editors as e')
    .innerJoin('auth_users as u', 'u.id', 'e.user_id')
    .select(['e.editor_id', 'u.email', 'e.since'])
    .where('e.template_id', '=', templateId)
    .where('e.seen_at', '>', sql<Date>`now() - interval '30 seconds'`)
    .orderBy('e.since')
    .orderBy('e.editor_id')
    .limit(20)
    .execute();
}

/** The columns that reveal a change of the template's text. */
export async function findRevision(db: Db, templateId: string) {
  return db
    .selectFrom('landing_page_templates as t')
    .leftJoin('auth_users as u', 'u.id', 't.updated_by')
    .select(['t.revision', 't.updated_at', 'u.email as updated_by_email'])
    .where('t.id', '=', templateId)
    .executeTakeFirst();
}
