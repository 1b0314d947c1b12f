import { z } from 'zod';
import { route } from '../platform/route.ts';
import { blockerKindSchema, outcomeSchema } from './checks.ts';

const count = z.number().int();

export const substanceSchema = z
  .object({
    verdict: z.enum(['off', 'passes', 'thin']).describe('off: not checked. thin: approval needs a decision.'),
    verdict_text: z.string(),
    pages_thin: count.describe('Pages with too little to say of their service or place.'),
    decision: outcomeSchema.exclude(['publish']).nullable(),
    overrule: z
      .object({
        blockers: z.array(blockerKindSchema).describe('What the reason overruled.'),
        reason: z.string(),
        overruled_by: z.string().nullable().describe('The admin’s email address.'),
        created_at: z.iso.datetime(),
      })
      .nullable()
      .describe('Who decided to make them, and why.'),
    pages: count.describe('Places times keywords.'),
    keywords: count,
    services: z
      .array(
        z.object({
          name: z.string().nullable().describe('Null: no service has these keywords.'),
          keywords: count,
          first_keywords: z.array(z.string()).describe('The first of them.'),
          sentences: count.describe(
            'On each of its pages about this work, and on those of no other service.',
          ),
        }),
      )
      .describe('By number of keywords, the largest first.'),
    places: count,
    places_read: count.describe('Beyond 5,000 places, evenly chosen ones are read.'),
    on_place: z
      .object({ least: count, median: count, most: count })
      .describe('Sentences of a page on its place alone, by statements or by the list’s own columns.'),
    on_area: count.describe('Sentences on the county or state, at the median.'),
    on_business: count.describe('Sentences that statements of the business cover, at the median.'),
    common: count.describe('Sentences that all pages share except for names and distances, at the median.'),
    bare_places: count.describe(
      'Places without a statement or a value of their own. Their pages know only the gazetteer.',
    ),
    first_bare: z.array(z.object({ city: z.string(), state: z.string() })).describe('The first of them.'),
  })
  .meta({ id: 'Substance' });
export type BatchSubstance = z.infer<typeof substanceSchema>;

export const substanceRoutes = {
  read: route({
    method: 'get',
    path: '/api/batches/{id}/substance',
    access: 'admin',
    noun: 'batches',
    summary: 'What the pages of a batch say about their service and town',
    reply: substanceSchema,
  }),
};

/** Advice for the owner, one sentence each; the first is the summary, the others suggest actions. */
export function substanceSentences(found: BatchSubstance): {
  readonly summary: string;
  readonly gaps: readonly string[];
} {
  const { services, on_place, common } = found;
  const known = services.filter(({ name }) => name !== null).map(({ sentences }) => sentences);
  const ofService = known.length === 0 ? 'no' : range(Math.min(...known), Math.max(...known));
  const summary = `A page has ${ofService} sentences on its service and ${range(on_place.least, on_place.most)} on its town alone (median ${on_place.median}). ${common} more would fit any page.`;
  const without = services.find(({ name }) => name === null);
  const silent = services.flatMap(({ name, sentences }) => (name !== null && sentences === 0 ? [name] : []));
  const gaps = [
    ...(without
      ? [
          `${partOf(without.keywords, found.keywords, 'keyword')} no service: ${listed(without.first_keywords, without.keywords)}. Pages of such keywords show the template’s own texts.`,
        ]
      : []),
    ...(silent.length > 0
      ? [
          `${partOf(silent.length, services.length, 'service')} no sentence of its own on these pages: ${listed(silent, silent.length)}. Write its texts, and use a template that takes them.`,
        ]
      : []),
    ...(found.bare_places > 0
      ? [
          `${partOf(found.bare_places, found.places_read, 'place')} no statement: ${listed(
            found.first_bare.map(({ city, state }) => `${city}, ${state}`),
            found.bare_places,
          )}. Import or add statements, bring columns for them, or leave these places out.`,
        ]
      : []),
  ];
  return { summary, gaps };
}

const range = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);

const figure = (count: number) => count.toLocaleString('en-US');

/** @example partOf(1, 3000, 'place') // '1 of 3,000 places has' */
const partOf = (count: number, all: number, noun: string) =>
  `${figure(count)} of ${figure(all)} ${noun}${all === 1 ? '' : 's'} ${count === 1 ? 'has' : 'have'}`;

const shown = 4;

function listed(names: readonly string[], total: number): string {
  const rest = total - Math.min(shown, names.length);
  return `${names.slice(0, shown).join('; ')}${rest > 0 ? ` and ${figure(rest)} more` : ''}`;
}
