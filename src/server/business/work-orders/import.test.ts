import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import type { TestProgram } from '../../../../test/test-program.ts';
import type { Fact } from '../../../contract/business/statements.ts';
import type { WorkOrder, WorkOrderImport, WorkOrderSummary } from '../../../contract/business/work-orders.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startDemoProgram();
  await program.call('POST', '/api/setup', {
    trade: 'plumbing',
    business: { name: 'Bluebonnet Pipe Works', phone: '(512) 555-0134', email: 'hello@bluebonnet.example' },
    areas: { center: { city: 'Austin', state: 'TX', miles: 30 }, most_towns: 10 },
    landing_pages: 'none',
  });
});
afterAll(() => program.stop());

const importCsv = (csv: string, more: object = {}) =>
  program.call<WorkOrderImport>('POST', '/api/work-orders/import', { csv, apply: true, ...more });
const list = (query = '') =>
  program.call<{ items: WorkOrder[]; total: number }>('GET', `/api/work-orders${query}`);
const removeAll = () => program.call<{ deleted: number }>('DELETE', '/api/work-orders');

async function factsOf(city: string, service: string): Promise<Record<string, string>> {
  const query = new URLSearchParams({ city, state: 'TX', service });
  const { items } = await program.call<{ items: Fact[] }>('GET', `/api/statements/facts?${query}`);
  return Object.fromEntries(
    items.filter(({ name }) => name.includes('own_job')).map(({ name, value }) => [name, value]),
  );
}

async function refusal(csv: string, more: object = {}): Promise<string> {
  const reply = await program.request('POST', '/api/work-orders/import', {
    cookie: program.cookie,
    body: { csv, apply: true, ...more },
  });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  const { error } = (await reply.json()) as { error: { message: string } };
  return error.message;
}

/** A one-off jobs report: BOM, Windows line ends, quotes, an open job. */
const jobber = [
  '\uFEFF"Job #","Client name","Client email","Service street","Service city","Service province","Service ZIP","Created date","Closed date","Job title","Line items","Time tracked","Total revenue ($)"',
  ...[1400, 1450, 1500, 1800, 1900, 2500].map(
    (price, at) =>
      `${1001 + at},"Ann ""Annie"" Smith",ann@example.com,"${at} Elm St, Apt 4",Kyle,Texas,78640,01/0${at + 1}/2026,02/1${at}/2026,"Water heater replacement, 50 gal","Water heater",${at + 1}:30,"$${price.toLocaleString('en-US')}.00"`,
  ),
  '1010,Bob Brown,,"9 Oak St",Kyle,Texas,78640,03/01/2026,,"Drain cleaning",,,',
  '',
].join('\r\n');

test('an export of Jobber says how many jobs there were, since when, their prices and times', async () => {
  const checked = await importCsv(jobber, { apply: false });
  expect(checked).toMatchObject({
    applied: false,
    program: 'jobber',
    columns: { town: 'Service city', state: 'Service province', date: 'Closed date', hours: 'Time tracked' },
    counts: { new: 6, changed: 0, same: 0, refused: 1 },
  });
  expect(checked.rows[0]).toMatchObject({ line: 8, reason: 'Not finished: it has no date.' });
  expect((await list()).total).toBe(0);
  expect((await importCsv(jobber)).applied).toBe(false);
  expect(await importCsv(jobber, { skip_refused: true })).toMatchObject({ applied: true });
  await expect
    .poll(() => factsOf('Kyle', 'Water Heater Repair'))
    .toEqual({
      'place.own_jobs': '6 water heater jobs',
      'place.own_jobs_since': 'February 2026',
      'place.own_job_prices': '$1,450 to $1,900',
      'place.own_job_time': '3½ hours',
    });
  expect(await factsOf('Kyle', 'Drain Cleaning')).toEqual({});
});

test('no name, street or number of a customer is kept', async () => {
  const { rows } = await program.database.pool.query('select work_orders::text as row from work_orders');
  for (const { row } of rows) expect(row).not.toMatch(/Ann|Smith|Elm|example\.com|78640|\b100\d\b/);
});

test('the same file again changes nothing, and a changed price changes one job', async () => {
  const again = await importCsv(jobber, { skip_refused: true });
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 6 });
  const other = await importCsv(jobber.replace('$2,500.00', '$2,600.00'), { skip_refused: true });
  expect(other.counts).toMatchObject({ new: 0, changed: 1, same: 5 });
  expect((await list()).total).toBe(6);
});

test('a town with fewer than five jobs tells those of its county, once the county has five', async () => {
  expect(await factsOf('Buda', 'Water Heater Repair')).toMatchObject({
    'county.own_jobs': '6 water heater jobs',
  });
  expect(await factsOf('Round Rock', 'Water Heater Repair')).toEqual({});
});

