import { createHash } from 'node:crypto';
import { slug } from '../../../engine/index.ts';
import type { Pack } from '../packs/pack.ts';
import { packStore } from '../packs/pack-store.ts';
import { installedPredicates, type PredicateTable } from '../packs/predicates.ts';

/** The predicates that don't belong on pages of a service. Services with the same ones share one object. */
export interface LeftOut {
  /** Short, and different for each set; empty if nothing is left out. */
  readonly key: string;
  readonly predicates: ReadonlySet<string>;
}

const nothing: LeftOut = { key: '', predicates: new Set() };
const maxServices = 5_000;

interface Known {
  readonly byService: Map<string, LeftOut>;
  readonly bySet: Map<string, LeftOut>;
}
const known = new WeakMap<PredicateTable, Known>();

/** What pages of this service don't show. Pages without a service, as a town's own page, show everything. */
export function leftOutOf(service: string): LeftOut {
  if (service === '') return nothing;
  const table = installedPredicates();
  let memory = known.get(table);
  if (!memory) {
    memory = { byService: new Map(), bySet: new Map() };
    known.set(table, memory);
  }
  const before = memory.byService.get(service);
  if (before) return before;
  if (memory.byService.size >= maxServices) memory.byService.clear();
  const found = compute(service, table);
  const shared = memory.bySet.get(found.key) ?? found;
  memory.bySet.set(found.key, shared);
  memory.byService.set(service, shared);
  return shared;
}

function compute(service: string, table: PredicateTable): LeftOut {
  const name = standingFor(slug(service));
  const names = [...table.values()]
    .filter(({ services }) => services && (name === null || !services.includes(name)))
    .map(one => one.name);
  if (names.length === 0) return nothing;
  const key = createHash('sha256').update(names.join(' ')).digest('base64url').slice(0, 12);
  return { key, predicates: new Set(names) };
}

/** Words of work for businesses, whose pages show no rules of households. */
const forBusinesses =
  /(?:^|-)(?:office|commercial|business|store|shop|retail|restaurant|warehouse|industrial|construction|contractor|hotel|school|medical)s?(?:-|$)/;

/**
 * The service whose list of facts holds. A service of the owner's own has that of the trade's main service; null if it
 * is for businesses: it has only facts that belong on every page.
 */
function standingFor(service: string): string | null {
  const isOfPack = packStore.all().some(pack => slugsOf(pack).has(service));
  if (isOfPack) return service;
  return forBusinesses.test(service) ? null : mainServiceOf(packStore.own());
}

const slugs = new WeakMap<Pack, ReadonlySet<string>>();

function slugsOf(pack: Pack): ReadonlySet<string> {
  const before = slugs.get(pack);
  if (before) return before;
  const fresh = new Set(pack.services.map(({ name }) => slug(name)));
  slugs.set(pack, fresh);
  return fresh;
}

function mainServiceOf({ services, keyword }: Pack): string | null {
  const main = services.find(({ keywords }) => keywords.includes(keyword));
  return main ? slug(main.name) : null;
}

/** True if pages of the service show this fact. @example isShown('place.drop_off', leftOutOf('Office Cleanouts')) // false */
export function isShown(fact: string, { predicates }: LeftOut): boolean {
  return predicates.size === 0 || !predicates.has(fact.slice(fact.indexOf('.') + 1));
}

/** The facts that pages of the service show: the same object if none is left out. */
export function shownFacts<Value>(
  facts: ReadonlyMap<string, Value>,
  leftOut: LeftOut,
): ReadonlyMap<string, Value> {
  if (leftOut.predicates.size === 0) return facts;
  for (const name of facts.keys())
    if (!isShown(name, leftOut)) return new Map([...facts].filter(([one]) => isShown(one, leftOut)));
  return facts;
}
