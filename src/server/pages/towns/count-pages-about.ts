import type { SubjectKind } from '../../../contract/business/statement-filter.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { stateCode, states } from '../../../engine/index.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { placeKeys, placesOfCounty } from '../../business/places/find-area.ts';
import type { Db } from '../../platform/db/database.ts';
import { listPacksNaming, listTownCounts, type TownCount } from './hub-queries.ts';

interface Subject {
  readonly subject_kind: SubjectKind;
  readonly subject: string;
  readonly predicate: string;
}

/**
 * The number of published pages in each subject's place, of trades whose templates name the predicate. Facts without a
 * place are on all pages of the business's own trade.
 */
export async function countPagesAbout(
  db: Db,
  subjects: readonly Subject[],
  { towns, everywhere }: { readonly towns: readonly Area[]; readonly everywhere: ReadonlySet<string> },
): Promise<readonly number[]> {
  const asked = subjects.map(({ subject_kind, subject, predicate }) => ({
    fact: `${subject_kind}.${predicate}`,
    places: placesOf(subject_kind, subject, towns),
  }));
  const named = await listPacksNaming(db, [...new Set(asked.map(({ fact }) => fact))]);
  const cities = [...new Set(asked.flatMap(({ places }) => places?.cities ?? []))];
  const ofTowns = cities.length === 0 ? [] : await listTownCounts(db, cities);
  const isWide = asked.some(({ places }) => places?.cities === null);
  const ofStates = isWide ? await listTownCounts(db, null) : [];
  return asked.map(({ fact, places }) => {
    if (!places) return 0;
    const counts = places.cities === null ? ofStates : ofTowns;
    return counts
      .filter(
        count =>
          (named.has(`${fact} ${count.pack}`) ||
            (everywhere.has(fact) && count.pack === packStore.own().id)) &&
          isIn(places, count),
      )
      .reduce((pages, count) => pages + count.pages, 0);
  });
}

/** States by their names in small letters, cities by their keys; null: any. */
interface Places {
  readonly states: readonly string[] | null;
  readonly cities: readonly string[] | null;
}

function isIn({ states: ofStates, cities }: Places, { state, city }: TownCount): boolean {
  return (ofStates === null || ofStates.includes(state)) && (cities === null || cities.includes(city));
}

/** Null: pages can't be matched by place. */
function placesOf(kind: SubjectKind, subject: string, towns: readonly Area[]): Places | null {
  if (kind === 'service') return null;
  if (kind === 'business') return { states: null, cities: null };
  if (kind === 'state') return { states: namesOf(subject), cities: null };
  const comma = subject.lastIndexOf(', ');
  const [name, state] = [subject.slice(0, comma), subject.slice(comma + 2)];
  const cities = kind === 'place' ? placeKeys(name, state) : placesOfCounty(towns, name, state);
  return { states: namesOf(state), cities };
}

/** Pages name their state by code or in full. */
function namesOf(state: string): readonly string[] {
  const code = stateCode(state) ?? state;
  const full = states.find(one => one.code === code)?.name ?? state;
  return [code.toLowerCase(), full.toLowerCase()];
}
