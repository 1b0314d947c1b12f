import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  factNamesOf,
  isFixedFact,
  type ListedPredicate,
  type Predicate,
} from '../../../contract/business/predicates.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { Pack } from './pack.ts';
import { packStore } from './pack-store.ts';

/** Something that can be stated, with the pack it is of; null: shared by all packs. */
export interface PackPredicate extends Predicate {
  readonly pack: string | null;
}

export type PredicateTable = ReadonlyMap<string, PackPredicate>;

let shared: readonly PackPredicate[] | undefined;

/** What can be stated in every trade. */
export function sharedPredicates(): readonly PackPredicate[] {
  shared ??= readShared();
  return shared;
}

/** It ships with the program, and a test has checked it. */
function readShared(): readonly PackPredicate[] {
  const text = readFileSync(join(projectRoot, 'content', 'facts.json'), 'utf8');
  return (JSON.parse(text) as readonly Predicate[]).map(one => ofPack(one, null));
}

const ofPack = (predicate: Predicate, pack: string | null): PackPredicate =>
  Object.assign({ pack }, predicate);

interface PackTables {
  readonly predicates: PredicateTable;
  readonly factNames: ReadonlySet<string>;
}

const ofPacks = new WeakMap<Pack['facts'], PackTables>();

function tablesOf({ id, facts }: Pick<Pack, 'id' | 'facts'>): PackTables {
  const known = ofPacks.get(facts);
  if (known) return known;
  const all = [...sharedPredicates(), ...facts.map(one => ofPack(one, id))];
  const tables = { predicates: byName(all), factNames: new Set(factNamesOf(all)) };
  ofPacks.set(facts, tables);
  return tables;
}

/** What texts of a pack can name: its own predicates, and the shared ones. */
export function predicatesOf(pack: Pick<Pack, 'id' | 'facts'>): PredicateTable {
  return tablesOf(pack).predicates;
}

/** True if a text of this pack can name the fact. @example isFactName('place.water_hardness', plumbing) // true */
export function isFactName(name: string, pack: Pick<Pack, 'id' | 'facts'>): boolean {
  return isFixedFact(name) || tablesOf(pack).factNames.has(name);
}

interface InstalledTables {
  readonly stated: PredicateTable;
  readonly installed: PredicateTable;
}

const ofInstalled = new WeakMap<readonly Pack[], InstalledTables>();

function installedTables(): InstalledTables {
  const all = packStore.all();
  const known = ofInstalled.get(all);
  if (known) return known;
  const inUse = packStore.inUse();
  const tables = { stated: tableOf(inUse), installed: tableOf([...inUse, ...all]) };
  ofInstalled.set(all, tables);
  return tables;
}

/** What can be stated on this site. Of two packs with the same name, the trade of the business wins. */
export function statedPredicates(): PredicateTable {
  return installedTables().stated;
}

/** The predicates of all installed packs, those that can be stated here first. */
export function installedPredicates(): PredicateTable {
  return installedTables().installed;
}

/** The list of what can be stated; with a pack, what its texts can name. */
export function listPredicates(pack: Pack | null): readonly ListedPredicate[] {
  const stated = statedPredicates();
  return [...(pack ? predicatesOf(pack) : installedPredicates()).values()].map(
    ({ name, label, of, frame, services, question, find, expires_in_days, pack: its }) => ({
      name,
      label,
      of,
      frame,
      services: services ?? null,
      question: question ?? null,
      find: find ?? null,
      expires_in_days: expires_in_days ?? null,
      pack: its,
      can_be_stated: stated.has(name),
    }),
  );
}

const tableOf = (packs: readonly Pack[]): PredicateTable =>
  byName([...sharedPredicates(), ...packs.flatMap(({ id, facts }) => facts.map(one => ofPack(one, id)))]);

/** The first of a name stays. */
function byName(all: readonly PackPredicate[]): PredicateTable {
  const table = new Map<string, PackPredicate>();
  for (const one of all) if (!table.has(one.name)) table.set(one.name, one);
  return table;
}
