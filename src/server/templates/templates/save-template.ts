import { v7 as uuidv7 } from 'uuid';
import type { ContentSection, Template, TemplateInput } from '../../../contract/templates/templates.ts';
import { requirePack } from '../../business/packs/require-pack.ts';
import { findEmailOf } from '../../identity/account/queries.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { publishVersion } from './publish-version.ts';
import { getTemplate, insertTemplate, lockTemplate, updateTemplateRow } from './queries.ts';
import { presentTemplate } from './template-row.ts';
import { templateSummary } from './template-summary.ts';

/** Creates a template. If it is published, its text is frozen at once. */
export async function createTemplate(db: Db, input: TemplateInput, userId: string | null): Promise<Template> {
  return db.transaction().execute(trx => createTemplateIn(trx, input, userId));
}

/** Creates a template within the caller's transaction. */
export async function createTemplateIn(
  trx: Trx,
  given: TemplateInput,
  userId: string | null,
): Promise<Template> {
  const input = { ...given, content_pack: requirePack(given.content_pack) };
  const row = await insertTemplate(trx, uuidv7(), withSectionIds(input), userId);
  if (row.status === 'published') await publishVersion(trx, row, userId);
  await writeActivity(trx, {
    action: 'created',
    noun: 'templates',
    id: row.id,
    name: row.name,
    after: templateSummary(row),
  });
  return presentTemplate(row);
}

/**
 * Replaces a template's text. Existing pages keep their version. Refuses a change that is based on an older text, so
 * that no edit is overwritten.
 */
export async function updateTemplate(
  db: Db,
  id: string,
  { based_on, ...given }: TemplateInput & { based_on?: number | undefined },
  userId: string | null,
): Promise<Template> {
  return db.transaction().execute(async trx => {
    const stored = await lockTemplate(trx, id);
    if (based_on !== undefined && based_on !== stored.revision) {
      const email = stored.updated_by && (await findEmailOf(trx, stored.updated_by));
      throw new AppError(
        'conflict',
        `${email || 'Another user'} saved this template after you opened it. Merge both, then save again.`,
        { reason: 'stale', current: presentTemplate(stored) },
      );
    }
    const isKept = given.content_pack === stored.content_pack;
    const input = isKept ? given : { ...given, content_pack: requirePack(given.content_pack) };
    const row = await updateTemplateRow(trx, id, withSectionIds(input), userId);
    await announce(trx, { kind: 'template', id });
    if (row.status === 'published') await publishVersion(trx, row, userId);
    await writeActivity(trx, {
      action: 'saved',
      noun: 'templates',
      id,
      name: row.name,
      before: templateSummary(stored),
      after: templateSummary(row),
    });
    return presentTemplate(row);
  });
}

/** Copies a template as a draft named "… (Copy)". */
export async function cloneTemplate(db: Db, id: string, userId: string | null): Promise<Template> {
  const source = presentTemplate(await getTemplate(db, id));
  return createTemplate(
    db,
    { ...source, name: `${source.name} (Copy)`, status: 'draft', for_customers: false },
    userId,
  );
}

/**
 * Assigns every section a permanent id. Random choices and edits are keyed by it, so it must not depend on the
 * section's position.
 */
function withSectionIds(input: TemplateInput): TemplateInput {
  const usedIds = new Set<string>();
  const sections = input.content_sections.map((section): ContentSection => {
    const id = section.id && !usedIds.has(section.id) ? section.id : uuidv7().slice(-12);
    usedIds.add(id);
    return { ...section, id };
  });
  return { ...input, content_sections: sections };
}
