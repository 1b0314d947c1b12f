import { isRecord, ownValue } from './fields/own-text.ts';
import { longestSections, readJson } from './read-json.ts';
import { readSection } from './read-section.ts';
import type { Section } from './section.ts';
import type { SectionDefaults } from './section-defaults.ts';

const maxSections = 100;

/**
 * All sections of a template or page in order, each with a unique id. Accepts the list, its JSON text, an object with
 * `content_sections` or `sections`, or a single section.
 *
 * @example readSections([{ type: 'hero', order: 2 }, { type: 'text', order: 1 }]).sections[0].type // 'text'
 */
export function readSections(
  raw: unknown,
  defaults: SectionDefaults = {},
): { sections: Section[]; issues: string[] } {
  const issues: string[] = [];
  const stored = storedSections(raw);
  if (stored.length > maxSections) {
    issues.push(`A page has at most ${maxSections} sections; ${stored.length - maxSections} were left out.`);
  }
  const sections: Section[] = [];
  const taken = new Set<string>();
  for (const [index, entry] of stored.slice(0, maxSections).entries()) {
    const read = readSection(entry, index + 1, defaults);
    const id = freeId(read.section.id, taken);
    taken.add(id);
    sections.push({ ...read.section, id });
    issues.push(...read.issues);
  }
  return { sections: sections.sort((a, b) => a.order - b.order), issues };
}

/** The list of sections in any shape it may be stored in; each of them still as it was written. */
export function storedSections(raw: unknown): readonly unknown[] {
  const value =
    typeof raw === 'string' ? readJson(raw, Array.isArray, () => undefined, longestSections) : raw;
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null || value === '') return [];
  if (!isRecord(value)) return [raw];
  const inside = ownValue(value, 'content_sections') ?? ownValue(value, 'sections');
  return Array.isArray(inside) ? inside : [raw];
}

/** Edits and spin picks are keyed by id, so two sections may not share one. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
