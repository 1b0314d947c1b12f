import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { backupReasonSchema } from '../../../contract/operations/backups.ts';
import { privateFolder, unfinished, writePrivateFile } from '../../platform/private-files.ts';
import { DamagedBackup, decodeFrames, encodeFrame, type Frame } from './frames.ts';

/*
 * A backup is one file: a line with the checksum of the rest, a line of JSON metadata, then compressed frames.
 * It is written under a temporary name and renamed when it is complete on disk.
 */

const headSchema = z.object({
  made_at: z.iso.datetime(),
  reason: backupReasonSchema,
  program_version: z.string(),
  postgres_version: z.string(),
  migrations: z.array(z.string()),
});
export type BackupHead = z.infer<typeof headSchema>;

const word = 'pagehaul-backup 1';
const firstLine = (checksum: string, rows: number) =>
  `${word} ${checksum} ${String(rows).padStart(15, '0')}\n`;
const firstLength = firstLine('0'.repeat(64), 0).length;
const firstPattern = /^pagehaul-backup 1 ([0-9a-f]{64}) (\d{15})\n$/;
const maxHead = 65_536;
const ending = '.pagehaul-backup';
const namePattern = /^[a-z0-9][a-z0-9-]{0,100}\.pagehaul-backup$/;
const maxListed = 500;

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

/** A name that sorts by time and that no two backups share. */
export function newBackupName(now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `pagehaul-${time}-${randomBytes(3).toString('hex')}${ending}`;
}

/** Names come from users: only backups in our folder are opened. */
export const isBackupName = (name: string) => namePattern.test(name);

export interface StoredBackup extends BackupHead {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
}

/** Writes the frames to a new file in bounded memory. */
export async function writeBackupFile(
  folder: string,
  { name, head, frames }: { name: string; head: BackupHead; frames: AsyncIterable<Frame> },
): Promise<StoredBackup> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  const second = Buffer.from(`${JSON.stringify(head)}\n`);
  if (second.length > maxHead) throw new Error('the head of a backup is too long');
  const hash = createHash('sha256').update(second);
  let rows = 0;
  const encoded = async function* () {
    for await (const frame of frames) {
      if (frame.kind === 'end') rows = frame.rows;
      yield encodeFrame(frame);
    }
  };
  const fill = async (out: Writable) => {
    out.write(firstLine('0'.repeat(64), 0));
    out.write(second);
    await pipeline(
      Readable.from(encoded(), { objectMode: false }),
      createGzip({ level: 4 }),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece);
          yield piece;
        }
      },
      out,
    );
  };
  const bytes = await writePrivateFile(join(folder, name), fill, () => firstLine(hash.digest('hex'), rows));
  return { ...head, name, rows, bytes };
}

/** Deletes incomplete files of killed processes. Run it only while no other process writes. */
export async function dropUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith(unfinished(ending))) await rm(join(folder, name), { force: true });
  }
}

/** The backups of a folder, newest first. Files that don't start like a backup are left out. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName).sort().reverse();
  const found: StoredBackup[] = [];
  for (const name of names.slice(0, maxListed)) {
    const backup = await readBackupHead(folder, name).catch(() => null);
    if (backup) found.push(backup);
  }
  return found.sort((one, other) => other.made_at.localeCompare(one.made_at));
}

interface OpenedHead extends StoredBackup {
  readonly checksum: string;
  readonly bodyFrom: number;
}

export async function readBackupHead(folder: string, name: string): Promise<OpenedHead> {
  const path = join(folder, name);
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(firstLength + maxHead + 1);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    const [, checksum, rows] = firstPattern.exec(buffer.toString('latin1', 0, firstLength)) ?? [];
    const lineEnd = buffer.subarray(0, bytesRead).indexOf(10, firstLength);
    if (checksum === undefined || lineEnd === -1) throw new DamagedBackup('it does not begin like a backup');
    const head = headSchema.safeParse(parseJson(buffer.toString('utf8', firstLength, lineEnd)));
    if (!head.success) throw new DamagedBackup('its head can’t be read');
    const { size } = await stat(path);
    return { ...head.data, name, bytes: size, rows: Number(rows), checksum, bodyFrom: lineEnd + 1 };
  } finally {
    await file.close();
  }
}

/** Compares the whole file with its checksum. Refuses a damaged one. */
export async function checkBackupFile(
  folder: string,
  name: string,
  signal?: AbortSignal,
): Promise<OpenedHead> {
  const head = await readBackupHead(folder, name);
  const hash = createHash('sha256');
  for await (const piece of createReadStream(join(folder, name), { start: firstLength })) {
    signal?.throwIfAborted();
    hash.update(piece);
  }
  if (hash.digest('hex') !== head.checksum) {
    throw new DamagedBackup('its content does not match its checksum');
  }
  return head;
}

/** The frames of a file that was checked. */
export async function* readBackupFrames(
  folder: string,
  name: string,
  signal?: AbortSignal,
): AsyncGenerator<Frame, void> {
  const { bodyFrom } = await readBackupHead(folder, name);
  const file = createReadStream(join(folder, name), { start: bodyFrom });
  const body = createGunzip();
  file.on('error', error => body.destroy(error)).pipe(body);
  let hasEnded = false;
  try {
    for await (const frame of decodeFrames(body)) {
      signal?.throwIfAborted();
      if (hasEnded) throw new DamagedBackup('something follows its end');
      hasEnded = frame.kind === 'end';
      yield frame;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new DamagedBackup('it can’t be unpacked');
    }
    throw error;
  } finally {
    file.destroy();
    body.destroy();
  }
  if (!hasEnded) throw new DamagedBackup('its end is missing');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
