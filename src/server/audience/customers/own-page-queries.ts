import { sql } from 'kysely';
import type { CustomerPage } from '../../../contract/audience/customers.ts';
import { pageStatusSchema } from '../../../contract/pages/page-filter.ts';
import { fieldValuesSchema } from '../../pages/pages/page-row.ts';
import { pageMissing } from '../../pages/pages/queries.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';

function ownPages(db: Db, ownerId: string) {
  return db.selectFrom('generated_landing_pages as g').where('g.owner_id', '=', ownerId);
}

function shown(db: Db, ownerId: string) {
  return ownPages(db, ownerId)
    .leftJoin('landing_page_templates as t', 't.id', 'g.template_id')
    .select([
      'g.id',
      'g.slug',
      'g.title',
      'g.field_values',
      'g.status',
      'g.is_noindex',
      'g.created_at',
      sql<string>`coalesce(t.name, 'Template Not Found')`.as('template_name'),
    ]);
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Newest first. */
export async function listOwnPages(
  db: Db,
  ownerId: string,
  { after, limit }: PageAfter,
): Promise<CustomerPage[]> {
  let query = shown(db, ownerId).orderBy('g.id', 'desc').limit(limit);
  if (after) query = query.where('g.id', '<', after);
  return (await query.execute()).map(presentOwnPage);
}

export async function countOwnPages(db: Db, ownerId: string, max: number): Promise<number> {
  return countRows(db, ownPages(db, ownerId).select('g.id').limit(max));
}

/** Another customer's page is not found. */
export async function getOwnPage(db: Db, ownerId: string, id: string): Promise<CustomerPage> {
  return presentOwnPage(await shown(db, ownerId).where('g.id', '=', id).executeTakeFirstOrThrow(pageMissing));
}

function presentOwnPage(row: OwnRow): CustomerPage {
  return {
    id: row.id,
    template_name: row.template_name,
    slug: row.slug,
    title: row.title,
    field_values: fieldValuesSchema.parse(row.field_values),
    status: pageStatusSchema.parse(row.status),
    is_noindex: row.is_noindex,
    created_at: row.created_at.toISOString(),
  };
}
