import { z } from 'zod';
import type {
  BusinessFacts,
  PackFallbacks,
  PagePhoto,
  RelatedPage,
  SectionDefaults,
} from '../../sections/schemas.ts';

/** Where the editor's preview gets its frame from, for templates of a pack; and the element in it that holds the facts below. */
export const templatePreviewPath = '/admin/template-preview/{pack}';
export const templatePreviewFactsId = 'template-preview-facts';

/** What the preview has to know of the site to draw a template as a page. The server writes it from these same types. */
export const templatePreviewFactsSchema = z.object({
  business: z.custom<BusinessFacts>(),
  photo: z.custom<PagePhoto | null>(),
  related: z.custom<readonly RelatedPage[]>(),
  fallbacks: z.custom<PackFallbacks>(),
  section_defaults: z.custom<SectionDefaults>(),
  /** The town with the longest name among those served, and with the shortest. */
  longest_town: z.object({ city: z.string(), state: z.string() }),
  shortest_town: z.object({ city: z.string(), state: z.string() }),
});
export type TemplatePreviewFacts = z.infer<typeof templatePreviewFactsSchema>;
