import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The PostgreSQL that a program starts itself, in its data folder. There is a server once the program has started. */
export interface OwnDatabase {
  readonly folder: string;
  /** Where it listens now: after each start at another port. */
  url(): string;
  /** The process id of the whole server, from its lock file. */
  pid(): number;
  /** Ends the whole server as a power cut would. */
  kill(): void;
  remove(): void;
}

/** The server in a new folder, or in the folder of a program that is there. */
export function ownDatabase(folder = mkdtempSync(join(tmpdir(), 'pagehaul-own-'))): OwnDatabase {
  const lockFile = () => readFileSync(join(folder, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n');
  const pid = () => Number(lockFile()[0]);
  return {
    folder,
    url: () => {
      const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
      return `postgres://postgres:${password}@127.0.0.1:${lockFile()[3]}/pagehaul`;
    },
    pid,
    kill: () => {
      process.kill(pid(), 'SIGKILL');
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
}
