import type { Areas } from '../../../contract/platform/areas.ts';
import { isForeignTrade } from '../../business/packs/is-foreign-trade.ts';
import { countyOfPlace } from '../../business/places/county-place.ts';
import { placeId } from '../../business/places/find-area.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import { isShown, leftOutOf } from '../../business/statements/facts-of-service.ts';
import { subjectKeys } from '../../business/statements/subject-key.ts';
import type { Trx } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { Pauses } from '../../platform/yielding.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { ownContentOf } from '../../templates/templates/own-sentences.ts';
import { placeCounter } from '../checks/count-place.ts';
import { shortServices } from '../checks/count-service.ts';
import type { Place, PlaceValues } from '../checks/page-rule.ts';
import { eachKeywords, eachPlaces, listOwnColumns } from '../checks/queries.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import { askedPredicates } from './asked-predicates.ts';
import { listSkipped } from './queries.ts';
import { type PageGroup, type TownNeeds, townNeeds } from './town-needs.ts';

/** A town of a batch, with what its pages lack. */
export interface BatchTown extends TownNeeds {
  readonly id: string;
  readonly city: string;
  readonly state: string;
  readonly pages: number;
  /** What was asked of it and is known. */
  readonly answered: number;
}

export interface BatchNeeds {
  readonly towns: readonly BatchTown[];
  /** True if the list has more places than were read. */
  readonly isPartial: boolean;
}

/** A longer list is not for questions one by one: it wants a file. */
export const maxPlaces = 1_000;
/** Towns whose statements are read together. */
const townsAtOnce = 50;

interface Row {
  readonly values: PlaceValues;
  /** Service ─▶ pages. */
  readonly services: ReadonlyMap<ListedService, number>;
}

/** A service of the batch’s keywords: one object for all of them. */
interface ListedService {
  readonly name: string;
  /** True if it says too little, whatever the town. */
  readonly isShort: boolean;
}

interface ListedTown {
  readonly id: string;
  readonly city: string;
  readonly state: string;
  readonly rows: Row[];
}

/**
 * What the towns of a batch lack by the check of thin pages, and which answers would help; null if its version was deleted.
 * With `onlyThin`, answers are weighed for towns that lack something.
 */
export async function readBatchNeeds(
  trx: Trx,
  facts: FactStore,
  batch: CheckedBatch,
  { onlyThin = false }: { readonly onlyThin?: boolean } = {},
): Promise<BatchNeeds | null> {
  const { template_version_id } = batch;
  const version = template_version_id === null ? null : await compileVersion(trx, template_version_id);
  if (!version) return null;
  const { compiled } = version;
  const areas = await currentGroup(trx, 'areas');
  const { is_on, place_sentences, service_sentences } = await currentGroup(trx, 'substance');
  const min = is_on && !(await isForeignTrade(trx, version.pack)) ? place_sentences : 0;
  const columns = await listOwnColumns(trx, batch.id, compiled.names);
  const own = await ownContentOf(version);
  const count = placeCounter(compiled, own(''), columns);
  const named = new Set(compiled.facts.map(({ name }) => name));
  const asked = askedPredicates().filter(({ name }) => named.has(`place.${name}`));
  const isShort = is_on ? shortServices(version, own, service_sentences) : () => false;
  const { towns, isPartial } = await readTowns(trx, batch, version, isShort);
  const found: BatchTown[] = [];
  const pauses = new Pauses();
  for (let from = 0; from < towns.length; from += townsAtOnce) {
    const some = towns.slice(from, from + townsAtOnce);
    const stated = await Promise.all(
      some.map(async ({ city, state }) => (await facts.of({ city, state, service: '' }, areas)).values),
    );
    const keys = some.map(({ city, state }) => subjectKeys.place(city, state));
    const skipped = Map.groupBy(await listSkipped(trx, keys), row => row.subject_key);
    for (const [at, town] of some.entries()) {
      if (pauses.isDue) await pauses.take();
      const known = new Set(stated[at]?.keys());
      const groups = await groupsOf(town, { facts, areas, named, count });
      const open = asked.filter(({ name }) => !known.has(`place.${name}`));
      const refused = new Set(skipped.get(keys[at] ?? '')?.map(({ predicate }) => predicate));
      found.push({
        id: town.id,
        city: town.city,
        state: town.state,
        pages: groups.reduce((pages, group) => pages + group.pages, 0),
        answered: asked.length - open.length,
        ...townNeeds(groups, { open, refused, min, onlyThin }),
      });
    }
  }
  return { towns: found, isPartial };
}

