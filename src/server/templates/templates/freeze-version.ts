import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../platform/db/tables.ts';
import type { TemplateTable, VersionTable } from './queries.ts';
import { findNewestVersion, insertVersion } from './version-queries.ts';

export interface FrozenVersion {
  readonly id: string;
  readonly number: number;
}

/**
 * Freezes a template's current text as a version. An unchanged text reuses the newest version, so that
 * repeated planning creates only one. The template must be locked.
 */
export async function freezeVersion(
  trx: Transaction<DB>,
  template: TemplateTable,
  createdBy: string | null,
): Promise<FrozenVersion> {
  const hash = textHash(template);
  const newest = await findNewestVersion(trx, template.id);
  if (newest?.content_hash === hash) return { id: newest.id, number: newest.number };
  const version = { id: uuidv7(), number: (newest?.number ?? 0) + 1, hash, createdBy };
  await insertVersion(trx, template, version);
  return version;
}

/** Equal exactly if all texts are equal. (jsonb returns its keys in a fixed order.) */
export function textHash(text: TemplateTable | VersionTable): string {
  const parts = [
    text.name,
    text.title_template,
    text.meta_description_template,
    text.hero_title_template,
    text.hero_subtitle_template,
    text.content_sections,
    text.custom_fields,
    text.content_pack,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
