import { longestText } from './cut-text.ts';
import type { Report } from './field.ts';

/**
 * The entries of a list in any stored shape: an array, its JSON text, lines of text, or a single entry.
 * `readItem` reads each one (null = empty, skip it), up to `cap` items.
 */
export function readItems<Item>(
  raw: unknown,
  cap: number,
  readItem: (entry: unknown, report: Report) => Item | null,
  report: Report,
): Item[] {
  const items: Item[] = [];
  for (const entry of entries(raw)) {
    const item = readItem(entry, report);
    if (item === null) continue;
    if (items.length === cap) {
      report(`holds more than ${cap} items; the rest were left out`);
      break;
    }
    items.push(item);
  }
  return items;
}

function entries(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (raw === undefined || raw === null) return [];
  if (typeof raw !== 'string') return [raw];
  const parsed = arrayFromJson(raw);
  return parsed ?? raw.split(/\r?\n/u);
}

function arrayFromJson(text: string): readonly unknown[] | null {
  if (text.length > longestText || !text.trimStart().startsWith('[')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