interface Known {
  readonly facts: FactStore;
  readonly areas: Areas;
  /** The facts that the version names. */
  readonly named: ReadonlySet<string>;
  readonly count: ReturnType<typeof placeCounter>;
}

/** The pages of a town by what they know: services with the same facts are one group. */
async function groupsOf(town: ListedTown, { facts, areas, named, count }: Known): Promise<PageGroup[]> {
  const groups = new Map<string, PageGroup & { pages: number }>();
  for (const { values, services } of town.rows) {
    for (const [{ name: service, isShort }, pages] of services) {
      const { values: shown } = await facts.of({ city: town.city, state: town.state, service }, areas);
      const known = new Set([...shown.keys()].filter(name => named.has(name)));
      const leftOut = leftOutOf(service);
      const key = JSON.stringify([leftOut.key, isShort, [...known].toSorted(), values]);
      const group = groups.get(key);
      if (group) group.pages += pages;
      else
        groups.set(key, {
          known,
          pages,
          isOfShortService: isShort,
          count: names => count({ facts: names, values }).place,
          shows: predicate => isShown(`place.${predicate}`, leftOut),
        });
    }
  }
  return [...groups.values()];
}

/** The first towns of a batch. Of a batch of a series, those of its range. */
async function readTowns(
  trx: Trx,
  { id, first_combination: first, combinations }: CheckedBatch,
  { serviceNameOf }: CompiledVersion,
  isShort: (keyword: string) => boolean,
): Promise<{ readonly towns: readonly ListedTown[]; readonly isPartial: boolean }> {
  const known = new Map<string, ListedService>();
  const serviceOf = (keyword: string): ListedService => {
    const name = serviceNameOf(keyword);
    const service = known.get(name) ?? { name, isShort: isShort(keyword) };
    known.set(name, service);
    return service;
  };
  const services: ListedService[] = [];
  for await (const keywords of eachKeywords(trx, id)) services.push(...keywords.map(serviceOf));
  const towns = new Map<string, ListedTown>();
  let [place, read, isPartial] = [0, 0, false];
  for await (const places of eachPlaces(trx, id)) {
    for (const row of places) {
      const [start, its] = rangeOf(row, place);
      place += 1;
      const from = Math.max(start, first) - start;
      const to = Math.min(start + its.length, first + combinations) - start;
      if (to <= from) continue;
      // A page about a county tells what is known of its towns.
      if (countyOfPlace(row[0], row[1]) !== null) continue;
      read += 1;
      if (read > maxPlaces) isPartial = true;
      else addRow(towns, row, its.slice(from, to));
    }
  }
  return { towns: [...towns.values()], isPartial };

  function rangeOf([, , , keyword]: Place, at: number): readonly [number, readonly ListedService[]] {
    return keyword === undefined ? [at * services.length, services] : [at, [serviceOf(keyword)]];
  }
}

function addRow(
  towns: Map<string, ListedTown>,
  [city, state, values]: Place,
  its: readonly ListedService[],
): void {
  const key = placeId({ city, state });
  const town = towns.get(key) ?? { id: key, city, state, rows: [] };
  towns.set(key, town);
  const services = new Map<ListedService, number>();
  for (const service of its) services.set(service, (services.get(service) ?? 0) + 1);
  town.rows.push({ values: values ?? {}, services });
}
