import { presets } from '../../../../content/presets.ts';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import {
  type PresetName,
  presetNameSchema,
  type TemplatePreset,
} from '../../../contract/templates/presets.ts';
import { type Template, templateInputSchema } from '../../../contract/templates/templates.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { listTemplateNames, lockPreset } from './queries.ts';
import { createTemplateIn } from './save-template.ts';

/** Every preset in button order, and whether a template with its name exists. */
export async function listPresets(db: Db): Promise<TemplatePreset[]> {
  const names = await listTemplateNames(
    db,
    Object.values(presets).map(preset => preset.template.name),
  );
  return presetNameSchema.options.map(preset => {
    const { label, pack, template } = presets[preset];
    return {
      preset,
      label,
      template_name: template.name,
      content_pack: contentPackSchema.parse(pack.id),
      exists: names.has(template.name),
    };
  });
}

/** Creates a preset's template. Concurrent requests create only one. */
export async function createPreset(db: Db, preset: PresetName, userId: string | null): Promise<Template> {
  const { pack, template } = presets[preset];
  return db.transaction().execute(async trx => {
    await lockPreset(trx, preset);
    if ((await listTemplateNames(trx, [template.name])).has(template.name)) {
      throw new AppError('conflict', `A template named “${template.name}” exists already.`, {
        reason: 'preset-exists',
      });
    }
    return createTemplateIn(trx, templateInputSchema.parse({ ...template, content_pack: pack.id }), userId);
  });
}
