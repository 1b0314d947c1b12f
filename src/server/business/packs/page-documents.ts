import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../platform/project-root.ts';

/** The services that the quote form knows. */
const quoteSchema = z.enum(['residential', 'commercial', 'construction']);

/** A page of the site as a pack's file holds it. Its sections are read as those of templates are. */
const pageDocumentSchema = z.strictObject({
  path: z.string().regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/),
  name: z.string(),
  order: z.number().int(),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()).default([]),
  /** The page above it in the breadcrumb. */
  parent: z.string().default('/'),
  /** The name of the service it sells, and the town it is about: "Hialeah, FL". */
  service: z.string().optional(),
  town: z.string().optional(),
  /** The preselected service of the hero's quote form; absent: only the footer has a form. */
  quote: quoteSchema.optional(),
  sections: z.array(z.unknown()),
});
export type PageDocument = z.output<typeof pageDocumentSchema>;

const townPageSchema = z.strictObject({
  title: z.string(),
  description: z.array(z.string()),
  keywords: z.array(z.string()),
  quote: quoteSchema,
  /** With fewer statements of its own, a town has only the list of its pages. */
  min_statements: z.number().int(),
  sections: z.array(z.unknown()),
});
export type TownPageDocument = z.output<typeof townPageSchema>;

const folder = join(projectRoot, 'content/packs');

/** The pages that a pack brings, in their order. */
export function packPages(pack: string): readonly PageDocument[] {
  const pages = join(folder, pack, 'pages');
  return readdirSync(pages)
    .filter(name => name.endsWith('.json'))
    .map(name => pageDocumentSchema.parse(JSON.parse(readFileSync(join(pages, name), 'utf8'))))
    .sort((a, b) => a.order - b.order);
}

/** What the page of a town says that has no page of its own. */
export function townPage(pack: string): TownPageDocument {
  return townPageSchema.parse(JSON.parse(readFileSync(join(folder, pack, 'town-page.json'), 'utf8')));
}
