import {
  type PresetName,
  presetNameSchema,
  type TemplatePreset,
} from '../../../contract/templates/presets.ts';
import { type Template, templateInputSchema } from '../../../contract/templates/templates.ts';
import type { Pack, PackTemplate } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { listTemplateNames, lockPreset } from './queries.ts';
import { createTemplateIn } from './save-template.ts';

const labels: Readonly<Record<PresetName, string>> = {
  'official-lp': 'Create Official LP',
  homepage: 'Clone Homepage',
  vitrectomy: 'Vitrectomy Medical',
};

/** The template behind a preset: the pack that has one says which. */
function presetTemplate(preset: PresetName): { pack: Pack; template: PackTemplate } | null {
  for (const pack of packStore.all()) {
    const template = pack.templates.find(({ file }) => file === pack.presets[preset]);
    if (template) return { pack, template };
  }
  return null;
}

/** Every preset in button order, and whether a template with its name exists. */
export async function listPresets(db: Db): Promise<TemplatePreset[]> {
  const names = await listTemplateNames(
    db,
    presetNameSchema.options.flatMap(preset => presetTemplate(preset)?.template.name ?? []),
  );
  return presetNameSchema.options.flatMap(preset => {
    const found = presetTemplate(preset);
    if (!found) return [];
    const { name } = found.template;
    const label = labels[preset];
    return [{ preset, label, template_name: name, content_pack: found.pack.id, exists: names.has(name) }];
  });
}

/** Creates a preset's template. Concurrent requests create only one. */
export async function createPreset(db: Db, preset: PresetName, userId: string | null): Promise<Template> {
  const found = presetTemplate(preset);
  if (!found) throw new AppError('not-found', 'Preset not found. No pack has a template for it.');
  const { pack, template } = found;
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
