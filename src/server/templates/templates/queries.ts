import { type Selectable, sql } from 'kysely';
import {
  type CustomField,
  type TemplateInput,
  type TemplateRow,
  templateRowSchema,
} from '../../../contract/templates/templates.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { LandingPageTemplates, TemplateVersions } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { presentAs } from '../../platform/present-as.ts';

export type TemplateTable = Selectable<LandingPageTemplates>;
export type VersionTable = Selectable<TemplateVersions>;

export function templateMissing(): AppError {
  return new AppError('not-found', 'Template not found', { reason: 'template-missing' });
}

export async function findTemplate(db: Db, id: string): Promise<TemplateTable | undefined> {
  return db.selectFrom('landing_page_templates').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getTemplate(db: Db, id: string): Promise<TemplateTable> {
  const row = await findTemplate(db, id);
  if (!row) throw templateMissing();
  return row;
}

/**
 * Locks the template until the transaction ends. Refuses a template that is being deleted with its pages,
 * so that nothing new uses it.
 */
export async function lockTemplate(trx: Trx, id: string): Promise<TemplateTable> {
  const row = await lockTemplateToDelete(trx, id);
  if (!row) throw templateMissing();
  await requireToStay(trx, id);
  return row;
}

/** Locks the template for its deletion. */
export async function lockTemplateToDelete(trx: Db, id: string): Promise<TemplateTable | undefined> {
  return trx
    .selectFrom('landing_page_templates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Prevents deletion of the template until the transaction ends, so that new rows can refer to it. */
export async function holdTemplate(trx: Trx, id: string): Promise<void> {
  await trx
    .selectFrom('landing_page_templates')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(templateMissing);
  await requireToStay(trx, id);
}

/** The bulk change that deletes a template with its pages. */
export async function findDeletion(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('page_changes')
    .select('id')
    .where('template_id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return row?.id;
}

async function requireToStay(trx: Trx, id: string): Promise<void> {
  if ((await findDeletion(trx, id)) === undefined) return;
  throw new AppError('conflict', 'This template is being deleted. To keep it, stop the deletion first.', {
    reason: 'template-deleting',
  });
}

export interface ListTemplates extends PageAfter {
  readonly status?: 'draft' | 'published' | undefined;
}

export async function listTemplates(db: Db, { status, after, limit }: ListTemplates): Promise<TemplateRow[]> {
  let query = db
    .selectFrom('landing_page_templates as t')
    .select([
      't.id',
      't.name',
      't.title_template',
      't.status',
      't.for_customers',
      't.content_pack',
      't.created_at',
      't.updated_at',
    ])
    .select([
      sql<number>`jsonb_array_length(t.content_sections)`.as('section_count'),
      sql<
        string[]
      >`coalesce((select array_agg(s ->> 'type') from jsonb_path_query(t.content_sections, '$[0 to 1]') s), '{}')`.as(
        'first_section_types',
      ),
      sql<number>`(select count(*) from jsonb_object_keys(t.custom_fields))`.as('custom_field_count'),
      sql<number>`coalesce((select sum(c.count)::int8 from page_counts c where c.template_id = t.id), 0)`.as(
        'page_count',
      ),
      sql<
        string | null
      >`(select d.id from page_changes d where d.template_id = t.id and d.status = 'running')`.as(
        'deletion_id',
      ),
    ])
    .orderBy('t.id', 'desc')
    .limit(limit);
  if (status) query = query.where('t.status', '=', status);
  if (after) query = query.where('t.id', '<', after);
  const rows = await query.execute();
  return rows.map(row =>
    presentAs(templateRowSchema, { ...row, status: row.status === 'published' ? 'published' : 'draft' }),
  );
}

/** The published templates of a trade. */
export async function listPublishedOf(trx: Trx, pack: string, max: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('landing_page_templates')
    .select('id')
    .where('content_pack', '=', pack)
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countTemplates(db: Db, status?: 'draft' | 'published'): Promise<number> {
  let query = db.selectFrom('landing_page_templates').select('id');
  if (status) query = query.where('status', '=', status);
  return countRows(db, query);
}

/** The names that already have a template. */
export async function listTemplateNames(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('landing_page_templates')
    .select('name')
    .distinct()
    .where('name', 'in', names)
    .execute();
  return new Set(rows.map(row => row.name));
}

/** Prevents concurrent creation of this preset's template until the transaction ends. */
export async function lockPreset(trx: Trx, preset: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`preset ${preset}`}, 0))`.execute(trx);
}

/** A template's columns for insert or update. jsonb arrays must be sent as text. */
function columns(input: TemplateInput) {
  return {
    name: input.name,
    title_template: input.title_template,
    meta_description_template: input.meta_description_template,
    hero_title_template: input.hero_title_template,
    hero_subtitle_template: input.hero_subtitle_template,
    content_sections: JSON.stringify(input.content_sections),
    custom_fields: JSON.stringify(input.custom_fields ?? defaultFields),
    status: input.status,
    ...(input.for_customers === undefined ? {} : { for_customers: input.for_customers }),
    content_pack: input.content_pack,
  };
}

export async function insertTemplate(
  db: Db,
  id: string,
  input: TemplateInput,
  createdBy: string | null,
): Promise<TemplateTable> {
  return db
    .insertInto('landing_page_templates')
    .values({ id, ...columns(input), created_by: createdBy, updated_by: createdBy })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateTemplateRow(
  db: Db,
  id: string,
  input: TemplateInput,
  updatedBy: string | null,
): Promise<TemplateTable> {
  return db
    .updateTable('landing_page_templates')
    .set(eb => ({
      ...columns(input),
      updated_at: sql`now()`,
      updated_by: updatedBy,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(templateMissing);
}

export async function deleteTemplateRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('landing_page_templates').where('id', '=', id).execute();
}

const field = (label: string): CustomField => ({
  type: 'text',
  label,
  placeholder: '',
  options: [],
  required: true,
});

/** The fields of a template that defines none. */
const defaultFields: Record<string, CustomField> = {
  city: field('City'),
  state: field('State'),
  keyword: field('Primary Keyword'),
};
