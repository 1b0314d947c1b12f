import { z } from 'zod';
import {
  asksForService,
  namesService,
  type PageService,
  readServiceContent,
} from '../../../sections/schemas.ts';
import { listServices } from '../../business/services/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TemplateTable, VersionTable } from './queries.ts';
import { storedSections } from './template-row.ts';

const storedServices = z.array(
  z.object({ id: z.uuid(), name: z.string(), keywords: z.array(z.string()), content: z.unknown() }),
);

/** The services whose texts or facts a template uses; null if it uses none. */
export async function servicesOf(db: Db, template: TemplateTable): Promise<readonly PageService[] | null> {
  const { title_template, meta_description_template, hero_title_template, hero_subtitle_template } = template;
  const head = [title_template, meta_description_template ?? '', hero_title_template, hero_subtitle_template];
  const sections = storedSections.parse(template.content_sections);
  if (!head.some(namesService) && !sections.some(asksForService)) return null;
  const rows = await listServices(db, template.content_pack);
  return rows.map(pageService);
}

/** The services that were frozen with a version. */
export function servicesOfVersion(version: Pick<VersionTable, 'services'>): readonly PageService[] {
  if (version.services === null) return [];
  return storedServices.parse(version.services).map(pageService);
}

function pageService({ id, name, keywords, content }: z.infer<typeof storedServices>[number]): PageService {
  return { id, name, keywords, content: readServiceContent(content) };
}
