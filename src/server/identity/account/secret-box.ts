import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/db/database.ts';
import { findSetting, keepSetting } from '../../platform/db/settings.ts';
import { AppError } from '../../platform/errors.ts';
import { privateFile, privateFolder } from '../../platform/private-files.ts';

/** Keeps secrets that have to be read again: other companies' passwords, the secrets of authenticator apps. */
export interface SecretBox {
  seal(secret: string): Promise<string>;
  open(sealed: string): Promise<string>;
  /** Fails unless the key is here; makes it for a database that has none yet. */
  check(): Promise<void>;
}

const version = 'v1';
const fingerprintName = 'secret-key-fingerprint';

/**
 * AES-256-GCM under a key that lies in DATA_DIR and never in the database, so that a copy of the database alone opens
 * nothing. The database remembers which key it is: a process with another DATA_DIR says so instead of making a second key.
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
  const found = await readFile(path, 'utf8').catch(() => null);
  const key = found ?? (await makeKey(folder, path, db));
  const bytes = Buffer.from(key.trim(), 'base64url');
  const known = await keepSetting(db, fingerprintName, fingerprintOf(bytes));
  if (bytes.length !== 32 || known !== fingerprintOf(bytes)) throw wrongKey(path);
  return bytes;
}

/**
 * Made whole under another name first, so that a second process never reads half a key, and before the database hears of it,
 * so that a process killed here leaves nothing that has to be put right.
 */
async function makeKey(folder: string, path: string, db: Db): Promise<string> {
  if ((await findSetting(db, fingerprintName)) !== null) {
    // Known before it is here, unless another process made it since we looked: it lies in place before the database hears of it.
    const late = await readFile(path, 'utf8').catch(() => null);
    if (late === null) throw wrongKey(path);
    return late;
  }
  await mkdir(folder, { recursive: true, mode: privateFolder });
  const draft = join(folder, `${randomUUID()}.new`);
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: privateFile });
  try {
    await link(draft, path);
  } catch (error) {
    // Another process beside us was quicker: its key is the key.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function wrongKey(path: string): AppError {
  return new AppError(
    'unavailable',
    `The key that this database’s secrets were encrypted with is not here. Bring ${path} from the DATA_DIR it was made in.`,
    { reason: 'secret-key' },
  );
}
