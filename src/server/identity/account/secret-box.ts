import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/db/database.ts';
import { findSetting, keepSetting } from '../../platform/db/settings.ts';
import { AppError } from '../../platform/errors.ts';
import { privateFile, privateFolder } from '../../platform/private-files.ts';

/** Encrypts secrets that must be readable again: other companies' passwords and authenticator secrets. */
export interface SecretBox {
  seal(secret: string): Promise<string>;
  open(sealed: string): Promise<string>;
  /** Fails if the key is missing. Creates the key for a new database. */
  check(): Promise<void>;
}

const version = 'v1';
const fingerprintName = 'secret-key-fingerprint';

/**
 * AES-256-GCM with a key in DATA_DIR, so that a copy of the database alone reveals nothing. The database
 * stores the key's fingerprint, so a process with another DATA_DIR fails instead of creating a second key.
 */
export function openSecretBox(dataDir: string, db: Db): SecretBox {
  let reading: Promise<Buffer> | null = null;
  const key = async (): Promise<Buffer> => {
    reading ??= readKey(dataDir, db);
    try {
      return await reading;
    } catch (error) {
      reading = null;
      throw error;
    }
  };
  return {
    check: async () => void (await key()),
    seal: async secret => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce);
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [version, nonce.toString('base64url'), body.toString('base64url')].join('.');
    },
    open: async sealed => {
      const [name, nonce = '', body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (name !== version || bytes.length < 16) throw new Error('This is nothing that was sealed here.');
      const decipher = createDecipheriv('aes-256-gcm', await key(), Buffer.from(nonce, 'base64url'));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
    },
  };
}

const fingerprintOf = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 16);

async function readKey(dataDir: string, db: Db): Promise<Buffer> {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'secrets.key');
  const storedKey = await readFile(path, 'utf8').catch(() => null);
  const key = storedKey ?? (await makeKey(folder, path, db));
  const bytes = Buffer.from(key.trim(), 'base64url');
  const storedFingerprint = await keepSetting(db, fingerprintName, fingerprintOf(bytes));
  if (bytes.length !== 32 || storedFingerprint !== fingerprintOf(bytes)) throw wrongKey(path);
  return bytes;
}

/**
 * Writes the key under a temporary name first, so that other processes never read a partial file. The
 * database is updated last, so a crash leaves nothing to repair.
 */
async function makeKey(folder: string, path: string, db: Db): Promise<string> {
  if ((await findSetting(db, fingerprintName)) !== null) {
    // The database has a fingerprint, but the file was missing. Another process may have created it since then.
    const existingKey = await readFile(path, 'utf8').catch(() => null);
    if (existingKey === null) throw wrongKey(path);
    return existingKey;
  }
  await mkdir(folder, { recursive: true, mode: privateFolder });
  const draft = join(folder, `${randomUUID()}.new`);
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: privateFile });
  try {
    await link(draft, path);
  } catch (error) {
    // Another process created the key first. Use that one.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function wrongKey(path: string): AppError {
  return new AppError(
    'unavailable',
    `The key of this database’s secrets is missing. Copy ${path} from its former DATA_DIR.`,
    { reason: 'secret-key' },
  );
}
