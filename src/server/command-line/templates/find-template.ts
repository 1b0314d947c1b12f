import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { findTemplate } from '../../templates/templates/queries.ts';
import { misuse } from '../exit-codes.ts';
import { findTemplatesNamed, listTemplateNames } from './queries.ts';

const maxShown = 20;

/** The template with this name or id; otherwise the error lists all templates. */
export async function findTemplateNamed(db: Db, name: string): Promise<{ id: string; name: string }> {
  if (z.uuid().safeParse(name).success) {
    const template = await findTemplate(db, name);
    if (template) return { id: template.id, name: template.name };
  }
  const found = await findTemplatesNamed(db, name);
  const [only] = found;
  if (only && found.length === 1) return only;
  if (found.length > 1) {
    const choices = found.map(
      one => `  ${one.id}  ${one.status}, made ${one.created_at.toISOString().slice(0, 10)}`,
    );
    throw misuse(`${found.length} templates are named “${name}”. Give the id of one:`, choices.join('\n'));
  }
  const names = await listTemplateNames(db, maxShown + 1);
  if (names.length === 0) throw misuse(`Template “${name}” not found. No templates yet.`);
  const shown = names.slice(0, maxShown).map(one => `  ${one}`);
  const more = names.length > maxShown ? ['  … (all: pagehaul templates list)'] : [];
  throw misuse(`Template “${name}” not found. Existing templates:`, [...shown, ...more].join('\n'));
}
