import type { Selectable } from 'kysely';
import { type Service, serviceSchema } from '../../../contract/business/services.ts';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import { readServiceContent } from '../../../sections/schemas.ts';
import type { Services } from '../../platform/db/tables.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { KnownWords } from '../claims/read-stated.ts';
import { packStore } from '../packs/pack-store.ts';
import { serviceIssues } from './service-issues.ts';

export type ServiceTable = Selectable<Services>;

/** `known` adds the unstated claims of its texts. */
export function presentService(row: ServiceTable, known: KnownWords | null): Service {
  const content = readServiceContent(row.content);
  return presentAs(serviceSchema, {
    ...row,
    content,
    content_pack: contentPackSchema.parse(row.content_pack),
    issues: serviceIssues(content, packStore.pack(row.content_pack), known),
  });
}
