import type { Areas } from '../../../contract/platform/areas.ts';
import type { NameService } from './name-service.ts';
import type { NewWorkOrder } from './queries.ts';
import { type DayOrder, readDoneDay, readMinutes, readPrice, statusProblem } from './read-cells.ts';
import { readJobTown } from './read-job-town.ts';
import type { OrderRow } from './read-order-file.ts';

/** A row as it is kept. */
export interface ReadJob extends Omit<NewWorkOrder, 'order_key'> {
  /** The number in the program that it comes from; empty: none. */
  readonly number: string;
}

export interface ReadRow {
  readonly line: number;
  /** For people: service and town. */
  readonly name: string;
  /** The number of its bill, and what this line adds to it: null is unknown. */
  readonly bill: { readonly number: string; readonly cents: number | null };
  readonly read:
    | ReadJob
    | { readonly problem: string; readonly unknown?: string }
    | { readonly counted_with: number };
}

export interface RowContext {
  readonly areas: Areas;
  readonly nameOf: NameService;
  readonly order: DayOrder;
  readonly today: string;
}

const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80);

/** Reads a row of a file: a job, or why it is none. */
export function readRow(row: OrderRow, context: RowContext): ReadRow {
  const { line, cell, services } = row;
  const said = shortened(services[0] ?? '');
  const number = cell('number').slice(0, 100);
  const price = readPrice(cell('price'));
  const bill = { number, cents: 'problem' in price ? null : (price.value ?? 0) };
  const refuse = (problem: string, unknown?: string): ReadRow => ({
    line,
    name: said,
    bill,
    read: unknown === undefined ? { problem } : { problem, unknown },
  });
  const problem = row.problem ?? statusProblem(cell('status'));
  if (problem !== null) return refuse(problem);
  const done = readDoneDay(cell('date'), { line, order: context.order, today: context.today });
  if ('problem' in done) return refuse(done.problem);
  const town = readJobTown(cell('town'), cell('state'), context.areas);
  if ('problem' in town) return refuse(town.problem);
  if ('problem' in price) return refuse(price.problem);
  const [hours, minutes] = [readMinutes(cell('hours'), 'hours'), readMinutes(cell('minutes'), 'minutes')];
  if ('problem' in hours) return refuse(hours.problem);
  if ('problem' in minutes) return refuse(minutes.problem);
  const service = context.nameOf(services);
  if (service === null) {
    if (said === '') return refuse('It names no service.');
    return refuse(`No service is called “${said}”. Choose the one it means.`, said);
  }
  const read = {
    ...town.value,
    service,
    done_on: done.value,
    price_cents: price.value,
    minutes: minutes.value ?? hours.value,
    number,
  };
  return { line, bill, name: `${service}, ${town.value.place}`, read };
}

/**
 * Joins the lines of a bill: one job of its service, at the price of all lines. A line that names no service is part of
 * it. With two services nobody knows what each of them cost.
 */
export function joinBillLines(rows: readonly ReadRow[]): readonly ReadRow[] {
  const bills = Map.groupBy(rows, ({ bill }) => bill.number);
  return rows.map((row): ReadRow => {
    const lines = row.bill.number === '' ? [] : (bills.get(row.bill.number) ?? []);
    const jobs = lines.flatMap(({ line, read }) => ('service' in read ? [{ line, read }] : []));
    if (lines.length < 2 || jobs.length === 0) return row;
    if (!('service' in row.read)) {
      const isPart = 'unknown' in row.read && row.read.unknown !== undefined;
      return isPart ? { ...row, read: { counted_with: jobs[0]?.line ?? row.line } } : row;
    }
    const { service } = row.read;
    const first = jobs.find(({ read }) => read.service === service);
    if (first && first.line !== row.line) return { ...row, read: { counted_with: first.line } };
    const isOne = jobs.every(({ read }) => read.service === service);
    return { ...row, read: { ...row.read, price_cents: isOne ? priceOf(lines) : null } };
  });
}

function priceOf(lines: readonly ReadRow[]): number | null {
  let sum = 0;
  for (const { bill } of lines) {
    if (bill.cents === null) return null;
    sum += bill.cents;
  }
  return sum > 0 && sum <= maxSum ? sum : null;
}

/** What the column holds. */
const maxSum = 2_000_000_000;
