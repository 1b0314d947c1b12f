import { z } from 'zod';

/** Maximum overrides per page. A page with more needs its own template. */
const maxOverrides = 500;
/** The longest text the product knows. */
const longestText = 10_000;

/** Overrides are stored as JSON, which rejects NUL and lone surrogates. */
const writtenText = z
  .string()
  .max(longestText, `At most ${longestText.toLocaleString('en-US')} characters`)
  .transform(text => text.replaceAll('\0', '').replace(/\r\n?/gu, '\n').toWellFormed().trim());

const placeShape = {
  section_id: z.string().max(100).nullable().describe('null: the head of the page.'),
  path: z
    .array(z.union([z.string().max(100), z.number().int().min(0).max(10_000)]))
    .min(1)
    .max(12)
    .describe("['title'], ['content', 'benefits', 2]; in the head ['title'], ['meta_description'] …"),
};

export const overridePlaceSchema = z.object(placeShape);
export type OverridePlace = z.infer<typeof overridePlaceSchema>;

/** A manually edited text of one page. */
export const overrideSchema = z
  .object({ ...placeShape, text: z.string(), replaced: z.string().describe('What the template gave then.') })
  .meta({ id: 'Override' });

/** An override whose template text changed since: base is the replaced text, theirs the current one. */
export const conflictSchema = z
  .object({
    ...placeShape,
    base: z.string(),
    mine: z.string(),
    theirs: z.string().nullable().describe('null: the text is gone from the template.'),
  })
  .meta({ id: 'OverrideConflict' });
export type OverrideConflict = z.infer<typeof conflictSchema>;

export const overrideChangesSchema = z
  .object({
    revision: z.string().max(100).describe('The page’s revision these changes were made on.'),
    set: z
      .array(z.object({ ...placeShape, text: writtenText }))
      .max(maxOverrides)
      .default([])
      .describe('Texts to set. A conflict’s unchanged text resolves it.'),
    remove: z
      .array(overridePlaceSchema)
      .max(maxOverrides)
      .default([])
      .describe('Edits to undo: the template’s text is used again.'),
    remove_all: z.boolean().default(false),
  })
  .meta({ id: 'OverrideChanges' });
export type OverrideChanges = z.infer<typeof overrideChangesSchema>;
