import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { holdLocks } from '../../../../test/held-locks.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { endLastAttempt } from '../../../../test/last-attempt.ts';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Backup, BackupRun } from '../../../contract/operations/backups.ts';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import { renderLandingPage } from '../../website/landing-pages/render-page.ts';
import type { OpenContainer } from '../containers/container-entry.ts';
import { makeBackupJob, orderBackup, recordRestore, recordRun, restoreBackupJob } from './backup-context.ts';
import { type BackupHead, checkBackupFile, writeBackupFile } from './backup-file.ts';
import { markRestoring } from './drop-orphan-photos.ts';
import { makeBackup } from './make-backup.ts';
import { lastDue } from './schedule-backups.job.ts';
import { resumeBackupRuns } from './work-on-runs.job.ts';

let program: TestProgram;
let dataDir: string;
let now = new Date('2027-03-14T12:00:00Z');
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pagehaul-backups-'));
  program = await startTestProgram({ DATA_DIR: dataDir }, () => now);
});
afterAll(async () => {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface List {
  items: Backup[];
  runs: BackupRun[];
}
const list = () => program.call<List>('GET', '/api/backups');
const folder = () => join(dataDir, 'backups');
const cookieOfAdmin = () => program.signIn({ email: 'admin@example.com', password: 'correct horse battery' });

/** Read from the database: after a restore the session of the test may be another. */
async function ended(id: string): Promise<BackupRun & { replaced_at: Date | null }> {
  const look = async () =>
    (await program.database.pool.query('select * from backup_runs where id = $1', [id])).rows[0];
  await expect.poll(look).toMatchObject({ finished_at: expect.any(Date) });
  return look();
}

async function backUp(): Promise<string> {
  const { id } = await program.call<BackupRun>('POST', '/api/backups');
  const run = await ended(id);
  expect(run).toMatchObject({ status: 'completed', message: null, tables_done: run.tables_total });
  expect(run.tables_total).toBeGreaterThan(0);
  return run.file_name ?? '';
}

async function restore(name: string): Promise<BackupRun> {
  const { id } = await program.call<BackupRun>('POST', `/api/backups/${name}/restore`, {
    confirm_name: name,
  });
  return ended(id);
}

/** All rows of all tables as text, to compare two states. Pending forecasts of batches are completed first. */
async function everything(): Promise<Record<string, string[]>> {
  await waitForIdleJobs(program);
  const { rows: tables } = await program.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('backup_runs', 'activity') and relname not like 'kysely%' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await program.database.pool.query<{ row: string }>(
      `select t::text as row from ${name} t order by 1`,
    );
    found[name] = rows.map(one => one.row);
  }
  return found;
}

describe('a backup', () => {
  test('brings back every row of every table, the public page byte for byte, and photos', async () => {
    const batch = await planBatch(program, { keywords: 'junk removal' });
    await generateBatch(program, batch.id);
    const { id: leadId } = await program.call<{ id: string }>('POST', '/api/leads', quoteForm());
    const photo = join(dataDir, 'uploads', 'leads', leadId, '1.webp');
    await program.database.pool.query(
      `insert into lead_photos (lead_id, number, source_hash, width, height, bytes) values ($1, 1, 'h', 1, 1, 5)`,
      [leadId],
    );
    await mkdir(join(dataDir, 'uploads', 'leads', leadId), { recursive: true });
    await writeFile(photo, 'photo');
    const { rows } = await program.database.pool.query('select slug from generated_landing_pages limit 1');
    const slug: string = rows[0].slug;
    const page = await renderLandingPage(program, slug);
    const before = await everything();
    const name = await backUp();

    await program.database.pool.query('delete from generated_landing_pages');
    await program.database.pool.query('delete from leads');
    await rm(photo);
    await createTemplate(program, { name: 'Made after the backup' });
    const done = await restore(name);
    expect(done).toMatchObject({ status: 'completed', message: null });

    expect(await everything()).toEqual(before);
    expect((await renderLandingPage(program, slug))?.html).toBePage(page?.html);
    expect(await readFile(photo, 'utf8')).toBe('photo');
  });

  test('that was restored saved the replaced data in a backup, and that one restores too', async () => {
    await createTemplate(program, { name: 'Kept through two restores' });
    const before = await everything();
    const name = await backUp();
    await createTemplate(program, { name: 'Came in after the backup' });
    const after = await everything();
    const { safety_file_name } = await restore(name);
    expect(await everything()).toEqual(before);
    expect(safety_file_name).toMatch(/\.pagehaul-backup$/);
    await restore(safety_file_name ?? '');
    expect(await everything()).toEqual(after);
    const { rows } = await program.database.pool.query(
      `select nspname from pg_namespace where nspname in ('pagehaul_restoring', 'pagehaul_replaced')`,
    );
    expect(rows).toEqual([]);
  });

  test('leaves triggers, keys and indexes of the restored tables as migrations made them', async () => {
    const shape = async () => {
      const { rows } = await program.database.pool.query(
        `select 'i' as kind, indexdef as text from pg_indexes where schemaname = 'public'
         union all select 'c', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
           where connamespace = 'public'::regnamespace
         union all select 't', tgrelid::regclass || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger
           where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
         union all select 'f', oid::regprocedure::text || prosrc from pg_proc where pronamespace = 'public'::regnamespace
         order by 1, 2`,
      );
      return rows;
    };
    const before = await shape();
    expect((await restore(await backUp())).status).toBe('completed');
    expect(await shape()).toEqual(before);
    const batch = await planBatch(program, { locations: 'Tampa, FL', keywords: 'after restore' });
    const done = await generateBatch(program, batch.id);
    expect(done.total_completed).toBe(1);
  });

  test('is refused if one of its bytes changed, and nothing is changed', async () => {
    const name = await backUp();
    const file = await open(join(folder(), name), 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.from([0xff]), 0, 1, Math.floor(size * 0.7));
    await file.close();
    const before = await everything();
    expect(await program.call('POST', `/api/backups/${name}/verify`)).toEqual({
      is_whole: false,
      message: 'The backup is damaged: its content does not match its checksum.',
    });
    expect(await restore(name)).toMatchObject({
      status: 'failed',
      message: 'The backup is damaged: its content does not match its checksum.',
      safety_file_name: null,
    });
    expect(await everything()).toEqual(before);
  });

  test('with the rows of one table in place of another’s is refused and changes nothing', async () => {
    const name = await backUp();
    const before = await everything();
    const bytes = await readFile(join(folder(), name));
    const at = bytes.lastIndexOf('{"');
    const counts = JSON.parse(bytes.toString('utf8', at, bytes.indexOf('}', at) + 1));
    // The numbers are exchanged instead of the rows; the total and the checksum are right.
    [counts.settings, counts.leads] = [counts.leads, counts.settings];
    bytes.write(JSON.stringify(counts), at);
    const checksum = createHash('sha256').update(bytes.subarray(1_024)).digest('hex');
    bytes.write(checksum, bytes.indexOf('sha256 ') + 'sha256 '.length);
    await writeFile(join(folder(), name), bytes);
    const message = `The backup is damaged: its list leads has ${counts.settings} rows instead of ${counts.leads}.`;
    expect(await program.call('POST', `/api/backups/${name}/verify`)).toEqual({ is_whole: false, message });
    expect(await restore(name)).toMatchObject({ status: 'failed', message, safety_file_name: null });
    expect(await everything()).toEqual(before);
  });

  test('is refused when it is cut off', async () => {
    const name = await backUp();
    const whole = await readFile(join(folder(), name));
    await writeFile(join(folder(), name), whole.subarray(0, whole.length - 100));
    expect(await restore(name)).toMatchObject({ status: 'failed' });
    await writeFile(join(folder(), name), 'something else');
    const refused = await program.request('POST', `/api/backups/${name}/restore`, {
      cookie: await cookieOfAdmin(),
      body: { confirm_name: name },
    });
    expect([refused.status, (await refused.json()).error.reason]).toEqual([409, 'damaged']);
  });

  test('of a newer program is refused with the reason', async () => {
    const name = await remade(await backUp(), head => ({
      ...head,
      program_version: '9.0.0',
      migrations: [...head.migrations, '9999_later'],
    }));
    const refused = await program.request('POST', `/api/backups/${name}/restore`, {
      cookie: program.cookie,
      body: { confirm_name: name },
    });
    expect([refused.status, (await refused.json()).error.message]).toEqual([
      409,
      'This backup was made by a newer program (9.0.0, with 9999_later). Update the program, then restore it.',
    ]);
    expect((await list()).items.find(one => one.name === name)).toMatchObject({ can_restore: false });
  });

  test('whose tables are not those of its migrations is refused and changes nothing', async () => {
    const before = await everything();
    const name = await remade(await backUp(), head => ({ ...head, migrations: head.migrations.slice(0, 3) }));
    expect(await restore(name)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('is not what its migrations say'),
    });
    expect(await everything()).toEqual(before);
  });
});

