import type { Selectable } from 'kysely';
import type { Service } from '../../../contract/business/services.ts';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import { readServiceContent } from '../../../sections/schemas.ts';
import type { Services } from '../../platform/db/tables.ts';
import type { KnownWords } from '../claims/read-stated.ts';
import { serviceIssues } from './service-issues.ts';

export type ServiceTable = Selectable<Services>;

/** `known` adds what its texts claim that nobody has stated. */
export function presentService(row: ServiceTable, known: KnownWords | null): Service {
  const content = readServiceContent(row.content);
  return {
    id: row.id,
    name: row.name,
    summary: row.summary,
    keywords: row.keywords,
    content,
    content_pack: contentPackSchema.parse(row.content_pack),
    issues: serviceIssues(content, known),
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
