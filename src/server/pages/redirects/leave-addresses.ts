import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { announceChanged } from './announce-sources.ts';
import { listAnswering } from './answering-queries.ts';
import { moveFormerAddresses, turnOffRulesOfPages, turnOnRulesOfPages } from './former-address-queries.ts';
import {
  keepSnapshots,
  listEveryRuleAt,
  type NewRule,
  removeAutomaticRules,
  upsertAutomaticRules,
} from './left-address-queries.ts';
import {
  everywhere,
  listPageFacts,
  nearestDestinations,
  type PageFacts,
  townHub,
} from './nearest-queries.ts';
import { listRulesTo, lockRules } from './queries.ts';
import { type Destination, readDestination } from './redirect-path.ts';
import { resolveRules } from './resolve-rules.ts';

export interface LeftAddress {
  readonly slug: string;
  /** A path of this site or an https address; null: no redirect, from former addresses neither; left out: the nearest that answers. */
  readonly to?: string | null;
  /** The page itself is at `to` now: its former addresses lead there as well. */
  readonly isMove?: boolean;
  /** False: the program chose `to`, and may choose another where that leads round in a circle. */
  readonly isChosen?: boolean;
  /** The subject of the page. Required if its row is already deleted. */
  readonly page?: PageFacts;
}

/**
 * Creates redirects for pages that leave their addresses, thousands at a time, in the caller's transaction. Call it after
 * the pages were changed: all writers lock pages before rules, which avoids deadlocks. On a job's own connection use
 * `kyselyOn(client)`. `cause` is the id of the change and is stored on the rules, so that `undoAddressChange` can undo
 * them. No redirect leads to a page of the template that is `leaving`.
 */
export async function leaveAddresses(
  trx: Db,
  moves: readonly LeftAddress[],
  cause: string,
  { leaving = null }: { readonly leaving?: string | null } = {},
): Promise<void> {
  if (moves.length === 0) return;
  await lockRules(trx);
  const byKey = new Map(moves.map(move => [`/${move.slug}`, move]));
  const there = await listEveryRuleAt(trx, [...byKey.keys()]);
  const known = new Set(there.map(row => row.source_path));
  const byHand = new Set(there.filter(row => row.cause === null).map(row => row.source_path));
  const taken = await listTaken(trx, byKey);
  const free = [...byKey].filter(([key]) => !byHand.has(key) && !taken.has(key));
  const facts = await factsOf(trx, byKey);
  const former = await moveFormerAddresses(
    trx,
    [...byKey].flatMap(([key, { isMove, to }]) => {
      const page_id = facts.get(key)?.id;
      return isMove && to && page_id ? [{ page_id, destination: readTo(key, to) }] : [];
    }),
  );
  const nearest = await nearestOf(trx, { moves: byKey, facts, leaving });
  const destinationOf = (key: string, to: string | undefined) =>
    to === undefined ? (nearest.get(key) ?? everywhere) : readTo(key, to);
  const rules = free.flatMap(([key, move]): NewRule[] => {
    if (move.to === null) return [];
    const destination = destinationOf(key, move.to);
    return [{ source: key, destination, page_id: facts.get(key)?.id ?? null }];
  });
  const dropped = free.filter(([, move]) => move.to === null).map(([key]) => key);
  await keepSnapshots(
    trx,
    rules.flatMap(rule => (known.has(rule.source) ? rule.source : [])),
    cause,
  );
  await removeAutomaticRules(
    trx,
    dropped.filter(source => known.has(source)),
    cause,
  );
  await upsertAutomaticRules(trx, rules, cause);
  const woken = await turnOnRulesOfPages(
    trx,
    [...byKey].flatMap(([key, { isMove, to }]) => {
      const page_id = facts.get(key)?.id;
      return isMove || to === null || !page_id ? [] : [{ page_id, destination: destinationOf(key, to) }];
    }),
    cause,
  );
  const silent = [...byKey].flatMap(([key, move]) => (move.to === null && facts.get(key)?.id) || []);
  const off = await turnOffRulesOfPages(trx, silent, cause);
  const hubs = await emptiedHubs(trx, [...facts.values()]);
  const sources = [...rules.map(rule => rule.source), ...former, ...woken];
  const moved = await resolveRules(trx, {
    keys: [...byKey.keys(), ...off, ...hubs],
    sources,
    instead: new Map([...nearest, ...hubs.map(hub => [hub, everywhere] as const)]),
    chosen: new Set(rules.filter(rule => isChosen(byKey.get(rule.source))).map(rule => rule.source)),
  });
  await announceChanged(trx, [...sources, ...dropped, ...off, ...moved]);
}

const isChosen = (move: LeftAddress | undefined) => typeof move?.to === 'string' && move.isChosen !== false;

/** Addresses that other pages took in the same change: two pages can swap theirs. */
async function listTaken(
  trx: Db,
  moves: ReadonlyMap<string, LeftAddress>,
): Promise<ReadonlyMap<string, unknown>> {
  const moved = [...moves].filter(([, { isMove }]) => isMove).map(([key]) => key);
  return moved.length === 0 ? new Map() : listAnswering(trx, moved);
}

/** The subject of each page, as passed or from its row. */
async function factsOf(trx: Db, moves: ReadonlyMap<string, LeftAddress>): Promise<Map<string, PageFacts>> {
  const untold = [...moves.values()].filter(move => !move.page).map(move => move.slug);
  const stored = await listPageFacts(trx, untold);
  return new Map(
    [...moves].flatMap(([key, { slug, page }]) => {
      const known = page ?? stored.get(slug);
      return known ? [[key, known] as const] : [];
    }),
  );
}

interface Leaving {
  readonly moves: ReadonlyMap<string, LeftAddress>;
  readonly facts: ReadonlyMap<string, PageFacts>;
  readonly leaving: string | null;
}

/** The nearest that answers, for pages whose visitors go there and for those without a redirect that rules lead to. */
async function nearestOf(trx: Db, { moves, facts, leaving }: Leaving): Promise<Map<string, Destination>> {
  const silent = [...moves].filter(([, move]) => move.to === null).map(([key]) => key);
  const ledTo = new Set((await listRulesTo(trx, silent)).map(row => row.destination_key));
  const asking = [...facts].filter(
    ([key]) => moves.get(key)?.to === undefined || (moves.get(key)?.to === null && ledTo.has(key)),
  );
  const found = await nearestDestinations(
    trx,
    asking.map(([, one]) => one),
    leaving,
  );
  return new Map(asking.map(([key], index) => [key, found[index] ?? everywhere]));
}

/** Lists of towns whose last page left. */
export async function emptiedHubs(trx: Db, facts: readonly PageFacts[]): Promise<string[]> {
  const hubs = [...new Set(facts.map(townHub))];
  const answering = await listAnswering(trx, hubs);
  return hubs.filter(hub => !answering.has(hub));
}

function readTo(key: string, to: string): Destination {
  const read = readDestination(to, null);
  const problem = 'problem' in read ? read.problem : read.key === key ? 'A page can’t lead to itself' : null;
  if (problem === null && !('problem' in read)) return read;
  throw new AppError('invalid', problem ?? '', {
    reason: 'redirect',
    fields: [{ path: 'redirect_to', message: problem ?? '' }],
  });
}
