import { deleteSetting, writeSetting } from '../../platform/db/settings.ts';
import { emptySiteMark, readIsEmpty } from '../../platform/settings/empty-site.ts';
import { setupMark } from '../setup/setup-marks.ts';
import { accountsField, photoFilesField } from '../tables/exported-tables.ts';
import { judgeAccounts, writeAccounts } from './account-queries.ts';
import { judgeRows } from './judging-queries.ts';
import type { ImporterWork, ListImporter, PlacedPart } from './list-importer.ts';
import { dropLeftSpools, PhotoSpool } from './photo-files.ts';
import {
  leaveOutPhotosWithoutFile,
  listPlacedPhotos,
  openStagedPhotoFiles,
  stagePhotoFile,
} from './photo-queries.ts';
import { refusal, valueOf } from './split-json.ts';
import { RowStage } from './stage-rows.ts';
import { bringShippedBack, giveFailureCodes, setShippedAside } from './staging-queries.ts';
import { readTableShapes, type TableShape } from './table-shape-queries.ts';
import { AccountStage } from './take-accounts.ts';
import { writeStaged } from './write-staged.ts';

/** Restores a full export row by row, with ids, times and seeds. Existing rows stay unchanged. */
export async function restoreFile(work: ImporterWork): Promise<ListImporter> {
  const { trx, report, apply } = work;
  await dropLeftSpools(trx, work.dataDir);
  const accounts = await AccountStage.open(trx, report);
  await openStagedPhotoFiles(trx);
  const rows = new RowStage(trx, await readTableShapes(trx), report);
  const photos = new PhotoSpool(work.dataDir);
  return {
    take: async part => {
      if (part.field !== accountsField && part.field !== photoFilesField) return rows.take(part);
      await rows.sent();
      if (part.field === accountsField) await accounts.take(part);
      else await takePhoto(work, photos, part);
    },
    finish: async onRows => {
      const tables = await rows.tables();
      await accounts.flush();
      await judgeAccounts(trx, report);
      const isEmptySite = await readIsEmpty(trx);
      if (isEmptySite) await setShippedAside(trx);
      await judgeRows(trx, tables, {
        report,
        judgeFurther: async table => {
          if (table === 'lead_photos') await leaveOutPhotosWithoutFile(trx);
        },
      });
      if (apply && report.total('refused') === 0) {
        await write(work, { tables, photos, onRows });
        if (isEmptySite) await beginAsImported(trx);
      } else if (isEmptySite) await bringShippedBack(trx);
    },
    undo: async () => {
      await rows.sent().catch(() => undefined); // Its error is already known, or everything is rolled back.
      await photos.undo();
    },
    close: () => photos.close(),
  };
}

/** Marks the setup as finished: the site has the business of the file now. */
async function beginAsImported(trx: ImporterWork['trx']): Promise<void> {
  await deleteSetting(trx, emptySiteMark);
  await writeSetting(trx, setupMark, JSON.stringify({ batch_id: null }));
}

async function takePhoto(
  { trx, report, apply }: ImporterWork,
  photos: PhotoSpool,
  part: PlacedPart,
): Promise<void> {
  const taken = await photos.take(valueOf(part), apply);
  const item = { field: photoFilesField, place: part.place, name: '' };
  if ('problem' in taken) {
    report.add({ ...item, verdict: 'refused', reason: taken.problem });
    if (report.total('refused') >= 1_000)
      throw refusal(`Too many items are wrong, the first: ${taken.problem}`);
    return;
  }
  report.count(photoFilesField, 'new', 1);
  await stagePhotoFile(trx, taken);
}

interface Writing {
  readonly tables: readonly TableShape[];
  readonly photos: PhotoSpool;
  readonly onRows: (rows: number) => Promise<void>;
}

async function write({ trx, signal }: ImporterWork, { tables, photos, onRows }: Writing): Promise<void> {
  const has = (table: string) => tables.some(shape => shape.table === table);
  await onRows(await writeAccounts(trx, has('customer_profiles')));
  if (has('bulk_generation_plans')) await giveFailureCodes(trx);
  await writeStaged(trx, tables, { signal, onRows });
  if (has('lead_photos')) for await (const names of listPlacedPhotos(trx)) await photos.place(names);
}
