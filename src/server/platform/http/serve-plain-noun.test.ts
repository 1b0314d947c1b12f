import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import {
  dayField,
  longTextField,
  plainNoun,
  switchField,
  textField,
  wholeNumberField,
} from '../../../contract/platform/plain-noun.ts';
import { answerError } from './answer-error.ts';
import type { AppEnv } from './app-env.ts';
import { servePlainNoun } from './serve-plain-noun.ts';
import { defaultStreamTimeouts } from './serve-stream.ts';

// Its activity is logged under the name of another noun, which has no table of its name.
const trucks = plainNoun({
  noun: 'giveaway',
  one: 'truck',
  many: 'trucks',
  name: 'plate',
  fields: {
    plate: textField(20, { label: 'Plate' }),
    seats: wholeNumberField({ min: 1, max: 9, initial: 2 }, { label: 'Seats' }),
    inspected_on: dayField({ label: 'Inspected on' }),
    is_ours: switchField(true, { label: 'Ours' }),
    note: longTextField(100, { label: 'Note' }),
  },
});
const truck = { plate: 'HAUL 1', seats: 3, inspected_on: '2026-05-31', is_ours: true, note: 'Ramp' };

let program: TestProgram;
let app: Hono<AppEnv>;
beforeAll(async () => {
  program = await startTestProgram();
  await program.database.pool.query(`create table giveaway (
    id uuid primary key, plate text not null unique, seats integer not null, inspected_on date, is_ours boolean not null,
    note text not null, search text not null generated always as (plate || E'\\n' || note) stored,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now())`);
  const { rows } = await program.database.pool.query(`select id from auth_users`);
  app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(error, c, pino({ level: 'silent' })));
  app.use(async (c, next) => {
    c.set('user', { id: rows[0].id, email: 'admin@example.com', role: 'admin', lacksFactor: false });
    c.set('timeouts', defaultStreamTimeouts);
    await next();
  });
  servePlainNoun(app, program.database.kysely, trucks);
});
afterAll(() => program.stop());

async function ask(method: string, path = '', body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers };
  const reply = await app.request(`/api/giveaway${path}`, { method, ...sent });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, body: isJson ? JSON.parse(text) : text };
}

const clear = () => program.database.pool.query('delete from giveaway; delete from activity');
const logged = async () =>
  (await program.database.pool.query('select action, subject_name, before, after from activity order by id'))
    .rows;

test('a record is added, found by any text of it, changed and deleted, and the log says what changed', async () => {
  await clear();
  const { status, body } = await ask('POST', '', truck);
  expect([status, body]).toEqual([
    201,
    { ...truck, id: body.id, created_at: body.created_at, updated_at: body.updated_at },
  ]);
  expect((await ask('GET', '?search=RAMP')).body).toMatchObject({
    items: [truck],
    total: 1,
    next_cursor: null,
  });
  expect((await ask('GET', '?search=crane')).body.items).toEqual([]);
  const changed = { ...truck, seats: 2, note: 'No ramp' };
  const update = { ...changed, updated_at: body.updated_at };
  expect((await ask('PUT', `/${body.id}`, update)).body).toMatchObject(changed);
  expect((await ask('GET', `/${body.id}`)).body).toMatchObject(changed);
  expect((await ask('DELETE', `/${body.id}`)).status).toBe(204);
  expect((await ask('GET', `/${body.id}`)).body.error).toMatchObject({ message: 'This truck is gone.' });
  expect((await ask('DELETE', `/${body.id}`)).status).toBe(404);
  const none = { before: null, after: null };
  expect(await logged()).toEqual([
    { action: 'created', subject_name: 'HAUL 1', ...none },
    { action: 'saved', subject_name: 'HAUL 1', before: { seats: 3 }, after: { seats: 2 } },
    { action: 'deleted', subject_name: 'HAUL 1', ...none },
  ]);
});

