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
 * Whether one version tells in other words what another tells: the same facts, names, figures and promises in sections of
 * the same build. A text that comes, goes or tells a new figure is news to search engines; a synonym is none.
 */
export async function isRewording(db: Db, one: string, other: string): Promise<boolean> {
  const before = await toldBy(db, one);
  return before !== null && before === (await toldBy(db, other));
}

/** A move asks for each of its parts, and versions never change. */
const known = new LRUCache<string, string>({ max: 20 });

async function toldBy(db: Db, id: string): Promise<string | null> {
  const told = known.get(id);
  if (told !== undefined) return told;
  const version = await findVersion(db, id);
  if (!version) return null;
  const fresh = readTold(version);
  known.set(id, fresh);
  return fresh;
}

function readTold(version: VersionTable): string {
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
