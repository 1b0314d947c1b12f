import { LRUCache } from 'lru-cache';
import { type CompiledTemplate, createPageReader, type PageReader } from '../../../engine/index.ts';

/**
 * Of the templates whose pages were looked at last; one with services has one for each of them. A reader keeps what it has read
 * of the texts that are the same on every page, which the next report would read again; a compiled template never changes.
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
