import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { landfillName, stationNames, townName, utilityName } from './plain-names.ts';

const station = (name: string, ...others: readonly string[]) =>
  stationNames(
    [name, ...others].map((one, at) => ({ station_id: String(at), state: 'IL', station: one })),
  ).get('0');

describe('names of the tables become those that people say', () => {
  test.each([
    ['Mundelein 4Wsw', 'Mundelein'],
    ['Ft Collins', 'Fort Collins'],
    ['St Louis Lambert International Airport', 'St. Louis Lambert International Airport'],
    ['Bozeman Montana St U', 'Bozeman Montana State University'],
    ['Rocky Mt', 'Rocky Mount'],
    ['Mt Vernon 3 NE', 'Mt. Vernon'],
    ['Eagle Mtn Lake', 'Eagle Mountain Lake'],
    ['Mccook Municipal Airport', 'McCook Municipal Airport'],
    ['Mc Call', 'McCall'],
    ['Bellevue L&D 12', 'Bellevue Lock and Dam 12'],
    ['Kaneohe 838.1', 'Kaneohe'],
    ['Russellville No 2', 'Russellville'],
    ['Pensacola Forest Sherman Nas', 'Pensacola Forest Sherman Naval Air Station'],
    ['Portland Kgw-Tv', 'Portland'],
    ['New Ulm 2 SE', 'New Ulm'],
    ['Two Rivers', 'Two Rivers'],
  ])('the station %o is %o', (from, to) => {
    expect(station(from)).toBe(to);
  });

  test('two stations of a state that would have one name keep their directions', () => {
    expect(station('Ames 8 WSW', 'Ames 5 SE')).toBe('Ames Southwest');
    expect(station('Ames 8 WSW', 'Elgin 5 SE')).toBe('Ames');
  });

  test.each([
    ['Bees Ferry Road Subtitle D LF', 'Bees Ferry Road Landfill'],
    ['Dafter Sanitary Landfill Inc', 'Dafter Sanitary Landfill'],
    ['Aucilla Area SW Facility Class I & 2', 'Aucilla Area Solid Waste Facility'],
    ['Garfield County/John’s Valley LF', 'John’s Valley Landfill'],
    ['Quad Cities LF Phases 1, 2, & 3', 'Quad Cities Landfill'],
    ['Peoria City/County Landfills #1 and #2', 'Peoria City/County Landfills'],
    ['Laraway RDF', 'Laraway Recycling and Disposal Facility'],
    ['Westerly', 'Westerly Landfill'],
    ['', ''],
  ])('the landfill %o is %o', (from, to) => {
    expect(landfillName(from)).toBe(to);
  });

  test.each([
    ['Pacifi Corporation', 'PacifiCorp'],
    ['Jay County Rural E M C', 'Jay County REMC'],
    ['Cheyenne Light Fuel & Power d/b/a Black', 'Cheyenne Light, Fuel & Power'],
    ['Liberty Utilities (Granite State Electri', 'Liberty Utilities'],
    ['Utility Board of the City of Key West, F', 'Utility Board of the City of Key West'],
    ['PUD No 1 of Chelan County', 'PUD No. 1 of Chelan County'],
    ['Grand Rapids Public Util Comm', 'Grand Rapids Public Utilities Commission'],
    ['Co-Mo Electric Cooperative', 'Co-Mo Electric Cooperative'],
    ['Roughrider Electric Cooperativ', 'Roughrider Electric Cooperative'],
  ])('the utility %o is %o', (from, to) => {
    expect(utilityName(from)).toBe(to);
  });

  test('a town has its words in full', () => {
    expect(townName('W. Wendover')).toBe('West Wendover');
    expect(townName('Camp Roberts (Mil Res)')).toBe('Camp Roberts');
  });
});

test('no name of the shipped files is a register’s short form', () => {
  const cells = (file: string, ...columns: readonly string[]) => {
    const [head = '', ...lines] = readFileSync(
      join(import.meta.dirname, '../../content/national', file),
      'utf8',
    ).split('\n');
    const at = columns.map(column => head.split('\t').indexOf(column));
    return lines.flatMap(line => at.map(index => line.split('\t')[index] ?? ''));
  };
  const names = new Set([
    ...cells('stations.tsv', 'name'),
    ...cells('landfills.tsv', 'name', 'town'),
    ...cells('counties.tsv', 'last_closed_landfill', 'utilities'),
  ]);
  const short =
    /\b(?:Fld|Plt|Stn|Nas|Ctr|Rsvr|Rsch|Wtr|W[fs]s?o|Wks|Mtn|Exp|Mcas|Ft|S?LF|RDF|MSWL?F?|Inc|LLC|Comm|Utils?|Mun|Rrl|Irr|Ltd|Pacifi|Landfil|Dwtn|Cptl)\b|\b(?:St|Mt) [A-Z]|\d ?[NESW]{1,3}\b|\d[NS][ew]|#|\bMc(?: |[a-z])|\(|d\/b\/a|, [A-Z]$|\bPhase|\bClass I|\d\.\d/;
  expect([...names].filter(name => short.test(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(6_000);
});
