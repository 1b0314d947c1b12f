import { z } from 'zod';
import { contentPackSchema } from '../platform/content-packs.ts';

export const presetNameSchema = z.enum(['official-lp', 'homepage', 'vitrectomy']);
export type PresetName = z.infer<typeof presetNameSchema>;

/** A ready-made template that one call creates, unless one with its name exists. */
export const presetSchema = z
  .object({
    preset: presetNameSchema,
    label: z.string().describe('What its button says.'),
    template_name: z.string(),
    content_pack: contentPackSchema,
    exists: z.boolean().describe('A template of that name is there.'),
  })
  .meta({ id: 'TemplatePreset' });
export type TemplatePreset = z.infer<typeof presetSchema>;
