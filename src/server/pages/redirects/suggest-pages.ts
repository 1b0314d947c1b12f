import type { Selectable } from 'kysely';
import type { NotFoundHits } from '../../platform/db/tables.ts';
import { listAnswering } from './answering-queries.ts';
import { keepSuggestions } from './not-found-queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { keyOfPath } from './redirect-path.ts';

/** Further down the list nothing is suggested. */
const maxSuggested = 50;
/** Each is a search by likeness; what one call leaves the next one looks for. */
const maxSearched = 10;
/** Pages that were made since may be nearer. */
const freshMs = 3_600_000;

type MissRow = Selectable<NotFoundHits>;

/**
 * The live page nearest to each missing address. What visitors were shown is kept with the address; where that is gone, was
 * never looked for or is no longer fresh, it is looked for here, a bounded number of them, those without a live page first.
 */
export async function suggestPages(
  { database, nearestPage }: Pick<RedirectContext, 'database' | 'nearestPage'>,
  rows: readonly MissRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const db = database.kysely;
  const shown = rows.slice(0, maxSuggested);
  const live = await listAnswering(
    db,
    shown.flatMap(({ suggestion }) => (suggestion === null ? [] : [keyOf(suggestion)])),
  );
  const suggested = new Map(
    shown.flatMap(({ path, suggestion }) =>
      suggestion !== null && live.has(keyOf(suggestion)) ? [[path, suggestion] as const] : [],
    ),
  );
  const freshFrom = Date.now() - freshMs;
  const age = ({ path, suggestion, suggested_at }: MissRow) =>
    suggestion === null || suggested.has(path) ? (suggested_at?.getTime() ?? -1) : -1;
  const found = await Promise.all(
    shown
      .filter(row => age(row) < freshFrom)
      .toSorted((one, other) => age(one) - age(other))
      .slice(0, maxSearched)
      .map(async ({ path }) => ({ path, suggestion: await nearestPage(db, path) })),
  );
  await keepSuggestions(db, found);
  return new Map<string, string | null>([
    ...suggested,
    ...found.map(({ path, suggestion }) => [path, suggestion] as const),
  ]);
}

const keyOf = (href: string) => keyOfPath(href) ?? '/';
