import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ExportFormat,
  ExportJob,
  ImportJob,
  TransferType,
} from '../src/contract/operations/transfers.ts';
import { startTestProgram, type TestProgram } from './test-program.ts';
import { until } from './until.ts';

/** A program with its own data folder, and functions to upload and download transfer files. */
export interface TransferProgram extends TestProgram {
  /** Uploads a file and waits until it is checked (or refused). */
  check(type: TransferType, file: unknown): Promise<ImportJob>;
  /** Imports a checked file and waits for its end. */
  apply(id: string): Promise<ImportJob>;
  /** Exports and returns the file. */
  export(type: TransferType, format?: ExportFormat): Promise<{ job: ExportJob; response: Response }>;
}

export async function startTransferProgram(env: Record<string, string> = {}): Promise<TransferProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehaul-transfers-'));
  const program = await startTestProgram({ DATA_DIR: folder, ...env });
  const ended = <Job extends { status: string }>(path: string): Promise<Job> =>
    until(
      () => program.call<Job>('GET', path),
      ({ status }) => !['pending', 'processing'].includes(status),
    );
  return {
    ...program,
    check: async (type, file) => {
      const body = typeof file === 'string' || file instanceof Uint8Array ? file : JSON.stringify(file);
      const reply = await program.send(
        new Request(`http://localhost/api/imports?import_type=${type}&file_name=test.json`, {
          method: 'POST',
          headers: { cookie: program.cookie, 'content-type': 'application/json' },
          body: body as BodyInit,
        }),
      );
      if (reply.status !== 202) throw new Error(`the upload answered ${reply.status}: ${await reply.text()}`);
      const { id } = (await reply.json()) as ImportJob;
      return ended(`/api/imports/${id}`);
    },
    apply: async id => {
      await program.call('POST', `/api/imports/${id}/apply`);
      return ended(`/api/imports/${id}`);
    },
    export: async (type, format = 'json') => {
      const { id } = await program.call<ExportJob>('POST', '/api/exports', { export_type: type, format });
      const job = await ended<ExportJob>(`/api/exports/${id}`);
      const response = await program.request('GET', `/api/exports/${id}/file`, { cookie: program.cookie });
      return { job, response };
    },
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
