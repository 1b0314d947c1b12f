import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { transferErrorMessage } from './problem-labels.ts';
import { receiveFile } from './receive-file.ts';
import { exportFile, importFileName, makeTransferFolder } from './transfer-files.ts';
import { writeExport } from './write-export.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pagehaul-full-'));
const id = '00000000-0000-7000-8000-000000000000';
let folder: string;
let program: TestProgram;
beforeAll(async () => {
  folder = await makeTransferFolder(dataDir);
  program = await startTestProgram();
});
afterAll(async () => {
  await program.stop();
  rmSync(dataDir, { recursive: true });
});

async function* sent(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

/* /dev/full accepts nothing, like a full disk. */
describe('a full disk', () => {
  test('stops an export, which says so and leaves nothing', async () => {
    const file = exportFile(dataDir, id, 'json');
    symlinkSync('/dev/full', `${file}.part`);
    const failure = await writeExport(program.database, {
      type: 'full_system',
      format: 'json',
      file,
      dataDir,
      signal: new AbortController().signal,
      onProgress: async () => undefined,
    }).catch((error: unknown) => error);
    expect(transferErrorMessage(failure)).toBe('The disk is full. Make room, then try again.');
    expect(readdirSync(folder)).toEqual([]);
    const { rows } = await program.database.pool.query('select 1 as works');
    expect(rows).toEqual([{ works: 1 }]);
  });

  test('stops an upload, which says so and leaves nothing', async () => {
    symlinkSync('/dev/full', join(folder, `${importFileName(id)}.part`));
    const upload = receiveFile({ dataDir }, { id, body: sent('{', '}'), length: null });
    await expect(upload).rejects.toMatchObject({
      reason: 'disk-full',
      message: 'Not enough disk space for this file. Free some and try again.',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('an upload is bounded', () => {
  const limits = { max: 1_000, spared: 0 };
  const tooLarge = { reason: 'body-size' };

  test('by its announced size, before a byte is read', async () => {
    let isRead = false;
    async function* body(): AsyncGenerator<Uint8Array> {
      isRead = true;
      yield new Uint8Array(1);
    }
    await expect(
      receiveFile({ dataDir }, { id, body: body(), length: 2 * 1024 ** 3 }, limits),
    ).rejects.toMatchObject(tooLarge);
    expect([isRead, readdirSync(folder)]).toEqual([false, []]);
  });

  test('by counting, whatever size it announced', async () => {
    for (const length of [null, 10]) {
      let chunks = 0;
      async function* endless(): AsyncGenerator<Uint8Array> {
        for (;;) {
          chunks += 1;
          yield new Uint8Array(400);
        }
      }
      await expect(receiveFile({ dataDir }, { id, body: endless(), length }, limits)).rejects.toMatchObject(
        tooLarge,
      );
      expect(chunks).toBeLessThan(1_000);
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test('by the free space on the disk', async () => {
    const none = { max: 1_000, spared: Number.MAX_SAFE_INTEGER };
    await expect(
      receiveFile({ dataDir }, { id, body: sent('{}'), length: null }, none),
    ).rejects.toMatchObject({
      reason: 'disk-full',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
