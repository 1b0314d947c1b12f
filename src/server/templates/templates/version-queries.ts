import { sql } from 'kysely';
import { TEXT_LEVEL } from '../../../engine/index.ts';
import type { PageService } from '../../../sections/schemas.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { TemplateTable, VersionTable } from './queries.ts';

/** The text columns that versions share with templates. */
const textColumns = [
  'name',
  'title_template',
  'meta_description_template',
  'hero_title_template',
  'hero_subtitle_template',
  'content_sections',
  'custom_fields',
  'content_pack',
] as const;

export async function findVersion(db: Db, id: string): Promise<VersionTable | undefined> {
  return db.selectFrom('template_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getVersionNumbered(db: Db, templateId: string, number: number): Promise<VersionTable> {
  const row = await db
    .selectFrom('template_versions')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row)
    throw new AppError('not-found', 'Version not found.', {
      reason: 'version-missing',
    });
  return row;
}

export async function findNewestVersion(trx: Db, templateId: string) {
  return trx
    .selectFrom('template_versions')
    .select(['id', 'number', 'content_hash'])
    .where('template_id', '=', templateId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The version that pages move to. */
export async function requireNewestVersion(trx: Trx, templateId: string) {
  const version = await findNewestVersion(trx, templateId);
  if (version) return version;
  throw new AppError('conflict', 'This template was never published. Publish it first.', {
    reason: 'version-missing',
  });
}

export async function listVersions(db: Db, templateId: string) {
  return db
    .selectFrom('template_versions as v')
    .leftJoin('auth_users as u', 'u.id', 'v.created_by')
    .select(['v.id', 'v.number', 'v.name', 'v.created_at', 'v.content_hash', 'u.email as created_by_email'])
    .where('v.template_id', '=', templateId)
    .orderBy('v.number', 'desc')
    .limit(500)
    .execute();
}

export interface NewVersion {
  readonly id: string;
  readonly number: number;
  readonly hash: string;
  readonly services: readonly PageService[] | null;
  readonly facts: readonly string[];
  readonly createdBy: string | null;
}

export async function insertVersion(trx: Trx, template: TemplateTable, version: NewVersion): Promise<void> {
  await trx
    .insertInto('template_versions')
    .columns([
      'id',
      'template_id',
      'number',
      'content_hash',
      'services',
      'facts',
      'created_by',
      'text_level',
      ...textColumns,
    ])
    .expression(eb =>
      eb
        .selectFrom('landing_page_templates')
        .select([
          sql<string>`${version.id}::uuid`.as('id'),
          'landing_page_templates.id as template_id',
          sql<number>`${version.number}::integer`.as('number'),
          sql<string>`${version.hash}`.as('content_hash'),
          sql<string>`${version.services && JSON.stringify(version.services)}::jsonb`.as('services'),
          sql<string[]>`${[...version.facts]}::text[]`.as('facts'),
          sql<string | null>`${version.createdBy}::uuid`.as('created_by'),
          sql<number>`${TEXT_LEVEL}::smallint`.as('text_level'),
          ...textColumns,
        ])
        .where('landing_page_templates.id', '=', template.id),
    )
    .execute();
}
