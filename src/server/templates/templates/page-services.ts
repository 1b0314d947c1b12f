import { z } from 'zod';
import { asksForService, type PageService, readServiceContent } from '../../../sections/schemas.ts';
import { listServices } from '../../business/services/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TemplateTable, VersionTable } from './queries.ts';
import { storedSections } from './template-row.ts';

const storedServices = z.array(
  z.object({ id: z.uuid(), name: z.string(), keywords: z.array(z.string()), content: z.unknown() }),
);

/** The services whose texts a template's sections use; null if they use none. */
export async function servicesOf(db: Db, template: TemplateTable): Promise<readonly PageService[] | null> {
  if (!storedSections.parse(template.content_sections).some(asksForService)) return null;
  const rows = await listServices(db, template.content_pack);
  return rows.map(pageService);
}

/** The services that were frozen with a version. */
export function servicesOfVersion(version: VersionTable): readonly PageService[] {
  if (version.services === null) return [];
  return storedServices.parse(version.services).map(pageService);
}

function pageService({ id, name, keywords, content }: z.infer<typeof storedServices>[number]): PageService {
  return { id, name, keywords, content: readServiceContent(content) };
}
