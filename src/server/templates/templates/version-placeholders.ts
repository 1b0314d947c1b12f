import { LRUCache } from 'lru-cache';
import { findForeignPlaceholders } from '../../../engine/index.ts';
import { type FoundPlaceholder, refusePlaceholders } from '../../business/claims/require-placeholders.ts';
import { textsIn } from '../../business/claims/shipped-texts.ts';
import type { Db } from '../../platform/db/database.ts';
import { servicesOfVersion } from './page-services.ts';
import type { VersionTable } from './queries.ts';
import { placeholderNames, textsOf } from './template-claims.ts';
import { findVersion } from './version-queries.ts';

/** Versions never change, so entries never expire. The limit only saves memory. */
const found = new LRUCache<string, readonly FoundPlaceholder[]>({ max: 10_000 });

/** Fields in another tool’s form in a frozen text: it may be older than the rule for publishing templates. */
export async function findVersionPlaceholders(
  db: Db,
  versionId: string,
): Promise<readonly FoundPlaceholder[]> {
  const known = found.get(versionId);
  if (known) return known;
  const version = await findVersion(db, versionId);
  const fresh = version ? placeholdersIn(version) : [];
  found.set(versionId, fresh);
  return fresh;
}

/** Refuses to show pages of a version with such fields. */
export async function requireVersionPlaceholders(
  db: Db,
  versionId: string,
  otherwise: string,
): Promise<void> {
  refusePlaceholders(await findVersionPlaceholders(db, versionId), otherwise);
}

function placeholdersIn(version: VersionTable): readonly FoundPlaceholder[] {
  const names = placeholderNames(version);
  const ofServices = servicesOfVersion(version).flatMap(({ name, content }) =>
    [...textsIn(content)].map(({ text, steps }) => ({ text, path: [name, ...steps].join('.') })),
  );
  return [...textsOf(version), ...ofServices].flatMap(({ text, path }) =>
    findForeignPlaceholders(text, names)
      .filter(({ written }) => !isOwnForm(written))
      .map(({ written, replacement, message }) => ({ written, replacement, message, path })),
  );
}

/** A column of the pages' list may have this name. */
const isOwnForm = (written: string) => /^\{\{[^{|]+\}\}$/.test(written);
