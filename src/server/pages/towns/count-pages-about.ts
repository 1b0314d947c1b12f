import type { SubjectKind } from '../../../contract/business/predicates.ts';
import type { Area } from '../../../contract/platform/settings.ts';
import { stateCode, states } from '../../../engine/index.ts';
import { allNames, placesOfCounty } from '../../business/places/find-area.ts';
import type { Db } from '../../platform/db/database.ts';
import { countPagesIn } from './hub-queries.ts';

interface Subject {
  readonly subject_kind: SubjectKind;
  readonly subject: string;
  readonly predicate: string;
}

/** How many published pages lie in each subject's place, of trades whose templates name the predicate. */
export async function countPagesAbout(
  db: Db,
  subjects: readonly Subject[],
  towns: readonly Area[],
): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const { subject_kind, subject, predicate } of subjects) {
    const places = placesOf(subject_kind, subject, towns);
    counts.push(
      places
        ? await countPagesIn(db, `${subject_kind}.${predicate}`, {
            states: places.state === null ? null : namesOf(places.state),
            cities: places.cities,
          })
        : 0,
    );
  }
  return counts;
}

/** Null: any. */
interface Places {
  readonly state: string | null;
  readonly cities: readonly string[] | null;
}

/** Null: no page can be told by its place to be about it. */
function placesOf(kind: SubjectKind, subject: string, towns: readonly Area[]): Places | null {
  if (kind === 'service') return null;
  if (kind === 'business') return { state: null, cities: null };
  if (kind === 'state') return { state: subject, cities: null };
  const comma = subject.lastIndexOf(', ');
  const [name, state] = [subject.slice(0, comma), subject.slice(comma + 2)];
  return { state, cities: kind === 'place' ? allNames(name, state) : placesOfCounty(towns, name, state) };
}

/** Pages name their state by code or in full. */
function namesOf(state: string): readonly string[] {
  const code = stateCode(state) ?? state;
  const full = states.find(one => one.code === code)?.name ?? state;
  return [code.toLowerCase(), full.toLowerCase()];
}
