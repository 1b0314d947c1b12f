import { LRUCache } from 'lru-cache';
import { comparableFields, createPageReader } from '../../../engine/index.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';

type ReadPage = ReturnType<typeof createPageReader>;

/**
 * Of the versions whose pages were looked at last. A reader remembers what it has read, some megabytes and 16 at most, which
 * the next report of the version would read again; a version never changes.
 */
const readers = new LRUCache<string, ReadPage>({ max: 2, ttl: 600_000 });

/** Reads pages of a version to compare them. */
export function versionReader({ id, compiled }: CompiledVersion): ReadPage {
  const known = readers.get(id);
  if (known) return known;
  const fresh = createPageReader(comparableFields(compiled));
  readers.set(id, fresh);
  return fresh;
}
