import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { meantTown, townOfCounty } from '../places/find-area.ts';
import { readTowns, type Town } from '../places/gazetteer.ts';
import { findTown } from '../places/town-index.ts';
import { type FigureName, figures } from './figures.ts';
import { type Figures, figuresOf, sharedRanks, sourceOfFigure } from './figures-of.ts';

function town(city: string, state: string): Town {
  const found = findTown(city, state);
  if (!found) throw new Error(`The gazetteer has no ${city}, ${state}`);
  return found;
}

const folder = join(projectRoot, 'content/national');
const files = readdirSync(folder);

describe('the shipped tables', () => {
  test('take at most three megabytes', () => {
    const bytes = files.map(file => statSync(join(folder, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
  });

  test.each([
    ['places.tsv', 3],
    ['stations.tsv', 1],
    ['landfills.tsv', 1],
    ['counties.tsv', 1],
    ['state-rules.tsv', 2],
  ])('%s is sorted by the bytes of its key, and no key is there twice', (file, keys) => {
    const [, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
    const all = lines.map(line => Buffer.from(`${line.split('\t').slice(0, keys).join('\t')}\t`));
    const wrong = all.findIndex((key, at) => at > 0 && Buffer.compare(all[at - 1] ?? key, key) >= 0);
    expect(wrong).toBe(-1);
  });

  test('every figure is known of some town, and every line of a rule is a figure', () => {
    const known = new Set<string>();
    for (const one of readTowns()) for (const [name] of figuresOf(one)) known.add(name);
    expect(Object.keys(figures).filter(name => !known.has(name))).toEqual([]);
    const rules = readFileSync(join(folder, 'state-rules.tsv'), 'utf8').trimEnd().split('\n').slice(1);
    const names = new Set(rules.map(line => `state.${line.split('\t')[1]}`));
    expect([...names].filter(name => !Object.hasOwn(figures, name))).toEqual([]);
  });

  test('nothing is shipped of hardiness zones, humidity and risk ratings', () => {
    const heads = files.map(file => readFileSync(join(folder, file), 'utf8').split('\n')[0]).join('\t');
    expect(heads).not.toMatch(/hardiness|humidity|fema/);
  });
});

describe('figures of a town', () => {
  test('a town has those of itself, its station, landfill, storms, county, utilities and state', () => {
    expect(Object.fromEntries(figuresOf(town('Pflugerville', 'TX')))).toMatchObject({
      'place.elevation_ft': 719,
      'place.time_zone': 'Central',
      'place.median_year_built': 2003,
      'station.name': 'Austin-Camp Mabry',
      'station.miles': 12,
      'station.freezing_nights': 12,
      'landfill.name': 'Austin Community Recycling and Disposal Facility',
      'landfill.owner': 'private',
      'landfill.tons_year': 2022,
      'storms.hurricanes': 0,
      'county.population_2023': 1_334_961,
      'county.closed_landfills': 2,
      'county.last_closed_landfill': 'Sunset Farms Landfill',
      'electric.utilities':
        'Austin Energy, Oncor, Pedernales Electric Cooperative and Bluebonnet Electric Cooperative',
      'state.electronics_recycling_law': 'since 2007',
    });
  });

  test('price and outages are those of a county’s only utility', () => {
    const only = figuresOf(town('Meridian', 'ID'));
    expect([only.get('electric.count'), only.get('electric.outage_minutes')]).toEqual([1, 129]);
    const several = figuresOf(town('Lakewood', 'CO'));
    expect(several.get('electric.count')).toBe(3);
    expect(several.has('electric.price_cents_kwh')).toBe(false);
    expect(several.has('electric.outage_minutes')).toBe(false);
  });

  test('of two towns of one name in a state, the county says which is meant', () => {
    const [clara, costa] = ['Santa Clara', 'Contra Costa'].map(county => {
      const here = townOfCounty('Mountain View', 'CA', county);
      return here && figuresOf(here);
    });
    expect(clara?.get('county.population_2023')).not.toBe(costa?.get('county.population_2023'));
    expect(clara?.get('place.zip_codes')).not.toBe(costa?.get('place.zip_codes'));
  });

  test('a town in two counties has the figures of the county that its owner names', () => {
    const split = readTowns().find(
      one => one.state === 'TX' && one.other_counties.length === 1 && one.population > 50_000,
    );
    if (!split) throw new Error('Texas has no town in two counties');
    const [other = ''] = split.other_counties;
    const owner = { city: split.city, state: 'TX', county: other, latitude: null, longitude: null };
    const meant = meantTown([owner], split.city, 'TX');
    if (!meant) throw new Error('The town is not found');
    expect(meant.town).toBe(split);
    const [own, theirs] = [figuresOf(split), figuresOf(meant.town, meant.county)];
    expect(theirs.get('place.elevation_ft')).toBe(own.get('place.elevation_ft'));
    expect(theirs.get('county.population_2023')).not.toBe(own.get('county.population_2023'));
  });

  test('a county until 2022 has no figures, and the planning region has those of today', () => {
    const hartford = town('Hartford', 'CT');
    expect(figuresOf(hartford).get('county.population_2023')).toBe(975_328);
    expect(figuresOf(hartford).has('county.owner_occupied_pct')).toBe(false);
    const former = [...figuresOf(hartford, 'Hartford').keys()];
    expect(former.filter(name => name.startsWith('county.'))).toEqual([]);
    expect(former.filter(name => name.startsWith('state.'))).not.toEqual([]);
  });

  test('a county whose name is the state’s too, and a city that is its own county, have their own figures', () => {
    const richmond = figuresOf(town('Richmond', 'VA')).get('county.population_2023');
    const baltimore = ['Baltimore', 'Towson'].map(city =>
      figuresOf(town(city, 'MD')).get('county.population_2023'),
    );
    expect(richmond).toBeGreaterThan(200_000);
    expect(baltimore[0]).not.toBe(baltimore[1]);
  });

  test('a town without a line has those of its county alone, and a place of a territory may have none', () => {
    const unlisted = readTowns().find(
      one =>
        one.state === 'NJ' &&
        !figuresOf(one).has('place.elevation_ft') &&
        !figuresOf(one).has('station.name'),
    );
    expect(unlisted && figuresOf(unlisted).has('county.population_2023')).toBe(true);
    const island = readTowns().find(({ state }) => state === 'GU');
    expect(island && figuresOf(island).size).toBe(0);
  });
});

describe('figures at their limits', () => {
  const some = (name: FigureName, fits: (value: number | string | undefined) => boolean) =>
    readTowns().find(one => fits(figuresOf(one).get(name)));

  test('no snow is known, and unknown snow is absent', () => {
    expect(figuresOf(town('Miami', 'FL')).get('station.snow_in')).toBe(0);
    const without = readTowns().find(one => {
      const all = figuresOf(one);
      return all.has('station.name') && !all.has('station.snow_in');
    });
    expect(without).toBeDefined();
  });

  test('no hurricane is known where storms were counted, and unknown in Hawaii and California', () => {
    expect(figuresOf(town('Amarillo', 'TX')).get('storms.hurricanes')).toBe(0);
    expect(figuresOf(town('Amarillo', 'TX')).has('storms.last_hurricane')).toBe(false);
    for (const [city, state] of [
      ['Honolulu', 'HI'],
      ['San Diego', 'CA'],
    ] as const)
      expect(figuresOf(town(city, state)).has('storms.hurricanes')).toBe(false);
  });

  test('homes of before 1940 have the year 1939', () => {
    const old = some('place.median_year_built', value => value === 1939);
    expect(old).toBeDefined();
    expect(
      some('place.median_year_built', value => typeof value === 'number' && value < 1939),
    ).toBeUndefined();
  });

  test('a town without a station has no figures of one', () => {
    const far = some('station.miles', value => value === undefined);
    const names = far ? [...figuresOf(far).keys()] : [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(name => name.startsWith('station.'))).toEqual([]);
  });

  test('a small county has no change of its people, and no change is minus zero', () => {
    const all = readTowns().map(one => figuresOf(one));
    const change = (known: Figures) => known.get('county.population_change_pct_2020_23');
    const isSmall = (known: Figures) => Number(known.get('county.population_2023')) < 1_000;
    expect(all.filter(known => isSmall(known) && change(known) !== undefined)).toEqual([]);
    expect(all.filter(known => Object.is(change(known), -0))).toEqual([]);
  });

  test('tons are of 2018 or later', () => {
    expect(some('landfill.tons_year', value => Number(value) < 2018)).toBeUndefined();
  });
});

test('towns that share a station or landfill have a rank each, the nearest 0', () => {
  const ofStation = readTowns().filter(one => figuresOf(one).get('station.name') === 'Austin-Camp Mabry');
  const ranks = ofStation.map(one => sharedRanks(one).station);
  expect(ranks.toSorted((one, other) => Number(one) - Number(other))).toEqual(ranks.map((_, at) => at));
  const nearest = ofStation[ranks.indexOf(0)];
  const least = Math.min(...ofStation.map(one => Number(figuresOf(one).get('station.miles'))));
  expect(nearest && figuresOf(nearest).get('station.miles')).toBe(least);
});

test('a figure names who says it, and a state’s rule names its page', () => {
  const pflugerville = town('Pflugerville', 'TX');
  expect(sourceOfFigure('station.rain_in', pflugerville)).toMatchObject({
    year: '1981–2010',
    license: 'public domain',
  });
  for (const one of new Map(readTowns().map(each => [each.state, each])).values())
    for (const [name] of figuresOf(one)) expect(sourceOfFigure(name, one).url).toMatch(/^https:\/\//);
});