/** A backup with changed metadata. */
async function remade(name: string, change: (head: BackupHead) => BackupHead): Promise<string> {
  const { container, ...backup } = await checkBackupFile(folder(), name);
  const { made_at, reason, program_version, postgres_version, migrations } = change(backup);
  const other = name.replace('pagehaul-', 'remade-');
  const head = { made_at, reason, program_version, postgres_version, migrations };
  await placeBackup({ name: other, head, ...contentsOf(container) });
  return other;
}

/** Written elsewhere first: a job that ends meanwhile deletes incomplete files of the folder. */
async function placeBackup(backup: Parameters<typeof writeBackupFile>[1]): Promise<void> {
  await writeBackupFile(dataDir, backup);
  await rename(join(dataDir, backup.name), join(folder(), backup.name));
}

function contentsOf(container: OpenContainer) {
  const { lists } = container.manifest as { lists: { name: string; columns: string[] }[] };
  return { lists, entries: container.entries() };
}

describe('restoring', () => {
  test('requires the typed name of the file', async () => {
    const name = await backUp();
    const refused = await program.request('POST', `/api/backups/${name}/restore`, {
      cookie: program.cookie,
      body: { confirm_name: 'yes' },
    });
    expect(refused.status).toBe(400);
  });

  test('that fails leaves no photo of a request that the database does not have', async () => {
    const name = await backUp();
    const head = await checkBackupFile(folder(), name);
    const lead = '0b1c2d3e-0000-4000-8000-00000000000b';
    const broken = 'pagehaul-20270101-000000-aaaaaa.pagehaul-backup';
    await placeBackup({
      name: broken,
      head,
      lists: [{ name: 'no_such_table', columns: ['id'] }],
      entries: (async function* () {
        yield { kind: 'file' as const, path: `leads/${lead}/1.webp`, content: Buffer.from('photo') };
        const content = (async function* () {
          yield Buffer.from('1\n');
        })();
        yield { kind: 'rows' as const, list: 'no_such_table', columns: ['id'], content };
      })(),
    });
    expect(await restore(broken)).toMatchObject({ status: 'failed' });
    const gone = () => existsSync(join(dataDir, 'uploads', 'leads', lead));
    await expect.poll(gone).toBe(false);
  });

  test('opens no file but a backup of the folder', async () => {
    for (const name of ['..%2f..%2fetc%2fpasswd', 'none.pagehaul-backup', 'a.txt']) {
      const reply = await program.request('GET', `/api/backups/${name}/file`, { cookie: program.cookie });
      expect([400, 404]).toContain(reply.status);
    }
  });

  test('waits for running work and lets visitors read meanwhile', async () => {
    const name = await backUp();
    const worker = new Client({ connectionString: program.database.url });
    await worker.connect();
    await worker.query(`begin; insert into settings (name, value) values ('in-flight', '1')`);
    const { id } = await program.call<BackupRun>('POST', `/api/backups/${name}/restore`, {
      confirm_name: name,
    });
    await expect
      .poll(async () => {
        const { rows } = await worker.query(
          `select count(*)::int as waiting from pg_locks where not granted
           and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows[0].waiting;
      })
      .toBeGreaterThan(0);
    const { rows } = await program.database.pool.query('select replaced_at from backup_runs where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ replaced_at: null }]);
    await worker.query('commit');
    await worker.end();
    const done = await ended(id);
    expect(done.status).toBe('completed');
    const kept: string[] = [];
    const { container } = await checkBackupFile(folder(), done.safety_file_name ?? '');
    for await (const entry of container.entries()) {
      if (entry.kind !== 'rows' || entry.list !== 'settings') continue;
      for await (const part of entry.content) kept.push(part.toString());
    }
    expect(kept.join('')).toContain('in-flight');
  });

  test('updates the running program: settings of the backup are in use', async () => {
    type Kept = { backups: { revision: number; value: object } };
    const name = await backUp();
    const { backups } = await program.call<Kept>('GET', '/api/settings');
    await program.call('PUT', '/api/settings/backups', {
      ...backups,
      value: { is_on: true, hour: 5, keep: 2 },
    });
    expect(program.settings.current().backups.hour).toBe(5);
    await restore(name);
    await expect.poll(() => program.settings.current().backups.hour).toBe(3);
  });
});

describe('the schedule', () => {
  test('knows when a daily backup was last due, across a change of the clocks', () => {
    const daily = { hour: 3, timeZone: 'America/New_York' };
    expect(lastDue(daily, new Date('2027-03-14T06:00:00Z')).toISOString()).toBe('2027-03-13T08:00:00.000Z');
    expect(lastDue(daily, new Date('2027-03-14T08:00:00Z')).toISOString()).toBe('2027-03-14T07:00:00.000Z');
  });

  test('keeps a limited number of scheduled backups and every manual one', async () => {
    const asked = await backUp();
    for (let day = 0; day < 9; day += 1) {
      const run = await orderBackup(
        program.backups,
        { ...program.queue, sendNow: async () => undefined },
        'scheduled',
      );
      await makeBackup(program.backups, run.id, new AbortController().signal);
    }
    const { items } = await list();
    expect(items.filter(one => one.reason === 'scheduled')).toHaveLength(7);
    expect(items.map(one => one.name)).toContain(asked);
    now = new Date();
  });
});

test('incomplete files of a killed program are deleted with the next backup', async () => {
  const part = join(folder(), 'pagehaul-20270101-000000-abcdef.pagehaul-backup.part');
  await writeFile(part, 'half');
  await backUp();
  expect(existsSync(part)).toBe(false);
  expect((await readdir(folder())).some(name => name.endsWith('.part'))).toBe(false);
});

test('a second backup is refused while one is running, which is completed even if its process was killed', async () => {
  const { rows } = await program.database.pool.query<{ id: string }>(
    `insert into backup_runs (id, kind, reason, status) values (gen_random_uuid(), 'backup', 'asked', 'running') returning id`,
  );
  const refused = await program.request('POST', '/api/backups', { cookie: program.cookie });
  expect([refused.status, (await refused.json()).error.reason]).toEqual([409, 'backup-busy']);
  expect(await ended(rows[0]?.id ?? '')).toMatchObject({ status: 'completed', message: null });
});

test('a backup or restore whose last attempt finds another process at work is not lost', async () => {
  const name = await backUp();
  const order = { kind: 'backup', reason: 'asked', fileName: null, actor: null } as const;
  const runs = [
    [makeBackupJob, () => recordRun(program.backups, order)],
    [restoreBackupJob, () => recordRestore(program.backups, name, null)],
  ] as const;
  for (const [job, record] of runs) {
    const letGo = await holdLocks(
      program.database.pool,
      `select pg_advisory_xact_lock(hashtextextended('backups', 0))`,
    );
    const { id } = await record();
    await endLastAttempt(program, job, { run_id: id });
    const { runs: meanwhile } = await list();
    await letGo();
    expect(meanwhile.find(run => run.id === id)).toMatchObject({ status: 'waiting', message: null });
    expect(await ended(id)).toMatchObject({ status: 'completed', message: null });
  }
});

test('a download is the file itself', async () => {
  const name = await backUp();
  const reply = await program.request('GET', `/api/backups/${name}/file`, { cookie: program.cookie });
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.equals(await readFile(join(folder(), name)))).toBe(true);
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
});

test('no API key downloads a backup: the file holds sessions and secrets', async () => {
  const name = await backUp();
  const { key } = await program.call<{ key: string }>('POST', '/api/api-keys', {
    name: 'Copies backups',
    scopes: ['backups:read', 'backups:write'],
    expires_in_days: 1,
  });
  const ask = (path: string) => program.request('GET', path, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask('/api/backups')).status).toBe(200);
  const refused = await ask(`/api/backups/${name}/file`);
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { reason: 'key' } }]);
});

test('photos of a restore that ended without its requests are deleted at the next start', async () => {
  const leads = join(dataDir, 'uploads', 'leads');
  const orphan = join(leads, '0b1c2d3e-0000-4000-8000-00000000000a');
  await mkdir(orphan, { recursive: true });
  await writeFile(join(orphan, '1.webp'), 'photo');
  await resumeBackupRuns(program.backups, program.queue);
  expect(existsSync(orphan)).toBe(true); // No restore left it: looking at each folder takes long on a large site.
  await markRestoring(join(dataDir, 'uploads'));
  await resumeBackupRuns(program.backups, program.queue);
  expect(existsSync(orphan)).toBe(false);
  expect(existsSync(join(dataDir, 'uploads', 'restoring'))).toBe(false);
});

test('of two requests that delete a backup at once, one succeeds and the other reports that it is missing', async () => {
  const name = await backUp();
  const remove = () => program.request('DELETE', `/api/backups/${name}`, { cookie: program.cookie });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([204, 404]);
});

test('the database screen counts tables exactly and lists problems', async () => {
  const state = await program.call<DatabaseState>('GET', '/api/database');
  expect(state).toMatchObject({
    server: 'given',
    pending_migrations: [],
    version: expect.stringMatching(/^\d+/),
  });
  expect(state.tables.find(one => one.name === 'settings')).toMatchObject({ rows_are_exact: true });
  expect(state.migrations.length).toBeGreaterThan(15);
});