test('an exported file can be imported again and changes nothing', async () => {
  const reply = await program.request('GET', '/api/work-orders/export.csv', { cookie: program.cookie });
  const csv = await reply.text();
  expect(csv).toContain('town,state,service,date,price,minutes,order_key');
  expect((await importCsv(csv)).counts).toMatchObject({ new: 0, changed: 0, same: 6, refused: 0 });
});

test('the summary names towns and counties with the facts of their pages', async () => {
  const { items } = await program.call<{ items: WorkOrderSummary[] }>('GET', '/api/work-orders/summary');
  expect(items.map(({ subject_kind, subject, jobs }) => [subject_kind, subject, jobs])).toEqual([
    ['place', 'Kyle, TX', 6],
    ['county', 'Hays, TX', 6],
  ]);
  expect(items[0]?.facts[0]).toEqual({ name: 'place.own_jobs', value: '6 water heater jobs' });
});

test('deleting one of five jobs takes the sentence off the pages, deleting all empties the list', async () => {
  const { items } = await list('?service=water%20heater%20repair');
  for (const { id } of items.slice(0, 2)) await program.call('DELETE', `/api/work-orders/${id}`);
  await expect.poll(() => factsOf('Kyle', 'Water Heater Repair')).toEqual({});
  expect(await removeAll()).toEqual({ deleted: 4 });
  expect((await list()).total).toBe(0);
});

/** A jobs export: addresses in one cell, a canceled job, other names of columns. */
const housecallPro = [
  'HCP Id,Job description,Customer,Job address,Job completed date,Job amount,Job status,Total time on job',
  ...[1, 2, 3, 4, 5].map(
    day =>
      `J-${day},Clogged drain in kitchen,Pat Doe,"12${day} Palm Valley Blvd, Round Rock, TX 7866${day}","Mar ${day}, 2026 8:00 AM",$1${day}0.00,Completed,1h 15m`,
  ),
  'J-9,Clogged drain,Pat Doe,"1 Main St, Round Rock, TX 78664","Mar 6, 2026",$90.00,User canceled,',
].join('\n');

test('an export of Housecall Pro has its towns in addresses', async () => {
  const report = await importCsv(housecallPro, { skip_refused: true });
  expect(report).toMatchObject({ program: 'housecall-pro', counts: { new: 5, refused: 1 } });
  expect(report.rows[0]?.reason).toBe('Not a finished job: “User canceled”.');
  await expect
    .poll(() => factsOf('Round Rock', 'Drain Cleaning'))
    .toEqual({
      'place.own_jobs': '5 drain cleaning jobs',
      'place.own_jobs_since': 'March 2026',
      'place.own_job_prices': '$120 to $140',
      'place.own_job_time': 'an hour and a half',
    });
  await removeAll();
});

/** A report: lines above the head, several lines of a bill, a payment, a total, addresses without commas. */
const quickBooks = [
  'Bluebonnet Pipe Works',
  'Sales by Customer Detail',
  '"January - November, 2026"',
  '',
  'Date,Transaction Type,Num,Customer,Shipping Address,Product/Service,Qty,Sales Price,Amount',
  ...[11, 12, 13, 14, 15].flatMap(number => [
    `01/${number}/2026,Invoice,${number},Kim Lee,"12 West Center St Kyle TX 78640 US",Tankless water heater,1,"1,000.00","1,000.00"`,
    `01/${number}/2026,Invoice,${number},Kim Lee,"12 West Center St Kyle TX 78640 US",Labor,4,100.00,400.00`,
  ]),
  '01/20/2026,Payment,99,Kim Lee,,,,,-1400.00',
  'TOTAL,,,,,,,,"7,000.00"',
].join('\n');

test('a report of QuickBooks counts a bill once, at the price of its lines', async () => {
  const report = await importCsv(quickBooks, { skip_refused: true });
  expect(report).toMatchObject({
    program: 'quickbooks',
    columns: { town: 'Shipping Address', service: 'Product/Service', price: 'Amount', number: 'Num' },
    counts: { new: 5, same: 5, refused: 2 },
    unknown_services: [],
  });
  expect(report.rows.find(({ verdict }) => verdict === 'same')).toMatchObject({
    line: 7,
    reason: 'Counted with line 6: the same number.',
  });
  await expect
    .poll(() => factsOf('Kyle', 'Tankless Water Heaters'))
    .toEqual({
      'place.own_jobs': '5 tankless water heaters',
      'place.own_jobs_since': 'January 2026',
      'place.own_job_prices': '$1,400',
    });
  await removeAll();
});

test('a bill with two services counts for both, and its price for none', async () => {
  const csv = [
    'Date,Transaction Type,Num,Ship City,Ship State,Product/Service,Amount',
    '01/11/2026,Invoice,7,Kyle,TX,Drain cleaning,200',
    '01/11/2026,Invoice,7,Kyle,TX,Toilet repair,300',
  ].join('\n');
  expect((await importCsv(csv)).counts).toMatchObject({ new: 2, refused: 0 });
  expect((await list()).items.map(({ price_cents }) => price_cents)).toEqual([null, null]);
  await removeAll();
});

