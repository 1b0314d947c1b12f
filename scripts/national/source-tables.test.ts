import { describe, expect, test } from 'vitest';
import { packTables } from './pack-tables.ts';
import { readTable, type SourceRow, type SourceTables, sourceColumns } from './source-tables.ts';

const file = 'climate-stations.tsv';
const columns = sourceColumns[file];
const head = Object.keys(columns).join('\t');
const line = 'USW1\tTX\tMabry\t670\t12\t199\t34.3\t0.6\t52\t85';

function problemsOf(...lines: readonly string[]): readonly string[] {
  const problems: string[] = [];
  readTable({ file, columns, text: `${lines.join('\n')}\n` }, problems);
  return problems;
}

describe('the tables of a refresh', () => {
  test('a table of right fields is read, and its empty fields are unknown', () => {
    const problems: string[] = [];
    const text = `${head}\n${line}\n${line.replace('\t0.6', '\t')}\n`;
    const rows = readTable({ file, columns, text }, problems);
    expect(problems).toEqual([]);
    expect(rows.map(row => row.snow_in)).toEqual(['0.6', '']);
  });

  test.each([
    [line.replace('199', '1,99'), 'line 2, column days_80f: “1,99” is not a number.'],
    [line.replace('Mabry', ''), 'line 2, column station: it is empty.'],
    [line.replace('TX', 'Texas'), 'line 2, column state: “Texas” is not a state’s two letters.'],
    [line.replace('\t670', ''), 'line 2: 9 fields, but the table has 10 columns.'],
  ])('%o is refused with its file, line and column', (wrong, message) => {
    expect(problemsOf(head, wrong)).toEqual([`${file}, ${message}`]);
  });

  test('a missing column and an unknown one are named', () => {
    expect(problemsOf(head.replace('snow_in', 'hail_in'), line)).toEqual([
      `${file}, line 1: the column snow_in is missing.`,
      `${file}, line 1: the column hail_in is unknown. Add it to scripts/national/source-tables.ts.`,
    ]);
  });
});

/** A row of a table whose other fields are empty. */
function row<Name extends keyof SourceTables>(name: Name, fields: object): SourceRow<Name> {
  const empty = Object.fromEntries(Object.keys(sourceColumns[name]).map(column => [column, '']));
  return { ...empty, ...fields } as SourceRow<Name>;
}

const place = (name: string, fips: string, more: object = {}) =>
  row('places.tsv', { state: 'TX', place: name, county_fips: fips, ...more });
const landfill = (more: object) =>
  row('landfills.tsv', { state: 'TX', landfill: 'Pit', city: 'Hutto', status: 'Open', ...more });

const tables: SourceTables = {
  'places.tsv': [
    place('Hutto', '48491', { landfill_id: '7', landfill_miles: '9' }),
    place('Round Rock', '48491', { landfill_id: '7', landfill_miles: '3' }),
    place('A Part of Austin', '48453'),
  ],
  'climate-stations.tsv': [],
  'counties.tsv': [
    row('counties.tsv', {
      county_fips: '48301',
      population_2023: '43',
      population_change_pct_2020_23: '9.0',
    }),
  ],
  'landfills.tsv': [
    landfill({ landfill_id: '7', owner: 'Public/Private', tons_a_year: '5', tons_year: '2012' }),
    landfill({ landfill_id: '8' }),
  ],
  'place-hurricanes.tsv': [],
  'county-electric.tsv': [],
  'electric-utilities.tsv': [],
  'state-rules.tsv': [
    row('state-rules.tsv', { state: 'TX', rule: 'plumbing_code', value: 'none', confidence: 'low' }),
  ],
};

describe('the packed tables', () => {
  const { files, left, problems } = packTables(tables, () => '78634');
  const linesOf = (name: string) => (files.get(name) ?? '').replace(/\n$/, '').split('\n').slice(1);

  test('have only towns of the gazetteer, and landfills that a town uses', () => {
    expect([left, problems]).toEqual([['A Part of Austin, TX'], []]);
    expect(linesOf('places.tsv').map(one => one.split('\t')[1])).toEqual(['Hutto', 'Round Rock']);
    expect(linesOf('landfills.tsv').map(one => one.split('\t')[0])).toEqual(['7']);
  });

  test('leave out old tons, a mixed owner, rules of low trust, and the change of a small county', () => {
    expect(linesOf('landfills.tsv')).toEqual(['7\tPit Landfill\tHutto\t\t\t\t']);
    expect(linesOf('state-rules.tsv')).toEqual([]);
    expect(linesOf('counties.tsv')[0]?.split('\t').slice(0, 3)).toEqual(['48301', '43', '']);
  });

  test('rank the towns that share a landfill by their miles', () => {
    expect(linesOf('places.tsv').map(one => one.split('\t')[16])).toEqual(['1', '0']);
  });

  test('a landfill that its table does not have is a problem with its line', () => {
    const wrong = [place('Hutto', '48491', { landfill_id: '9' })];
    expect(packTables({ ...tables, 'places.tsv': wrong }, () => '').problems).toEqual([
      'places.tsv, line 2, column landfill_id: 9 is not in landfills.tsv.',
    ]);
  });
});
