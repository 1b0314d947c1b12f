import type { Selectable } from 'kysely';
import type { NotFoundHits } from '../../platform/db/tables.ts';
import { listAnswering } from './answering-queries.ts';
import { keepSuggestions } from './not-found-queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { keyOfPath } from './redirect-path.ts';

/** Further down the list nothing is suggested. */
const maxSuggested = 50;
/** Each is a similarity search; the next call continues where this one stops. */
const maxSearched = 10;
/** Pages that were made since may be nearer. */
const freshMs = 3_600_000;

type MissRow = Selectable<NotFoundHits>;

/**
 * The nearest live page for each missing address. The page shown to visitors is stored with the address. If it is
 * deleted, was never searched or is stale, it is searched here, a bounded number per call, those without a live page
 * first.
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