test('the owner says what an unknown column and an unknown service are', async () => {
  const csv = 'Ort;Arbeit;date\nKyle, TX;Rohrputz;2026-05-01\nKyle, TX;Rohrputz;2026-05-01\n';
  expect(await refusal(csv)).toBe(
    'No column has the town and the service. Choose the one that does. Columns of the file: Ort, Arbeit, date.',
  );
  expect(await importCsv(csv, { apply: false })).toMatchObject({
    headings: ['Ort', 'Arbeit', 'date'],
    columns: { town: null, service: null, date: 'date' },
    counts: { refused: 2 },
  });
  const columns = { town: 'Ort', service: 'Arbeit' };
  const asked = await importCsv(csv, { columns });
  expect(asked).toMatchObject({ applied: false, unknown_services: [{ text: 'Rohrputz', rows: 2 }] });
  expect(asked.rows[0]?.reason).toBe('No service is called “Rohrputz”. Choose the one it means.');
  const told = { columns, services: { Rohrputz: 'Drain Cleaning' } };
  // Two equal rows are two jobs; the same two rows again are none.
  expect((await importCsv(csv, told)).counts).toMatchObject({ new: 2, refused: 0 });
  expect((await importCsv(csv, told)).counts).toMatchObject({ new: 0, same: 2 });
  await removeAll();
});

test('a town is refused if nothing tells which one is meant', async () => {
  const read = async (town: string, state = '') => {
    const { rows } = await importCsv(
      `town,state,service,date\n"${town}",${state},Drain cleaning,2026-05-01\n`,
      {
        apply: false,
      },
    );
    return rows[0]?.reason;
  };
  expect(await read('Kyle')).toBe('');
  expect(await read('Kyle', 'ZZ')).toBe('“ZZ” is no state.');
  expect(await read('Atlantis', 'TX')).toBe('The gazetteer has no town “Atlantis” in TX.');
  expect(await read('Brentwood', 'CA')).toBe(
    'CA has 2 places called Brentwood: in Contra Costa County and Los Angeles County. Add the one you mean to the towns of your served areas.',
  );
  expect(await read('12 Main St, Kyle, TX 78640-1234, USA')).toBe('');
  expect(await read('12 Main St\nKyle TX 78640')).toBe('');
  expect(await read('Kyle, Texas, 78640')).toBe('');
  expect(await read('12 Old Round Rock Rd Austin TX')).toBe('');
});

test('a number twice, an ambiguous day and a lost number are refused with their line', async () => {
  const csv = [
    'Job #,town,state,service,date,price',
    '1,Kyle,TX,Drain cleaning,31/05/2026,90',
    '1,Kyle,TX,Drain cleaning,05/31/2026,90',
    '3,Kyle,TX,Drain cleaning,03/05/2026,90',
    '4,Kyle,TX,Drain cleaning,2026-05-01,1.2E+15',
  ].join('\n');
  const { rows, applied } = await importCsv(csv);
  expect(applied).toBe(false);
  expect(rows.filter(({ verdict }) => verdict === 'refused').map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(rows[0]?.reason).toBe('Line 2 has the same number.');
  expect(rows[1]?.reason).toMatch(/^Line 4: “03\/05\/2026” can be two days/);
});

test('a cell with a formula is a text, here and in the export', async () => {
  const csv = 'town,state,service,date\nKyle,TX,"=HYPERLINK(""https://evil.example"")",2026-05-01\n';
  const { unknown_services } = await importCsv(csv);
  expect(unknown_services).toEqual([{ text: '=HYPERLINK("https://evil.example")', rows: 1 }]);
});

test('a file that is too long, or more than a million in all, is refused', async () => {
  const row = 'Kyle,TX,Drain cleaning,2026-05-01\n';
  expect(await refusal(`town,state,service,date\n${row.repeat(100_001)}`)).toBe(
    'At most 100,000 rows at once. Split the file.',
  );
  await program.database.pool.query(`
    insert into work_orders (id, order_key, place_key, county_key, place, service, done_on, price_cents)
    select gen_random_uuid(), 'k' || n, 'place:kyle, tx', 'county:hays, tx', 'Kyle, TX', 'Drain Cleaning',
      '2026-05-01', 10000 + n % 5000 from generate_series(1, 1000000) n`);
  expect(await refusal(`town,state,service,date\n${row}`)).toMatch(/^At most 1,000,000 work orders are kept/);
  expect(await factsOf('Kyle', 'Drain Cleaning')).toMatchObject({
    'place.own_jobs': '1,000,000 drain cleaning jobs',
  });
  expect(await removeAll()).toEqual({ deleted: 1_000_000 });
}, 120_000);
