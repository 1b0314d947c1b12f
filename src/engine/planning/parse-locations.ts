import { MAX_REJECTED } from '../limits.ts';
import { atOnce, eachLine, excerptOfLine, type ListLine } from '../list-lines.ts';
import type { Location } from './location.ts';
import { parseLocation } from './parse-location.ts';
import { locationKey } from './place-key.ts';
import { suggestLocation } from './suggest-location.ts';

export interface RejectedLine {
  /** Starts at 1 and includes empty lines. */
  readonly line_number: number;
  readonly line: string;
  readonly suggestion: string;
}

export interface LocationReport {
  readonly total_lines: number;
  readonly empty_lines: number;
  readonly ready_count: number;
  readonly rejected_count: number;
  readonly duplicate_count: number;
  readonly locations: readonly Location[];
  /** The first thousand. The count is exact. */
  readonly rejected: readonly RejectedLine[];
}

/**
 * Parses a pasted list, one location per line: 'City, State', 'City State', or with a pipe, tab, semicolon
 * or ' - '. Duplicates are counted and dropped.
 * @example parseLocations('Miami, FL\nboca raton florida').locations[1] // { city: 'Boca Raton', state: 'FL' }
 */
export function parseLocations(text: string): LocationReport {
  return atOnce(parseLocationsInSteps(text));
}

/** Parses a list of any length, with pauses. */
export function* parseLocationsInSteps(text: string): Generator<void, LocationReport> {
  const locations: Location[] = [];
  const rejected: RejectedLine[] = [];
  const seen = new Set<string>();
  let rejected_count = 0;
  const counts = yield* eachLine(text, readLine);
  const ready_count = locations.length;
  const duplicate_count = counts.total_lines - counts.empty_lines - ready_count - rejected_count;
  return { ...counts, ready_count, rejected_count, duplicate_count, locations, rejected };

  function readLine({ line, line_number }: ListLine): void {
    const location = parseLocation(line);
    if (location !== null) {
      const key = locationKey(location);
      if (!seen.has(key)) locations.push(location);
      seen.add(key);
      return;
    }
    rejected_count += 1;
    if (rejected.length === MAX_REJECTED) return;
    const suggestion = suggestLocation(line, locations.at(-1)?.state ?? 'FL');
    rejected.push({ line_number, line: excerptOfLine(line), suggestion });
  }
}
