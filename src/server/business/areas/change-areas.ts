import type { AreaInput, ServedArea } from '../../../contract/business/areas.ts';
import { countyShown } from '../../../contract/business/places.ts';
import { type Area, type Areas, areaSettingsSchema } from '../../../contract/platform/areas.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { writeSettings } from '../../platform/settings/change-settings.ts';
import { listGroups } from '../../platform/settings/queries.ts';
import { readStoredGroup } from '../../platform/settings/read-stored-group.ts';
import { plainCounty } from '../places/county-key.ts';
import { findArea, placeId, townOfCounty } from '../places/find-area.ts';
import { countyNamed } from '../places/find-county.ts';
import { countyProblem, townProblems } from './known-places.ts';
import { listAreas } from './list-areas.ts';

/** Adds an area to the settings. Refuses one that is already served. */
export async function addArea(db: Db, input: AreaInput): Promise<ServedArea> {
  return changeAreas(db, before => {
    const after = withArea(before, input);
    const known = new Set(listAreas(before).map(({ id }) => id));
    const added = listAreas(after).find(({ id }) => !known.has(id));
    if (!added) throw new AppError('conflict', 'This area is served already.', { reason: 'area-exists' });
    return [after, added];
  });
}

/** Removes an area from the settings. The last county and the last town stay, because pages name them. */
export async function removeArea(db: Db, id: string): Promise<void> {
  return changeAreas(db, before => {
    const all = listAreas(before);
    if (!all.some(area => area.id === id))
      throw new AppError('not-found', 'Area not found. It may have been removed.');
    const keep = <One>(list: readonly One[], kind: ServedArea['kind']) => {
      const its = all.filter(area => area.kind === kind);
      return list.filter((_, index) => its[index]?.id !== id);
    };
    const { counties, towns, circles } = before;
    const after = {
      ...before,
      counties: keep(counties, 'county'),
      towns: keep(towns, 'town'),
      circles: keep(circles, 'circle'),
    };
    return [after, undefined];
  });
}

async function changeAreas<Result>(
  db: Db,
  change: (before: Areas) => readonly [after: Areas, result: Result],
): Promise<Result> {
  return db.transaction().execute(async trx => {
    const stored = (await listGroups(trx, ['areas'])).get('areas');
    const [after, result] = change(readStoredGroup('areas', stored?.value).settings);
    const parsed = areaSettingsSchema.safeParse(after);
    if (!parsed.success) {
      const problem = parsed.error.issues[0]?.message ?? 'This list of areas is not possible';
      throw new AppError('conflict', `${problem}.`, { reason: 'areas' });
    }
    await writeSettings(trx, 'areas', { revision: stored?.revision ?? 0, value: parsed.data }, {});
    return result;
  });
}

/** A circle with an unknown center would silently contain no town. */
export function requireCenters({ circles, towns }: Areas): void {
  const unknown = circles.flatMap(({ city, state }, index) =>
    centerOf(towns, city, state) ? [] : [{ path: `value.circles.${index}.city`, message: unknownCenter }],
  );
  if (unknown.length > 0) throw new AppError('invalid', unknownCenter, { fields: unknown });
}

const unknownCenter = 'Town not found. Choose one whose position is known.';

function centerOf(towns: Areas['towns'], city: string, state: string) {
  const here = findArea(towns, city, state);
  return here && here.latitude !== null ? here : null;
}

function withArea(areas: Areas, input: AreaInput): Areas {
  const { city, state } = { city: '', ...input };
  const here = city === '' ? null : findArea(areas.towns, city, state);
  switch (input.kind) {
    case 'county': {
      const county = knownCounty(input);
      return has(areas.counties, one => one.county === county && one.state === state)
        ? areas
        : { ...areas, counties: [...areas.counties, { county, state }] };
    }
    case 'town': {
      const named = input.county ?? here?.county;
      if (named === undefined)
        throw unknownTown('county', 'Town not found. Enter its county, latitude and longitude.');
      const county = input.county === undefined ? plainCounty(named) : knownCounty({ county: named, state });
      const listed = areas.towns.find(one => isNamed(one, input));
      if (listed && plainCounty(listed.county) !== county) throw inAnotherCounty(listed);
      // Two counties may each have a town of this name. One town over a county line has one position.
      const found = townOfCounty(city, state, county) ?? here;
      const { latitude = found?.latitude ?? null, longitude = found?.longitude ?? null } = input;
      const town = { city: input.city, county, state, latitude, longitude };
      if (!listed) requireTown(town);
      return listed ? areas : { ...areas, towns: [...areas.towns, town] };
    }
    case 'circle': {
      const center = centerOf(areas.towns, city, state);
      if (!center) throw unknownTown('city', unknownCenter);
      const circle = { city: center.city, state, miles: input.miles };
      return has(areas.circles, one => isNamed(one, circle) && one.miles === circle.miles)
        ? areas
        : { ...areas, circles: [...areas.circles, circle] };
    }
    default:
      throw new Error(`No area of the kind ${JSON.stringify(input satisfies never)}`);
  }
}

/** A county as the gazetteer spells it. */
function knownCounty({ county, state }: Pick<Area, 'county' | 'state'>): string {
  const problem = countyProblem({ county, state });
  if (problem !== null) throw unknownTown('county', problem);
  return countyNamed(county, state) ?? county;
}

function requireTown(town: Area): void {
  const [problem, ...others] = townProblems(town);
  if (problem) throw new AppError('invalid', problem.message, { fields: [problem, ...others] });
}

const has = <One>(list: readonly One[], is: (one: One) => boolean) => list.some(is);

interface Named {
  readonly city: string;
  readonly state: string;
}

const isNamed = (one: Named, other: Named) => placeId(one) === placeId(other);

function inAnotherCounty({ city, state, county }: Named & { readonly county: string }): AppError {
  const message = `${city}, ${state} is listed in ${countyShown(plainCounty(county))}. Remove that town first.`;
  return new AppError('conflict', message, { reason: 'area-exists' });
}

function unknownTown(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}
