import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './running-program.ts';

/** The data folder of a program that starts a PostgreSQL of its own, and the way to that server. */
export interface OwnDatabase {
  readonly folder: string;
  /** Where it listens now: after each start at another port. */
  url(): string;
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Of the whole server, from its lock file. */
  pid(): number;
  /** Ends the whole server as a power cut would. */
  kill(): void;
  remove(): void;
}

/** A new folder for such a program. There is a server once the program has started. */
export function createOwnDatabase(): OwnDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'pagehaul-own-'));
  const lockFile = () => readFileSync(join(folder, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n');
  const url = () => {
    const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
    return `postgres://postgres:${password}@127.0.0.1:${lockFile()[3]}/pagehaul`;
  };
  const pid = () => Number(lockFile()[0]);
  return {
    folder,
    url,
    ask: async (text, values) => ask(url(), text, values),
    pid,
    kill: () => {
      process.kill(pid(), 'SIGKILL');
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
}
