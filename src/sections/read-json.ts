import { jsonrepair } from 'jsonrepair';
import { longestText } from './fields/cut-text.ts';
import type { Report } from './fields/field.ts';
import { isRecord } from './fields/own-text.ts';

/** Whole sections and lists of them may be longer than one section's content may. */
export const longestSections = 2_000_000;

// Spin text opens with a brace too, so a text counts as JSON only if it starts like an object or a list.
const opensLikeJson = /^(?:\{\s*(?:\}$|["'“]|[A-Za-z_]\w*\s*:)|\[\s*(?:\]$|["'{[]))/u;

/**
 * Parses a text that may be JSON, and repairs broken JSON. Returns the text itself if it is none.
 * Text over the size limit is not parsed, and long text is not repaired.
 */
export function readJson(
  text: string,
  isExpected: (value: unknown) => boolean,
  report: Report,
  longest = longestText,
): unknown {
  const trimmed = text.trim();
  if (!/^["{[]/u.test(trimmed) || trimmed.length > longest) return text;
  const strict = parsed(trimmed);
  if (strict !== undefined) return strict;
  if (trimmed.length > longestText || !opensLikeJson.test(trimmed)) return text;
  const repaired = parsed(trimmed, jsonrepair);
  if (isExpected(repaired)) {
    report('was broken JSON and was repaired; check that nothing is missing');
    return repaired;
  }
  report('looks like JSON but could not be read, so it is shown as text');
  return text;
}

/** The value of a JSON text; undefined when it can't be read or is a bare number, true, false or null. */
function parsed(text: string, repair = (broken: string) => broken): unknown {
  try {
    const value: unknown = JSON.parse(repair(text));
    return isRecord(value) || Array.isArray(value) || typeof value === 'string' ? value : undefined;
  } catch {
    // Not JSON, or nested too deeply to be: the caller keeps the text.
    return undefined;
  }
}
