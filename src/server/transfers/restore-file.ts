import { accountsField } from './carried-tables.ts';
import { isRow } from './clean-json.ts';
import { judgeRows } from './judging-queries.ts';
import type { PartTaker, TakerWork } from './part-taker.ts';
import { valueOf } from './split-json.ts';
import { RowStage } from './stage-rows.ts';
import { openStagedAccounts, stageAccounts } from './staging-queries.ts';
import { readTableShapes } from './table-shape-queries.ts';
import { writeStaged } from './write-staged.ts';

interface Person {
  readonly id: string;
  readonly email: string;
}

/** Puts a full export back row by row, with its ids, times and seeds. What is here already stays as it is. */
export function restoreFile({ trx, report, apply, signal }: TakerWork): PartTaker {
  let opening: Promise<RowStage> | null = null;
  let people: Person[] = [];
  const open = async (): Promise<RowStage> => {
    await openStagedAccounts(trx);
    return new RowStage(trx, await readTableShapes(trx), report);
  };
  const stage = (): Promise<RowStage> => {
    opening ??= open();
    return opening;
  };
  const flushPeople = async () => {
    const list = people;
    people = [];
    await stageAccounts(trx, list);
  };
  return {
    take: async part => {
      const rows = await stage();
      if (part.field !== accountsField) return rows.take(part);
      const value = valueOf(part);
      if (isRow(value) && typeof value.id === 'string' && typeof value.email === 'string') {
        people.push({ id: value.id, email: value.email.slice(0, 320) });
        report.add({
          field: accountsField,
          place: part.place,
          name: value.email,
          verdict: 'left_out',
          reason:
            'Accounts are not made by an import: invite people, then they are recognised by their email',
        });
      }
      if (people.length >= 1_000) await flushPeople();
    },
    finish: async onRows => {
      const rows = await stage();
      await flushPeople();
      const tables = await rows.tables();
      await judgeRows(trx, tables, report);
      if (apply && report.total('refused') === 0) await writeStaged(trx, tables, { signal, onRows });
    },
  };
}
