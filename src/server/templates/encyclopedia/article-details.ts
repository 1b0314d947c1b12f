import { z } from 'zod';

/** What MediaWiki's `action=query` says about one page. `description` and `extract` are extensions. */
const detailsSchema = z.object({
  query: z
    .object({
      pages: z
        .array(
          z.object({
            pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
            description: z.string().optional(),
            extract: z.string().optional(),
          }),
        )
        .default([]),
    })
    .optional(),
});

export interface ArticleDetails {
  readonly isDisambiguation: boolean;
  /** The short description, then the first sentence, those that exist. */
  readonly descriptions: readonly string[];
}

export function detailsQuery(title: string): Readonly<Record<string, string>> {
  return {
    action: 'query',
    titles: title,
    redirects: '1',
    prop: 'pageprops|description|extracts',
    ppprop: 'disambiguation',
    exintro: '1',
    explaintext: '1',
    exsentences: '1',
    format: 'json',
    formatversion: '2',
  };
}

export function readDetails(answer: unknown): ArticleDetails {
  const [page] = detailsSchema.parse(answer).query?.pages ?? [];
  return {
    isDisambiguation: page?.pageprops?.disambiguation !== undefined,
    descriptions: [page?.description ?? '', page?.extract ?? ''].filter(text => text.trim() !== ''),
  };
}
