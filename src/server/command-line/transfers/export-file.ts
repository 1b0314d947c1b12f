import { access } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { TransferType } from '../../../contract/operations/transfers.ts';
import { throttle } from '../../operations/transfers/throttle.ts';
import { writeExport } from '../../operations/transfers/write-export.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { fileFailure, misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, facts, type Output } from '../output.ts';

/** Writes an export straight into the file that is named. */
export async function exportCommand(
  output: Output,
  name: string,
  { type }: { readonly type: TransferType },
): Promise<void> {
  const file = resolve(name);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw misuse(`${name} exists already.`, 'Name another file, or move that one away.');
  return withSession(async ({ config, database, db, interrupted }) => {
    const written = await writeExport(database, {
      type,
      format: extname(file).toLowerCase() === '.tar' ? 'tar' : 'json',
      file,
      dataDir: config.dataDir,
      signal: interrupted,
      onProgress: throttle(2_000, async (done: number, total: number) =>
        output.note(`${count(done, 'row')} of ${total.toLocaleString('en-US')}`),
      ),
    }).catch((error: unknown) => {
      throw fileFailure(name, error) ?? error;
    });
    await writeActivity(db, { action: 'exported', noun: 'transfers', id: null, name, after: { type } });
    output.result(
      { file, export_type: type, ...written },
      facts([...Object.entries(written.counts), ['bytes', written.file_size]]),
    );
  });
}
