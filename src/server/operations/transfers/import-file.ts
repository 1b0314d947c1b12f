import type { ImportResults, TransferType } from '../../../contract/operations/transfers.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { TemplateAdoption } from './adopt-templates.ts';
import { ImportReport } from './import-report.ts';
import { LegacyBatchImport } from './legacy-batch-import.ts';
import type { ImporterWork, ListImporter } from './list-importer.ts';
import { readTransferFile } from './read-transfer-file.ts';
import { restoreFile } from './restore-file.ts';
import { type JsonPart, refusal, valueOf } from './split-json.ts';
import { lockImports, moveOlderRows } from './staging-queries.ts';
import { formatName, formatVersion } from './write-export.ts';

export interface ImportWork {
  readonly type: TransferType;
  readonly file: string;
  /** The original name of the file. */
  readonly fileName: string;
  readonly dataDir: string;
  /** False: reads and checks everything, changes nothing. */
  readonly apply: boolean;
  readonly userId: string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => Promise<void>;
  /** Runs in the import's transaction: its changes are stored only if the import is. */
  readonly onApplied?: (trx: Trx, outcome: ImportOutcome) => Promise<void>;
}

export interface ImportProgress {
  readonly bytes_done: number;
  readonly rows_done: number;
}

export interface ImportOutcome {
  readonly results: ImportResults;
  /** The header of the file. */
  readonly head: Record<string, string | number>;
}

/** Thrown if an import is canceled because items are invalid. Has the result of each item. */
export class ItemsRefused extends AppError {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome, count: number) {
    const items = count === 1 ? '1 item is' : `${count.toLocaleString('en-US')} items are`;
    super('conflict', `${items} refused, so nothing was imported.`, {
      reason: 'items-refused',
    });
    this.outcome = outcome;
  }
}

/** Reads a whole file, checks every item and imports on request. One transaction: all or nothing. */
export async function importFile(db: Db, work: ImportWork): Promise<ImportOutcome> {
  const open: OpenImporter = { importer: null };
  try {
    return await db.transaction().execute(async trx => {
      try {
        return await takeAll(trx, work, open);
      } catch (error) {
        await open.importer?.undo?.();
        throw error;
      }
    });
  } finally {
    await open.importer?.close?.();
  }
}

interface OpenImporter {
  importer: ListImporter | null;
}

async function takeAll(trx: Trx, work: ImportWork, open: OpenImporter): Promise<ImportOutcome> {
  const { apply, userId, signal, type, dataDir } = work;
  await lockImports(trx);
  const report = new ImportReport();
  const head: ImportOutcome['head'] = {};
  let bytes_done = 0;
  let rows_done = 0;
  for await (const part of readTransferFile(work.file, signal)) {
    if (part.place === null) readHead(head, part);
    else {
      open.importer ??= await createImporter(type, head, { trx, report, apply, userId, signal, dataDir });
      await open.importer.take({ ...part, place: part.place });
    }
    bytes_done = part.through;
    await work.onProgress({ bytes_done, rows_done });
  }
  await open.importer?.finish(async rows => {
    signal.throwIfAborted();
    rows_done += rows;
    await work.onProgress({ bytes_done, rows_done });
  });
  const outcome = { results: report.results(), head };
  const refused = report.total('refused');
  if (Object.keys(outcome.results.counts).length === 0) {
    throw refusal(`Nothing to import: the file has no ${listsOf(type)}.`);
  }
  if (!apply) return outcome;
  if (refused > 0) throw new ItemsRefused(outcome, refused);
  await tellEverybody(trx, work, report);
  await work.onApplied?.(trx, outcome);
  return outcome;
}

const listsOf = (type: TransferType) =>
  type === 'templates' ? 'templates' : type === 'batches' ? 'generation_batches' : 'lists of an export';

const headNames = new Set(['format', 'format_version', 'export_type', 'exported_at', 'version']);

function readHead(head: ImportOutcome['head'], part: JsonPart): void {
  if (!headNames.has(part.field)) return;
  const value = valueOf(part);
  if (typeof value === 'string') head[part.field] = value.slice(0, 200);
  if (typeof value === 'number') head[part.field] = value;
}

/** A full export of this program is restored with its ids; any other file is imported as new. */
async function createImporter(
  type: TransferType,
  head: ImportOutcome['head'],
  work: ImporterWork,
): Promise<ListImporter> {
  const isOwn = head.format === formatName;
  if (isOwn && Number(head.format_version) > formatVersion)
    throw refusal(
      'This file was made by a newer version of Pagehaul. Update this program, then import again.',
    );
  if (isOwn && type === 'full_system' && head.export_type === 'full_system') return restoreFile(work);
  return adoptFile(type, work);
}

function adoptFile(type: TransferType, work: ImporterWork): ListImporter {
  const templates = new TemplateAdoption(work);
  const batches = new LegacyBatchImport({
    ...work,
    templateOf: (id, name) => templates.idOf(id, name),
  });
  const ignored = new Set<string>();
  return {
    take: async part => {
      if (part.field === 'templates' && type !== 'batches') await templates.take(part.place, valueOf(part));
      else if (part.field === 'generation_batches' && type !== 'templates')
        batches.addBatch(part.place, valueOf(part));
      else if (part.field === 'bulk_generation_plans' && type !== 'templates')
        await batches.takePlan(part.place, valueOf(part));
      else if (!ignored.has(part.field)) {
        ignored.add(part.field);
        work.report.note(`“${part.field.slice(0, 60)}” is not read in an import of ${type}.`);
      }
    },
    finish: onRows => batches.finish(work.signal, onRows),
  };
}

async function tellEverybody(trx: Trx, work: ImportWork, report: ImportReport): Promise<void> {
  const imported = report.total('new') + report.total('renamed');
  await writeActivity(trx, {
    action: 'imported',
    noun: 'transfers',
    id: null,
    name: work.fileName,
    after: {
      type: work.type,
      items: imported,
      kept: report.total('kept'),
      left_out: report.total('left_out'),
    },
  });
  await moveOlderRows(trx);
  await announce(trx, { kind: 'all-pages' });
  await announce(trx, { kind: 'all-facts' });
  await announce(trx, { kind: 'settings' });
  await announce(trx, { kind: 'redirects', sources: [] });
}
