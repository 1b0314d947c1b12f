import { countyShown } from '../../../contract/business/places.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import type { PriceTable } from '../../../contract/platform/price-tables.ts';
import { figuresOf } from '../national/figures-of.ts';
import { plainCounty } from '../places/county-key.ts';
import { countiesOf, findArea, presentName } from '../places/find-area.ts';
import { findTown } from '../places/town-index.ts';
import { readSubject } from '../statements/subject-key.ts';

/**
 * A place by the names that price tables know it by, the nearest first.
 * @example priceArea(towns, { city: 'Boca Raton', state: 'FL', zip: '33432' }) // ['33432', 'Boca Raton, FL', 'Palm Beach County, FL']
 */
export function priceArea(
  towns: readonly Area[],
  { city, state, zip = '' }: { readonly city: string; readonly state: string; readonly zip?: string },
): readonly string[] {
  const area = city === '' ? null : findArea(towns, city, state);
  return [
    ...(zip === '' ? [] : [zip]),
    ...(city === '' ? [] : [`${presentName(city, state)}, ${state}`]),
    ...(area ? countiesOf(area).map(county => `${countyShown(plainCounty(county))}, ${area.state}`) : []),
  ];
}

const zipTowns = new WeakMap<readonly Area[], ReadonlyMap<string, Area>>();

/** The served town of a ZIP code; of several, the first on the list. */
export function townOfZip(towns: readonly Area[], zip: string): Area | null {
  let byZip = zipTowns.get(towns);
  if (!byZip) {
    byZip = readZips(towns);
    zipTowns.set(towns, byZip);
  }
  return byZip.get(zip) ?? null;
}

function readZips(towns: readonly Area[]): ReadonlyMap<string, Area> {
  const byZip = new Map<string, Area>();
  for (const area of towns) {
    const town = findTown(area.city, area.state);
    const codes = town ? String(figuresOf(town).get('place.zip_codes') ?? '').split(' ') : [];
    for (const code of codes) if (code !== '' && !byZip.has(code)) byZip.set(code, area);
  }
  return byZip;
}

/** The areas of a table by their own names; else what is wrong with them, by index. */
export function namedAreas(
  { areas }: Pick<PriceTable, 'areas'>,
  towns: readonly Area[],
): readonly (string | { readonly problem: string })[] {
  return areas.map(({ subject }) => {
    if (/^\d{5}$/.test(subject)) return subject;
    const place = readSubject('place', subject, [...towns]);
    if ('name' in place) return place.name;
    const county = readSubject('county', subject);
    if (!('name' in county))
      return { problem: `“${subject}” is no town, county or ZIP code. Write it as “Boca Raton, FL”.` };
    const [name = '', state = ''] = county.name.split(', ');
    return `${countyShown(plainCounty(name))}, ${state}`;
  });
}
