import { z } from 'zod';

/* From when on a batch waits for a decision: its pages are too alike, or say too little. */

const wholeFrom = (min: number, max: number) =>
  z
    .number({ error: 'Write a number' })
    .int('Whole numbers, please')
    .min(min, `At least ${min}`)
    .max(max, `At most ${max.toLocaleString('en-US')}`);

export const likenessSettingsSchema = z
  .object({
    is_on: z.boolean().describe('Off: batches are approved whatever their similarity.'),
    threshold_percent: z
      .number({ error: 'Write a number' })
      .int('Whole percents, please')
      .min(30, 'At least 30')
      .max(100, 'At most 100')
      .describe('From this similarity on, a page counts as too similar.'),
    largest_share_percent: z
      .number({ error: 'Write a number' })
      .int('Whole percents, please')
      .min(0, 'At least 0')
      .max(100, 'At most 100')
      .describe('Largest share of a batch that may be too similar.'),
  })
  .meta({ id: 'LikenessSettings' });

export const substanceSettingsSchema = z
  .object({
    is_on: z.boolean().describe('Off: batches are approved whatever their pages say.'),
    place_sentences: wholeFrom(0, 50).describe(
      'Sentences of each page that statements of its place or columns of the list fill.',
    ),
    service_sentences: wholeFrom(0, 100).describe(
      'Sentences of each page from its service that no other service has.',
    ),
  })
  .meta({ id: 'SubstanceSettings' });
