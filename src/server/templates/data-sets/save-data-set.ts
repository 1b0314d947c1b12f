import { v7 as uuidv7 } from 'uuid';
import type { DataSet, DataSetContent, SavedDataSet } from '../../../contract/templates/data-sets.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { runYielding } from '../../platform/yielding.ts';
import { presentDataSet } from './present-data-set.ts';
import {
  countDataSets,
  type DataSetTable,
  deleteDataSetRow,
  dropOldVersions,
  findDataSetNamed,
  getDataSet,
  getVersion,
  insertDataSet,
  insertParts,
  insertVersion,
  lockDataSet,
  setName,
} from './queries.ts';
import { type ReadLists, readLists } from './read-lists.ts';
import { splitParts } from './split-parts.ts';
import { storedColumns, storedParts } from './stored-data-set.ts';

const maxDataSets = 5_000;
const versionsKept = 100;

export interface SaveInput extends DataSetContent {
  readonly note: string;
}

/** Stores lists under a new name. */
export async function createDataSet(
  db: Db,
  { name, ...input }: SaveInput & { name: string },
  userId: string | null,
): Promise<SavedDataSet> {
  const lists = await readLists(input);
  const id = uuidv7();
  await refusingTakenName(name, () =>
    db.transaction().execute(async trx => {
      await refuseTaken(trx, name, null);
      if ((await countDataSets(trx, undefined, maxDataSets)) >= maxDataSets) {
        throw new AppError(
          'conflict',
          `There are ${maxDataSets.toLocaleString('en-US')} data sets. Delete one first.`,
        );
      }
      await insertDataSet(trx, id, name);
      await writeVersion(trx, { id, name, number: 1 }, lists, { note: input.note, userId });
    }),
  );
  return answer(db, id, lists, true);
}

/** Saves new lists for a data set. Unchanged lists create no version. */
export async function saveDataSet(
  db: Db,
  id: string,
  { based_on, ...input }: SaveInput & { based_on?: number | undefined },
  userId: string | null,
): Promise<SavedDataSet> {
  const lists = await readLists(input);
  const isChanged = await db.transaction().execute(async trx => {
    const stored = await lockDataSet(trx, id);
    if (based_on !== undefined && based_on !== stored.version) {
      throw new AppError(
        'conflict',
        `Another user saved version ${stored.version} of “${stored.name}”. Check it before you save yours.`,
        { reason: 'changed-meanwhile', current: presentDataSet(stored) },
      );
    }
    const latest = storedParts.parse((await getVersion(trx, id, stored.version)).parts);
    const parts = [
      ...(await runYielding(splitParts(lists.locations))),
      ...(await runYielding(splitParts(lists.keywords))),
    ];
    if (parts.map(part => part.hash).join() === latest.map(part => part.hash).join()) return false;
    await writeVersion(trx, { ...stored, number: stored.version + 1 }, lists, { note: input.note, userId });
    return true;
  });
  return answer(db, id, lists, isChanged);
}

/** Makes an older version the newest. Copies only its list of parts. */
export async function restoreDataSet(
  db: Db,
  id: string,
  number: number,
  userId: string | null,
): Promise<DataSet> {
  await db.transaction().execute(async trx => {
    const stored = await lockDataSet(trx, id);
    const old = await getVersion(trx, id, number);
    if (number === stored.version) {
      throw new AppError('conflict', `Version ${number} is the newest already.`, {
        reason: 'newest-already',
      });
    }
    await insertVersion(trx, {
      data_set_id: id,
      number: stored.version + 1,
      note: `Restored from version ${number}`,
      location_count: old.location_count,
      keyword_count: old.keyword_count,
      columns: storedColumns.parse(old.columns),
      parts: storedParts.parse(old.parts),
      created_by: userId,
    });
    await dropOldVersions(trx, id, versionsKept);
    await record(trx, 'restored', stored, { version: stored.version + 1, restored: number });
  });
  return presentDataSet(await getDataSet(db, id));
}

export async function renameDataSet(db: Db, id: string, name: string): Promise<DataSet> {
  await refusingTakenName(name, () =>
    db.transaction().execute(async trx => {
      const stored = await lockDataSet(trx, id);
      await refuseTaken(trx, name, id);
      if (stored.name === name) return;
      await setName(trx, id, name);
      await record(trx, 'renamed', { id, name }, { was: stored.name });
    }),
  );
  return presentDataSet(await getDataSet(db, id));
}

export async function deleteDataSet(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const stored = await lockDataSet(trx, id);
    await deleteDataSetRow(trx, id);
    await record(trx, 'deleted', stored, {
      locations: stored.location_count,
      keywords: stored.keyword_count,
    });
  });
}

async function writeVersion(
  trx: Trx,
  { id, name, number }: { id: string; name: string; number: number },
  lists: ReadLists,
  { note, userId }: { note: string; userId: string | null },
): Promise<void> {
  const locations = await runYielding(splitParts(lists.locations));
  const keywords = await runYielding(splitParts(lists.keywords));
  await insertParts(trx, id, [...locations, ...keywords]);
  await insertVersion(trx, {
    data_set_id: id,
    number,
    note,
    location_count: lists.locations.length,
    keyword_count: lists.keywords.length,
    columns: lists.columns,
    parts: [
      ...locations.map(({ hash, rows }) => ({ kind: 'locations' as const, hash, rows: rows.length })),
      ...keywords.map(({ hash, rows }) => ({ kind: 'keywords' as const, hash, rows: rows.length })),
    ],
    created_by: userId,
  });
  await dropOldVersions(trx, id, versionsKept);
  await record(
    trx,
    number === 1 ? 'created' : 'saved',
    { id, name },
    {
      version: number,
      locations: lists.locations.length,
      keywords: lists.keywords.length,
    },
  );
}

async function answer(db: Db, id: string, lists: ReadLists, isChanged: boolean): Promise<SavedDataSet> {
  return {
    data_set: presentDataSet(await getDataSet(db, id)),
    is_changed: isChanged,
    rejected_count: lists.rejected_count,
    duplicate_count: lists.duplicate_count,
  };
}

function record(
  trx: Trx,
  action: string,
  { id, name }: Pick<DataSetTable, 'id' | 'name'>,
  after: Record<string, string | number>,
): Promise<void> {
  return writeActivity(trx, { action, noun: 'data-sets', id, name, after });
}

async function refuseTaken(trx: Trx, name: string, own: string | null): Promise<void> {
  const other = await findDataSetNamed(trx, name);
  if (other && other.id !== own) throw nameTaken(name);
}

/** Two people may choose a name at the same time, so the unique index decides. */
async function refusingTakenName(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'named_data_sets_name_key') {
      throw nameTaken(name);
    }
    throw error;
  }
}

function nameTaken(name: string): AppError {
  const message = `There is a data set “${name}” already. Choose another name, or save a new version of that one.`;
  return new AppError('conflict', message, { reason: 'name-taken', fields: [{ path: 'name', message }] });
}
