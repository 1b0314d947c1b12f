import { strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocationReport } from '../../src/contract/business/locations.ts';
import type { StatementImport } from '../../src/contract/business/statements.ts';
import { statedPredicates } from '../../src/server/business/packs/predicates.ts';
import { readTowns } from '../../src/server/business/places/gazetteer.ts';
import { readSheet } from '../../src/server/templates/sheets/read-sheet.ts';
import { planBatch } from '../factories.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

/* Lists and files at their limits. */

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

test('200,000 lines are planned; an unknown state and a line without one are reported with their numbers', async () => {
  const lines = Array.from({ length: 200_000 }, (_, n) => `Town ${n.toString(36)}, FL`);
  lines[7] = 'Springfield, ZZ';
  lines[9] = 'Nowhere';
  lines[11] = lines[12] ?? '';
  const text = lines.join('\n');
  const report: LocationReport = await program.call('POST', '/api/locations/parse', { text });
  expect(report).toMatchObject({
    total_lines: 200_000,
    rejected_count: 2,
    duplicate_count: 1,
    ready_count: 199_997,
  });
  expect(report.rejected.map(line => line.line_number)).toEqual([8, 10]);
  const batch = await planBatch(program, {
    locations: text,
    keywords: 'many',
    url_pattern: 'keyword-city-state',
  });
  expect(batch).toMatchObject({ combinations: 199_997, total_planned: 199_997 });
});

test('a CSV file of a row more than the limit is refused with the limit, and a file at the limit is read', async () => {
  const read = (count: number) => readSheet(strToU8(`City,State\n${'Miami,FL\n'.repeat(count)}`), {});
  await expect(read(200_001)).rejects.toThrow('more than 200,000 rows');
  expect((await read(200_000)).rows).toHaveLength(200_000);
});

test('a file of fifty thousand facts, one in a hundred wrong, is refused as a whole and the wrong ones are named first', async () => {
  const count = async () => (await program.call<{ total: number }>('GET', '/api/statements')).total;
  const places = readTowns().filter(({ state }) => state === 'GA');
  const predicates = [...statedPredicates().values()].filter(({ of }) => of.includes('place'));
  const rows = Array.from({ length: 50_000 }, (_, n) => {
    const place = n % 100 === 7 ? 'Nowhere' : (places[n % 300]?.city ?? '');
    const predicate = predicates[Math.floor(n / 300) % 20]?.name ?? '';
    const source = `https://city${n}.example/${'long-address-of-a-page/'.repeat(4)}`;
    return `"place:${place}, GA",${predicate},the same for all,${source},,,,`;
  });
  const csv = ['subject,predicate,value,source,source_name,checked_on,expires_on,license', ...rows].join(
    '\n',
  );
  const before = await count();
  const report: StatementImport = await program.call('POST', '/api/statements/import', { csv, apply: true });
  expect(report).toMatchObject({ applied: false, counts: { new: 49_500, refused: 500, disputed: 0 } });
  expect(report.rows).toHaveLength(1_000);
  expect(report.rows.slice(0, 500).every(({ verdict }) => verdict === 'refused')).toBe(true);
  expect(report.rows[0]).toMatchObject({ line: 9, reason: 'The gazetteer has no place “Nowhere” in GA.' });
  expect(await count()).toBe(before);
});
