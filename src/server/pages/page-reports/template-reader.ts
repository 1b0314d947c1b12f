import { LRUCache } from 'lru-cache';
import { type CompiledTemplate, comparableFields, createPageReader } from '../../../engine/index.ts';

type ReadPage = ReturnType<typeof createPageReader>;

/**
 * Of the templates whose pages were looked at last. A reader remembers what it has read, some megabytes and 16 at most, which
 * the next report would read again; a compiled template never changes.
 */
const readers = new LRUCache<CompiledTemplate, ReadPage>({ max: 4, ttl: 600_000 });

/** Reads pages of a template to compare them. */
export function templateReader(compiled: CompiledTemplate): ReadPage {
  const known = readers.get(compiled);
  if (known) return known;
  const fresh = createPageReader(comparableFields(compiled));
  readers.set(compiled, fresh);
  return fresh;
}
