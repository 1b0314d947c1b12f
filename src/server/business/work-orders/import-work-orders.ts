import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import {
  maxWorkOrders,
  type WorkOrderImport,
  type WorkOrderPart,
  type WorkOrderProgram,
  workOrderParts,
} from '../../../contract/business/work-orders.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type ImportOptions, presentImportReport } from '../../platform/import-report.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { mapYielding } from '../../platform/yielding.ts';
import { packStore } from '../packs/pack-store.ts';
import { listServices } from '../services/queries.ts';
import { dayAt } from '../statements/statement-row.ts';
import { announceWork } from './announce-work.ts';
import { nameService } from './name-service.ts';
import {
  countWorkOrders,
  listByOrderKey,
  lockWorkOrders,
  type NewWorkOrder,
  type WorkOrderTable,
  writeWorkOrders,
} from './queries.ts';
import { dayOrderOf } from './read-cells.ts';
import { readOrderFile } from './read-order-file.ts';
import { joinBillLines, type ReadRow, type RowContext, readRow } from './read-order-row.ts';

interface ImportInput extends ImportOptions {
  readonly csv: string;
  readonly columns: Readonly<Partial<Record<WorkOrderPart, string | null>>>;
  readonly services: Readonly<Record<string, string>>;
}

/** Matches a file with the stored work orders. A file imported again changes nothing. */
export async function importWorkOrders(
  db: Db,
  { csv, columns: given, services: said, ...options }: ImportInput,
  now = new Date(),
): Promise<WorkOrderImport> {
  const { program, headings, columns, rows } = await readOrderFile(csv, given, !options.apply);
  const areas = await currentGroup(db, 'areas');
  const services = await listServices(db, packStore.own().id);
  const context: RowContext = {
    areas,
    nameOf: nameService(services, said),
    order: dayOrderOf(rows.map(row => row.cell('date'))),
    today: dayAt(now),
  };
  const read = await mapYielding(rows, row => readRow(row, context));
  const joined = program === 'quickbooks' ? joinBillLines(read) : read;
  const report = await db.transaction().execute(trx => judge(trx, joined, { program, ...options }));
  return {
    ...report,
    program,
    headings: headings.slice(0, maxHeadings).map(heading => heading.slice(0, 200)),
    columns: Object.fromEntries(workOrderParts.map(part => [part, columns[part][0] ?? null])),
    unknown_services: unknownServices(joined),
  };
}

const maxHeadings = 200;
const maxUnknown = 50;

function unknownServices(rows: readonly ReadRow[]): WorkOrderImport['unknown_services'] {
  const counts = new Map<string, number>();
  for (const { read } of rows)
    if ('unknown' in read && read.unknown !== undefined)
      counts.set(read.unknown, (counts.get(read.unknown) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ text, rows: count }))
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, maxUnknown);
}

type Report = Pick<WorkOrderImport, 'applied' | 'counts' | 'rows'>;

async function judge(
  trx: Trx,
  rows: readonly ReadRow[],
  { program, ...options }: ImportOptions & { readonly program: WorkOrderProgram },
): Promise<Report> {
  await lockWorkOrders(trx);
  const keyed = withKeys(rows, program);
  const stored = await listByOrderKey(
    trx,
    keyed.flatMap(({ order }) => (order ? [order.order_key] : [])),
  );
  const written: NewWorkOrder[] = [];
  const before: WorkOrderTable[] = [];
  const seen = new Map<string, number>();
  const verdicts = await mapYielding(keyed, ({ line, name, problem, counted_with, order }) => {
    const tell = (verdict: 'new' | 'changed' | 'same' | 'refused', reason = '') => ({
      line,
      name,
      verdict,
      reason,
    });
    if (counted_with !== null) return tell('same', `Counted with line ${counted_with}: the same number.`);
    if (!order) return tell('refused', problem);
    const above = seen.get(order.order_key);
    if (above !== undefined) return tell('refused', `Line ${above} has the same number.`);
    seen.set(order.order_key, line);
    const kept = stored.get(order.order_key);
    if (kept && isSame(kept, order)) return tell('same');
    written.push(order);
    if (kept) before.push(kept);
    return tell(kept ? 'changed' : 'new');
  });
  const report = presentImportReport(verdicts, options);
  const { counts, applied } = report;
  if (counts.new > 0 && (await countWorkOrders(trx, undefined, maxWorkOrders)) + counts.new > maxWorkOrders)
    throw new AppError(
      'conflict',
      `At most ${maxWorkOrders.toLocaleString('en-US')} work orders are kept. Delete those of a service first, or import a shorter file.`,
      { reason: 'too-many-work-orders' },
    );
  if (applied && written.length > 0) {
    await writeWorkOrders(
      trx,
      written.map(order => ({ ...order, id: uuidv7() })),
    );
    await announceWork(trx, [...written, ...before]);
    const after = { new: counts.new, changed: counts.changed };
    await writeActivity(trx, { action: 'imported', noun: 'work-orders', id: null, name: '', after });
  }
  return report;
}

interface KeyedRow {
  readonly line: number;
  readonly name: string;
  readonly problem: string;
  readonly counted_with: number | null;
  readonly order: NewWorkOrder | null;
}

/** A row without a number is known by what is kept of it; the second of two equal ones is another job. */
function withKeys(rows: readonly ReadRow[], program: WorkOrderProgram): readonly KeyedRow[] {
  const equal = new Map<string, number>();
  return rows.map(({ line, name, read }): KeyedRow => {
    const row = { line, name, problem: '', counted_with: null, order: null };
    if ('problem' in read) return { ...row, problem: read.problem };
    if ('counted_with' in read) return { ...row, counted_with: read.counted_with };
    const { number, ...job } = read;
    if (exportedKey.test(number)) return { ...row, order: { ...job, order_key: number } };
    const known = [job.place_key, job.service, job.done_on, job.price_cents, job.minutes];
    const own = number === '' ? known : [program, number, program === 'quickbooks' ? job.service : ''];
    const text = JSON.stringify(own);
    const times = equal.get(text) ?? 0;
    if (number === '') equal.set(text, times + 1);
    return { ...row, order: { ...job, order_key: fingerprint(JSON.stringify([own, times])) } };
  });
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** The key of a file that was exported here. */
const exportedKey = /^[\w-]{32}$/;

const keptColumns = ['place_key', 'county_key', 'service', 'done_on', 'price_cents', 'minutes'] as const;

const isSame = (kept: WorkOrderTable, order: NewWorkOrder) =>
  keptColumns.every(name => kept[name] === order[name]);
