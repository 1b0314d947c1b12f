import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { compileTemplate, TEXT_LEVEL } from '../../../engine/index.ts';
import { type PageService, sectionTextKind } from '../../../sections/schemas.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { runYielding } from '../../platform/yielding.ts';
import { templateText } from './compile-version.ts';
import { servicesOf } from './page-services.ts';
import type { TemplateTable } from './queries.ts';
import { findNewestVersion, insertVersion } from './version-queries.ts';

/**
 * Freezes a template’s current text as a version, with the services it takes texts from. An unchanged text reuses the
 * newest version, so that repeated planning creates only one. The template must be locked.
 */
export async function freezeVersion(
  trx: Trx,
  template: TemplateTable,
  createdBy: string | null,
): Promise<{ readonly id: string }> {
  const services = await servicesOf(trx, template);
  const hash = textHash(template, services);
  const newest = await findNewestVersion(trx, template.id);
  if (newest?.content_hash === hash) return { id: newest.id };
  const facts = await runYielding(factsNamed(template, services ?? []));
  const version = { id: uuidv7(), number: (newest?.number ?? 0) + 1, hash, services, facts, createdBy };
  await insertVersion(trx, template, version);
  return version;
}

/** The facts that its pages may show, whatever their service. Each service takes some milliseconds. */
function* factsNamed(
  template: TemplateTable,
  services: readonly PageService[],
): Generator<void, readonly string[]> {
  const names = new Set<string>();
  for (const service of [null, ...services]) {
    for (const { name } of compileTemplate(templateText(template, service), sectionTextKind).facts)
      names.add(name);
    yield;
  }
  return [...names];
}

/** The hash that a version of this text would have. */
export async function currentHash(db: Db, template: TemplateTable): Promise<string> {
  return textHash(template, await servicesOf(db, template));
}

/** Equal exactly if all texts are equal. (jsonb returns its keys in a fixed order.) */
function textHash(text: TemplateTable, services: readonly PageService[] | null): string {
  const parts = [
    text.name,
    text.title_template,
    text.meta_description_template,
    text.hero_title_template,
    text.hero_subtitle_template,
    text.content_sections,
    text.custom_fields,
    text.content_pack,
    ...(services ?? []),
  ];
  const written = JSON.stringify(parts);
  // Read at an earlier level, these forms say something else: the same text becomes another version.
  const level = newForms.test(written) ? `level ${TEXT_LEVEL}` : '';
  return createHash('sha256').update(`${written}${level}`).digest('base64url');
}

/** An escape or an article, in JSON: there a backslash is written twice. */
const newForms = /\\\\[{}|]|\{\{\s{0,3}an?\s/i;
