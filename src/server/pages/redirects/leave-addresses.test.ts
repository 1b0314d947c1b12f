import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ImportReport } from '../../../contract/pages/redirects.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { type LeftAddress, leaveAddresses } from './leave-addresses.ts';
import { returnToAddresses, undoAddressChange } from './return-to-addresses.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  const { id } = await createTemplate(program);
  const batch = await planBatch(program, {
    template_id: id,
    locations: 'Miami, FL\nHialeah, FL',
    keywords: 'junk removal\njunk removals\nattic clean-out',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());
beforeEach(async () => {
  const db = program.database.kysely;
  await sql`truncate redirects, redirect_snapshots`.execute(db);
  await sql`update generated_landing_pages set status = 'published'`.execute(db);
});

const junk = 'junk-removal-miami-fl';
const alike = 'junk-removals-miami-fl';
const attic = 'attic-clean-out-miami-fl';
const miami = [junk, alike, attic];

async function setStatus(slugs: readonly string[], status: string): Promise<void> {
  await sql`update generated_landing_pages set status = ${status} where slug = any(${slugs}::text[])`.execute(
    program.database.kysely,
  );
}

async function leave(moves: readonly LeftAddress[], cause = uuid()) {
  await setStatus(
    moves.map(move => move.slug),
    'archived',
  );
  return program.database.kysely.transaction().execute(trx => leaveAddresses(trx, moves, cause));
}

async function returnTo(slugs: readonly string[], cause?: string) {
  await setStatus(slugs, 'published');
  return program.database.kysely.transaction().execute(trx => returnToAddresses(trx, slugs, cause));
}

async function rules(): Promise<Record<string, string>> {
  const rows = await program.database.kysely
    .selectFrom('redirects')
    .select(['source_path', 'destination_path'])
    .orderBy('source_path')
    .execute();
  return Object.fromEntries(rows.map(row => [row.source_path, row.destination_path]));
}

const storedRules = () => program.database.kysely.selectFrom('redirects').selectAll().orderBy('id').execute();

/** A rule, without its time of change. */
const timeless = <Row extends { updated_at: Date }>(row: Row) => ({ ...row, updated_at: null });

const add = (source_path: string, destination_path: string) =>
  program.call('POST', '/api/redirects', { source_path, destination_path });

describe('a page that leaves its address', () => {
  test('a page that leaves its address leads to the live page of its town that is most like it, else to the town’s list, else to all towns', async () => {
    await leave([{ slug: junk }]);
    expect(await rules()).toEqual({ [`/${junk}`]: `/${alike}/` });
    await leave([{ slug: alike }]);
    expect(await rules()).toEqual({
      [`/${junk}`]: '/locations/fl/miami',
      [`/${alike}`]: '/locations/fl/miami',
    });
    await leave([{ slug: attic }]);
    expect(await rules()).toEqual(
      Object.fromEntries(miami.toSorted().map(slug => [`/${slug}`, '/locations'])),
    );
  });

  test('a page that leaves its address leads where it is told, and not at all when told so', async () => {
    await leave([
      { slug: junk, to: '/pricing?from=old#truck' },
      { slug: alike, to: null },
    ]);
    expect(await rules()).toEqual({ [`/${junk}`]: '/pricing?from=old#truck' });
  });

  test('a page that leaves its address takes older rules that led to it along, whatever they are', async () => {
    await add('/by-hand', `/${alike}/`);
    await leave([{ slug: junk }]);
    await leave([{ slug: alike, to: null }]);
    // The page is not live any more: automatic rules move on, manual ones stay for staff to change.
    expect(await rules()).toEqual({ '/by-hand': `/${alike}/`, [`/${junk}`]: '/locations/fl/miami' });
    await returnTo([alike]);
    expect(await rules()).toEqual({ '/by-hand': `/${alike}/`, [`/${junk}`]: `/${alike}/` });
    await leave([{ slug: alike, to: '/about' }]);
    expect(await rules()).toEqual({ '/by-hand': '/about', [`/${junk}`]: '/about', [`/${alike}`]: '/about' });
  });

  test('a page that leaves its address never takes the place of a rule made by hand, on or off', async () => {
    await add(`/${junk}`, '/contact');
    await program.call('POST', '/api/redirects', {
      source_path: `/${alike}`,
      destination_path: '/contact',
      is_active: false,
    });
    const before = await storedRules();
    await leave([{ slug: junk }, { slug: alike }]);
    expect(await rules()).toEqual({ [`/${junk}`]: '/contact', [`/${alike}`]: '/contact' });
    expect(await storedRules()).toEqual(before);
  });

  test('a page that leaves its address can’t lead round in a circle, to itself or to anything but this site and https', async () => {
    await add('/old', `/${junk}/`);
    await expect(leave([{ slug: junk, to: '/old' }])).rejects.toThrow(
      `This would lead round in a circle: /${junk} → /old → /${junk}`,
    );
    for (const to of [`/${junk}/`, '//evil.example', 'javascript:alert(1)', '/a\r\nSet-Cookie: x=1']) {
      await expect(leave([{ slug: junk, to }])).rejects.toMatchObject({ kind: 'invalid' });
    }
    expect(await rules()).toEqual({ '/old': `/${junk}/` });
  });
});

describe('a page that is live again', () => {
  test('a page that is live again is no longer hidden, and what led to it leads to it', async () => {
    await add('/old', `/${junk}/`);
    await leave(miami.map(slug => ({ slug })));
    expect((await rules())['/old']).toBe('/locations');
    await returnTo([junk]);
    expect(await rules()).toEqual({
      '/old': `/${junk}/`,
      [`/${alike}`]: '/locations',
      [`/${attic}`]: '/locations',
    });
  });

  test('a page that is live again stays under a rule made by hand', async () => {
    await leave([{ slug: junk }]);
    await program.call<ImportReport>('POST', '/api/redirects/import', {
      csv: `from,to\n/${junk},/contact`,
      apply: true,
    });
    const before = await storedRules();
    expect(before).toMatchObject([{ destination_path: '/contact', cause: null, is_active: true }]);
    await returnTo([junk]);
    expect(await storedRules()).toEqual(before);
  });
});

test('taking changes back, in any order, ends where it began', async () => {
  await add('/old', `/${junk}/`);
  await leave([{ slug: attic, to: '/about' }]);
  const before = await storedRules();
  const unchanged = before.map(timeless);
  const [first, second] = [uuid(), uuid()];
  await returnTo([attic], first);
  await leave([{ slug: junk }], second);
  await leave([{ slug: alike }], second);
  const undo = (cause: string, slugs: string[]) =>
    program.database.kysely.transaction().execute(trx => undoAddressChange(trx, { cause, slugs }));
  await setStatus([attic], 'archived');
  await undo(first, [attic]);
  await setStatus([junk, alike], 'published');
  await undo(second, [junk, alike]);
  const after = await storedRules();
  expect(after.map(timeless)).toEqual(unchanged);
});

test('works in a transaction on a job’s own connection, and leaves nothing of one that is rolled back', async () => {
  const client = await program.database.pool.connect();
  try {
    await client.query('begin');
    await leaveAddresses(kyselyOn(client), [{ slug: junk, to: '/about' }], uuid());
    await client.query('rollback');
    expect(await rules()).toEqual({});
    await client.query('begin');
    await leaveAddresses(kyselyOn(client), [{ slug: junk, to: '/about' }], uuid());
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await rules()).toEqual({ [`/${junk}`]: '/about' });
});

test('pages whose rows are gone lead on by what they were about', async () => {
  const page = { id: uuid(), city: 'Hialeah', state: 'FL', keyword: 'Junk Removal' };
  await leave([{ slug: 'gone-page', page }]);
  expect(await rules()).toEqual({ '/gone-page': '/junk-removal-hialeah-fl/' });
});
