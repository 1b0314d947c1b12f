import { z } from 'zod';
import { filled, list } from './pack-documents.ts';

const rowSchema = z.strictObject({ title: filled(300), description: filled(2_000) });
const alternatives = <Item extends z.ZodType>(item: Item) =>
  list(list(item, 20).min(1, 'Give at least one'), 6).min(1, 'Give at least one place');

/** `service-draft.json`: patterns for a service that has nothing but a name. */
export const serviceDraftSchema = z.strictObject({
  intro: alternatives(filled(1_000)).describe('For each place of the text, the sentences that can be there.'),
  situations: list(rowSchema, 40).min(5, 'Give at least 5 of these'),
  taken: list(filled(80), 40).min(8, 'Give at least 8 of these'),
  refused: list(rowSchema, 40).min(3, 'Give at least 3 of these'),
  steps: alternatives(rowSchema),
  price: alternatives(filled(1_000)),
  questions: list(z.strictObject({ question: filled(300), answer: filled(2_000) }), 40).min(
    6,
    'Give at least 6 of these',
  ),
});
export type ServiceDraftPatterns = z.output<typeof serviceDraftSchema>;
