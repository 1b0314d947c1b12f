import { basename, resolve } from 'node:path';
import type { ImportResults, TransferType } from '../../../contract/operations/transfers.ts';
import { ItemsRefused, importFile } from '../../operations/transfers/import-file.ts';
import { throttle } from '../../operations/transfers/throttle.ts';
import { confirm } from '../confirm.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, type Output, table } from '../output.ts';
import { requireFile } from '../read-given-file.ts';

interface ImportOptions {
  readonly type: TransferType;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

const maxItemsShown = 20;

/** Checks a file, shows the result, and imports it after confirmation. */
export async function importCommand(output: Output, name: string, options: ImportOptions): Promise<ExitCode> {
  const file = resolve(name);
  await requireFile(name);
  return withSession(async session => {
    const checked = await read(session, { file, type: options.type, apply: false }, output);
    const refused = sum(checked, 'refused');
    const coming = sum(checked, 'new') + sum(checked, 'renamed');
    if (options.dryRun || refused > 0 || coming === 0) {
      output.result({ applied: false, ...checked }, report(checked));
      return refused > 0 ? exitCodes.failed : exitCodes.done;
    }
    output.note(report(checked));
    await confirm(`Import ${count(coming, 'item')}?`, options.yes, 'imported');
    const results = await read(session, { file, type: options.type, apply: true }, output);
    output.result({ applied: true, ...results }, `Imported ${count(coming, 'item')}.`);
    return exitCodes.done;
  });
}

async function read(
  { config, db, interrupted }: Session,
  work: { file: string; type: TransferType; apply: boolean },
  output: Output,
): Promise<ImportResults> {
  const verb = work.apply ? 'Importing' : 'Checking';
  try {
    const { results } = await importFile(db, {
      ...work,
      dataDir: config.dataDir,
      fileName: basename(work.file),
      userId: null,
      signal: interrupted,
      onProgress: throttle(2_000, async ({ bytes_done, rows_done }) => {
        const rows = rows_done > 0 ? `, ${count(rows_done, 'row')} written` : '';
        output.note(`${verb}: ${Math.round(bytes_done / 1024 ** 2)} MB read${rows}`);
      }),
    });
    return results;
  } catch (error) {
    if (error instanceof ItemsRefused) return error.outcome.results;
    throw error;
  }
}

type Counted = 'new' | 'renamed' | 'kept' | 'left_out' | 'refused';

function sum(results: ImportResults, verdict: Counted): number {
  return Object.values(results.counts).reduce((total, counts) => total + counts[verdict], 0);
}

function report(results: ImportResults): string {
  const lists = table(
    ['list', 'comes in', 'renamed', 'stays', 'left out', 'refused'],
    Object.entries(results.counts).map(([field, one]) => [
      field,
      one.new,
      one.renamed,
      one.kept,
      one.left_out,
      one.refused,
    ]),
  );
  const items = results.items
    .filter(item => item.verdict !== 'new')
    .slice(0, maxItemsShown)
    .map(item => `${item.field} ${item.place}: ${item.verdict}, ${item.name}: ${item.reason}`);
  return [lists, ...results.notes, ...items].join('\n');
}
