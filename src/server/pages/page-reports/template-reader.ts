import { LRUCache } from 'lru-cache';
import { type CompiledTemplate, createPageReader, type PageReader } from '../../../engine/index.ts';

/**
 * Of the templates whose pages were looked at last. A reader remembers what it has read, some megabytes and 16 at most, which
 * the next report would read again; a compiled template never changes.
 */
const readers = new LRUCache<CompiledTemplate, PageReader>({ max: 4, ttl: 600_000 });

/** Reads pages of a template to compare them. */
export function templateReader(compiled: CompiledTemplate): PageReader {
  const known = readers.get(compiled);
  if (known) return known;
  const fresh = createPageReader(compiled);
  readers.set(compiled, fresh);
  return fresh;
}
