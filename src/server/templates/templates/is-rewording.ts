import { LRUCache } from 'lru-cache';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { findClaims, toStated } from '../../business/claims/find-claims.ts';
import { textsIn } from '../../business/claims/shipped-texts.ts';
import type { Db } from '../../platform/db/database.ts';
import { servicesOfVersion } from './page-services.ts';
import type { VersionTable } from './queries.ts';
import { findVersion } from './version-queries.ts';
import { versionText } from './version-text.ts';

/**
 * True if two versions differ in wording only: they have the same facts, names, figures and promises in sections of
 * the same build. Search engines are notified of a new text, a removed text and a new figure, not of a synonym.
 */
export async function isRewording(db: Db, one: string, other: string): Promise<boolean> {
  const before = await fingerprintOf(db, one);
  return before !== null && before === (await fingerprintOf(db, other));
}

/** A move compares versions for each of its parts, and versions never change. */
const known = new LRUCache<string, string>({ max: 20 });

async function fingerprintOf(db: Db, id: string): Promise<string | null> {
  const stored = known.get(id);
  if (stored !== undefined) return stored;
  const version = await findVersion(db, id);
  if (!version) return null;
  const fresh = computeFingerprint(version);
  known.set(id, fresh);
  return fresh;
}

function computeFingerprint(version: VersionTable): string {
  const { content_sections, content_pack, name: _, custom_fields: __, ...head } = versionText(version);
  const services = servicesOfVersion(version);
  const texts = [...textsIn([head, content_sections, services.map(({ content }) => content)])];
  const claims = texts
    .flatMap(({ text }) => findClaims(text, nothing))
    .map(({ claim }) => claim.toLowerCase());
  return JSON.stringify([
    version.facts.toSorted(),
    content_pack,
    [...new Set(claims)].toSorted(),
    content_sections.map(({ type, content }) => [
      type,
      withoutWords(content),
      [...textsIn(content)].flatMap(({ text, steps }) =>
        sectionTextKind(type, steps) === 'plain' ? [text] : [],
      ),
    ]),
    services.map(({ name, keywords, content }) => [name, keywords, withoutWords(content)]),
  ]);
}

const nothing = toStated([]);

/** What is listed, chosen and switched on, without the words. */
function withoutWords(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => (typeof value === 'string' ? '' : value));
}
