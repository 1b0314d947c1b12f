import type { Db } from '../../platform/db/database.ts';
import { announceChanged } from './announce-sources.ts';
import { listAnswering } from './answering-queries.ts';
import {
  isAwaited,
  listChangedSources,
  removeRulesOfPages,
  turnOnRulesTo,
} from './former-address-queries.ts';
import { emptiedHubs } from './leave-addresses.ts';
import { areHubsAwaited, removeAutomaticRules, restoreSnapshots } from './left-address-queries.ts';
import {
  everywhere,
  listPageFacts,
  nearestDestinations,
  type PageFacts,
  townHub,
} from './nearest-queries.ts';
import { listRulesTo, lockRules } from './queries.ts';
import { resolveRules } from './resolve-rules.ts';

/**
 * Pages are live at these addresses (again). Removes automatic rules there; rules written to lead to them do so again,
 * as do former addresses of these pages that led nowhere. Called after the pages were changed, in the same transaction.
 * With `cause` the removed rules are stored, so that `undoAddressChange` of the same change restores them. Costs two
 * queries if there is nothing to do.
 */
export async function returnToAddresses(trx: Db, slugs: readonly string[], cause?: string): Promise<void> {
  const keys = slugs.map(slug => `/${slug}`);
  const areAwaited = await areHubsAwaited(trx);
  if (!areAwaited && !(await isAwaited(trx, slugs))) return;
  await lockRules(trx);
  const hubs = areAwaited ? await hubsOf(trx, slugs) : [];
  const removed = await removeAutomaticRules(trx, keys, cause);
  const on = await turnOnRulesTo(trx, slugs, cause);
  const moved = await resolveRules(trx, { keys: [...keys, ...on, ...hubs], sources: on });
  await announceChanged(trx, [...removed, ...on, ...moved]);
}

/** A page that no longer exists, by its last address. */
export interface GonePage extends PageFacts {
  readonly slug: string;
}

interface AddressChange {
  /** The change to undo. */
  readonly cause: string;
  readonly slugs: readonly string[];
  readonly gone?: readonly GonePage[];
  /** Undoing this change restores the rules that are removed now. */
  readonly keptFor?: string | undefined;
}

/**
 * Undoes one change to the rules at these addresses and at former ones of their pages: removes its rules and restores
 * those it removed. Called after the pages are restored. `gone` are deleted pages: their former addresses stop
 * redirecting.
 */
export async function undoAddressChange(
  trx: Db,
  { cause, slugs, gone = [], keptFor }: AddressChange,
): Promise<void> {
  if (slugs.length === 0) return;
  await lockRules(trx);
  const keys = slugs.map(slug => `/${slug}`);
  const former = await removeRulesOfPages(
    trx,
    gone.flatMap(page => page.id ?? []),
    keptFor,
  );
  const pages = await listPageFacts(trx, slugs);
  const ids = Array.from(pages.values(), page => page.id ?? []).flat();
  const others = [...former, ...(await listChangedSources(trx, ids, cause))];
  const changed = await restoreSnapshots(trx, [...keys, ...others], cause);
  const live = await listAnswering(trx, keys);
  const returned = await removeAutomaticRules(trx, [...live.keys()], keptFor);
  const facts = [...gone, ...pages.values()];
  const empty = await emptiedHubs(trx, facts);
  const moved = await resolveRules(trx, {
    keys: [...keys, ...others, ...empty, ...((await areHubsAwaited(trx)) ? facts.map(townHub) : [])],
    sources: changed,
    instead: new Map([...(await nearestOf(trx, gone)), ...empty.map(hub => [hub, everywhere] as const)]),
  });
  await announceChanged(trx, [...former, ...changed, ...returned, ...moved]);
}

/** The new targets of rules whose pages are deleted. */
async function nearestOf(trx: Db, gone: readonly GonePage[]) {
  const led = await listRulesTo(
    trx,
    gone.map(page => `/${page.slug}`),
  );
  const ledTo = new Set(led.map(row => row.destination_key));
  const asking = gone.filter(page => ledTo.has(`/${page.slug}`));
  const found = await nearestDestinations(trx, asking);
  return asking.map((page, index) => [`/${page.slug}`, found[index] ?? everywhere] as const);
}

async function hubsOf(trx: Db, slugs: readonly string[]): Promise<string[]> {
  return [...new Set([...(await listPageFacts(trx, slugs)).values()].map(townHub))];
}
