import { isRecord, type Json } from './editable-content.ts';
import type { TemplateDraft } from './template-draft.ts';

/**
 * The position of a text in a draft as one string, for keys and props: the JSON of a path. Sections are named by id,
 * custom fields by key.
 *
 * @example placeOf('section', id, 'content', 'faqs', 2, 'answer')
 */
export type Place = string;

type Path = readonly (string | number)[];

export function placeOf(...path: Path): Place {
  return JSON.stringify(path);
}

/** A step of a path that the server wrote: a row by its number, all else by its name. */
export function numbered(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}

const paths = new Map<Place, Path>();

/** A place as a path. Cached, because each key press reads the same few hundred. */
export function pathOf(place: Place): Path {
  const known = paths.get(place);
  if (known) return known;
  const path = JSON.parse(place) as Path;
  if (paths.size > 5_000) paths.clear();
  paths.set(place, path);
  return path;
}

/** The id of the section that contains a place. */
export function sectionOf(place: Place): string | null {
  const [root, id] = pathOf(place);
  return root === 'section' ? String(id) : null;
}

/** The text at a place; empty if there is none. */
export function textAt(draft: TemplateDraft, place: Place): string {
  const [root, id, ...inside] = pathOf(place);
  if (root === 'section') {
    const section = draft.content_sections.find(one => one.id === id);
    return section ? textIn(section, inside) : '';
  }
  if (root === 'field') {
    const field = draft.custom_fields.find(one => one.key === id);
    return field ? textIn(field, inside) : '';
  }
  return textIn(draft, [String(root)]);
}

/** The draft with another text at a place; unchanged where there is no such place. */
export function withText(draft: TemplateDraft, place: Place, text: string): TemplateDraft {
  const [root, id, ...inside] = pathOf(place);
  if (textAt(draft, place) === text) return draft;
  if (root === 'section') {
    return {
      ...draft,
      content_sections: draft.content_sections.map(one =>
        one.id === id ? replaced(one, inside, text) : one,
      ),
    };
  }
  if (root === 'field') {
    return {
      ...draft,
      custom_fields: draft.custom_fields.map(one => (one.key === id ? replaced(one, inside, text) : one)),
    };
  }
  return replaced(draft, [String(root)], text);
}

function textIn(value: object, path: Path): string {
  let found: unknown = value;
  for (const step of path) found = inside(found, step);
  return typeof found === 'string' ? found : '';
}

function inside(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function replaced<Whole extends object>(whole: Whole, [step, ...rest]: Path, text: string): Whole {
  if (step === undefined) return whole;
  // The path comes from this shape, so the replacement has the same type.
  return { ...whole, [step]: replacedIn(inside(whole, step), rest, text) };
}

function replacedIn(value: unknown, path: Path, text: string): Json {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((entry: Json, index) =>
      index === Number(step) ? replacedIn(entry, rest, text) : entry,
    );
  }
  return isRecord(value) ? { ...value, [step]: replacedIn(value[step], rest, text) } : text;
}
