import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Batch } from '../../src/contract/generation/batches.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/server/platform/db/embedded-postgres.ts';
import { ensureDatabase } from '../../src/server/platform/db/ensure-database.ts';
import { ensureBuilt } from '../built-program.ts';
import { ownDatabase } from '../own-database.ts';
import {
  ask,
  countRows,
  largeBatch,
  type RunningProgram,
  setUpBusiness,
  startGenerating,
  startProgram,
  wholeBatch,
} from '../running-program.ts';

/* The real program on an external server: it restarts, and its disk runs full, under load. */
let folder: string;
let server: EmbeddedPostgres;
let url: string;
let program: RunningProgram;

beforeAll(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-external-'));
  server = await startEmbeddedPostgres(folder, { fsync: 'off' });
  url = server.url('elsewhere');
  await ensureDatabase(url);
  program = await startProgram({ DATABASE_URL: url });
  await setUpBusiness(program);
});
afterAll(async () => {
  await program.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

const isHalfway = (batch: Batch) => batch.total_completed > 0;

test('a server that is restarted under load is waited for, and the batch continues by itself', async () => {
  const id = await startGenerating(program, 'restarted');
  await program.until(id, isHalfway);
  // SIGINT closes all connections and stops the server; this test starts it again.
  process.kill(ownDatabase(folder).pid(), 'SIGINT');
  expect(await program.until(id, batch => batch.status === 'completed')).toMatchObject({
    total_completed: largeBatch,
    notice: null,
  });
  expect(await countRows(url, id)).toEqual(wholeBatch);
});

/** A disk of 128 MB, for a table’s pages; null where we may not mount one. */
function smallDisk(): { path: string; unmount(): void } | null {
  const path = mkdtempSync(join(tmpdir(), 'pagehaul-disk-'));
  const mount = ['-t', 'tmpfs', '-o', 'size=128m,mode=755', 'tmpfs', path];
  if (process.getuid?.() !== 0 || spawnSync('mount', mount).status !== 0) {
    rmSync(path, { recursive: true });
    return null;
  }
  const { uid, gid } = statSync(join(folder, 'postgres-18'));
  mkdirSync(join(path, 'space'));
  chownSync(join(path, 'space'), uid, gid);
  return {
    path,
    unmount: () => {
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

test('a full disk stops the batch with words that say what to do; with space again, Resume makes the rest', async context => {
  const disk = smallDisk() ?? context.skip('no right to mount a small disk here');
  try {
    await ask(url, `create tablespace small location '${join(disk.path, 'space')}'`);
    await ask(url, 'alter table generated_landing_pages set tablespace small');
    fillUp(disk.path);
    const id = await startGenerating(program, 'full disk');
    const stopped = await program.until(id, batch => !['approved', 'generating'].includes(batch.status));
    expect(stopped).toMatchObject({
      can_resume: true,
      notice:
        'Generation failed: The disk of the database is full. Free some space on it. Then click Resume. Finished pages are kept.',
    });
    const [left] = await ask<{ agrees: boolean }>(
      url,
      `select total_completed = (select count(*) from generated_landing_pages where generation_batch_id = b.id) as agrees
       from generation_batches b where id = $1`,
      [id],
    );
    expect(left).toEqual({ agrees: true });
    expect((await fetch(`${program.origin}/`)).status).toBe(200);
    await ask(url, 'alter table generated_landing_pages set tablespace pg_default');
    await program.call('POST', `/api/batches/${id}/resume`);
    expect(await program.until(id, batch => batch.status === 'completed')).toMatchObject({
      total_completed: largeBatch,
      notice: null,
    });
    expect(await countRows(url, id)).toEqual(wholeBatch);
  } finally {
    disk.unmount();
  }
});

/** Leaves 6 MB of a disk. */
function fillUp(path: string): void {
  const { bavail, bsize } = statfsSync(path);
  writeFileSync(join(path, 'filler'), Buffer.alloc(bavail * bsize - 6 * 2 ** 20));
}
