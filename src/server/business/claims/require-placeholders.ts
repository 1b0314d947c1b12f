import { type ForeignPlaceholder, findForeignPlaceholders } from '../../../engine/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { PlacedText } from './require-stated.ts';

interface Publication {
  /** The fields that are filled in. Without them the texts are shown as written. */
  readonly names?: readonly string[];
  /** The words of each field on the one page that shows the texts, if it is one. */
  readonly values?: Readonly<Record<string, string>>;
  /** What can be done instead: "until then save the post as a draft". */
  readonly otherwise: string;
}

const shown = 5;

/** A field in another tool’s form, in one of the texts. */
export interface FoundPlaceholder extends Pick<ForeignPlaceholder, 'written' | 'replacement' | 'message'> {
  readonly path: string;
}

/**
 * Refuses to publish texts with fields in another tool’s form: visitors would read `[city]`. The refusal offers the form
 * that works.
 */
export function requirePlaceholders(
  texts: Iterable<Pick<PlacedText, 'text' | 'path'>>,
  { names, values = {}, otherwise }: Publication,
): void {
  const found: FoundPlaceholder[] = [];
  const known = names ?? Object.keys(values);
  for (const { text, path } of texts) {
    for (const one of findForeignPlaceholders(text, known, { isFilled: names !== undefined })) {
      const { written, replacement, message } = names === undefined ? inWords(one, values) : one;
      found.push({ written, replacement, message, path });
    }
  }
  refusePlaceholders(found, otherwise);
}

/** Refuses if any were found. */
export function refusePlaceholders(found: readonly FoundPlaceholder[], otherwise: string): void {
  if (found.length === 0) return;
  const distinct = [...new Map(found.map(one => [one.written, one])).values()];
  throw new AppError('conflict', `${placeholderAdvice(found)}; ${otherwise}.`, {
    reason: 'placeholders',
    fields: fieldsOf(found),
    current: {
      placeholders: distinct.slice(0, 100).map(({ written, replacement }) => ({ written, replacement })),
    },
  });
}

/**
 * Names the first ones, without a last point.
 * @example 'Visitors would read these as they are: [city] → {{city}}. Replace them'
 */
export function placeholderAdvice(found: readonly FoundPlaceholder[]): string {
  const distinct = [...new Map(found.map(one => [one.written, one])).values()];
  const named = distinct
    .slice(0, shown)
    .map(({ written, replacement }) => (replacement === null ? written : `${written} → ${replacement}`))
    .join(', ');
  const rest = distinct.length - shown;
  return `Visitors would read these as they are: ${named}${rest > 0 ? ` and ${rest} more` : ''}. Replace them`;
}

/** On a single page a field has one value, so its words are the replacement. */
function inWords(one: ForeignPlaceholder, values: Readonly<Record<string, string>>): ForeignPlaceholder {
  const name = /^\{\{(\w+)\}\}$/.exec(one.replacement ?? '')?.[1];
  const words = (name !== undefined && values[name]) || null;
  const advice = words === null ? 'Write the words.' : `Write “${words}”.`;
  return { ...one, replacement: words, message: `“${one.written}” would be shown as it is. ${advice}` };
}

/** The messages for each text. */
function fieldsOf(found: readonly FoundPlaceholder[]) {
  const byPath = Map.groupBy(found, ({ path }) => path);
  return [...byPath].slice(0, 100).map(([path, its]) => {
    const messages = [...new Set(its.map(({ message }) => message))];
    return { path, message: messages.slice(0, shown).join(' ') };
  });
}
