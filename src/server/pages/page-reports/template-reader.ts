import { LRUCache } from 'lru-cache';
import { type CompiledTemplate, createPageReader, type PageReader } from '../../../engine/index.ts';

/**
 * Readers of the last used templates; with services, one for each. A reader caches the texts that are the same on every
 * page, for the next report; a compiled template never changes.
 */
const readers = new LRUCache<CompiledTemplate, PageReader>({ max: 16, ttl: 600_000 });

/** Reads pages of a template to compare them. */
export function templateReader(compiled: CompiledTemplate): PageReader {
  const known = readers.get(compiled);
  if (known) return known;
  const fresh = createPageReader(compiled);
  readers.set(compiled, fresh);
  return fresh;
}