test('a stale change, a name that is taken and a value that breaks its rule are refused, and nothing is written', async () => {
  await clear();
  const { body: one } = await ask('POST', '', truck);
  const { body: two } = await ask('POST', '', { ...truck, plate: 'HAUL 2' });
  const stale = await ask('PUT', `/${one.id}`, { ...truck, seats: 9, updated_at: '2026-01-01T00:00:00Z' });
  expect(stale.body.error).toMatchObject({ kind: 'conflict', reason: 'changed-meanwhile' });
  const fields = [{ path: 'plate', message: 'Another truck has this plate' }];
  expect((await ask('PUT', `/${two.id}`, truck)).body.error).toMatchObject({ kind: 'conflict', fields });
  expect((await ask('POST', '', truck)).body.error).toMatchObject({ kind: 'conflict', fields });
  const wrong = await ask('POST', '', {
    ...truck,
    plate: ' ',
    seats: 1.5,
    inspected_on: '31/5',
    is_ours: 'yes',
  });
  expect(wrong.body.error.fields.map(({ path }: { path: string }) => path)).toEqual([
    'plate',
    'seats',
    'inspected_on',
    'is_ours',
  ]);
  expect((await ask('POST', '', { ...truck, plate: 'X', wheels: 4 })).status).toBe(400);
  expect((await ask('GET')).body.items).toEqual([two, one]);
  expect((await logged()).length).toBe(2);
});

test('a list is read page by page, newest first', async () => {
  await clear();
  for (let n = 1; n <= 5; n++) await ask('POST', '', { ...truck, plate: `HAUL ${n}` });
  const first = (await ask('GET', '?per_page=2')).body;
  const next = (await ask('GET', `?per_page=2&cursor=${first.next_cursor}`)).body;
  const platesOf = ({ items }: { items: { plate: string }[] }) => items.map(({ plate }) => plate);
  expect([first.total, platesOf(first), platesOf(next)]).toEqual([
    5,
    ['HAUL 5', 'HAUL 4'],
    ['HAUL 3', 'HAUL 2'],
  ]);
});

test('an exported file is imported again without a change, and a changed one changes only its columns', async () => {
  await clear();
  await ask('POST', '', truck);
  await ask('POST', '', { ...truck, plate: '=HAUL', inspected_on: null, is_ours: false, note: '00501' });
  const { body: csv } = await ask('GET', '/export.csv');
  const options = { apply: true, skip_refused: false };
  expect((await ask('POST', '/import', { csv, ...options })).body.counts).toEqual({
    new: 0,
    changed: 0,
    same: 2,
    refused: 0,
  });
  const changes = 'plate,seats,inspected_on\nHAUL 1,4,6/1/2026\nHAUL 9,5,\n';
  expect((await ask('POST', '/import', { csv: changes, ...options })).body.counts).toMatchObject({
    new: 1,
    changed: 1,
  });
  const { items } = (await ask('GET')).body;
  expect(items).toMatchObject([
    { plate: 'HAUL 9', seats: 5, inspected_on: null, is_ours: true, note: '' },
    { plate: '=HAUL', note: '00501' },
    { ...truck, seats: 4, inspected_on: '2026-06-01' },
  ]);
});

test('of a file with refused rows nothing is stored, unless they are left out', async () => {
  await clear();
  const csv = 'plate,seats\nHAUL 1,3\nHAUL 1,4\n,2\nHAUL 3,many\n';
  const refused = await ask('POST', '/import', { csv, apply: true, skip_refused: false });
  expect(refused.body).toMatchObject({ applied: false, counts: { new: 1, refused: 3 } });
  expect(
    refused.body.rows.map(({ line, reason }: { line: number; reason: string }) => [line, reason]),
  ).toEqual([
    [3, 'A row above has the same plate.'],
    [4, 'Enter the plate'],
    [5, 'Write a whole number'],
    [2, ''],
  ]);
  expect((await ask('GET')).body.items).toEqual([]);
  await ask('POST', '/import', { csv, apply: true, skip_refused: true });
  expect((await ask('GET')).body.items).toMatchObject([{ plate: 'HAUL 1', seats: 3 }]);
});
