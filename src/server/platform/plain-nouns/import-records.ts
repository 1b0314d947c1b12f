import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { FieldKind, PlainInput, PlainNoun } from '../../../contract/platform/plain-noun.ts';
import { writeActivity } from '../activity/write-activity.ts';
import { type CsvRecord, csvCell, readCsvRecords } from '../csv-records.ts';
import type { Db } from '../db/database.ts';
import { type ImportOptions, presentImportReport } from '../import-report.ts';
import { isDayFirst, readDay } from '../read-day.ts';
import { spoiledCellProblem } from '../spoiled-cells.ts';
import { mapYielding } from '../yielding.ts';
import { insertRecord, lockNamed, updateRecord } from './plain-rows-queries.ts';

const maxRows = 10_000;

type Report = z.input<PlainNoun['routes']['import']['reply']>;
type Verdict = Report['rows'][number];

/** Matches the rows of a file with the stored records by their names. Columns that the file lacks keep their values. */
export async function importRecords(
  db: Db,
  noun: PlainNoun,
  { csv, ...options }: ImportOptions & { readonly csv: string },
): Promise<Report> {
  const columns = Object.keys(noun.fields);
  const records = await readCsvRecords(csv, { maxRows, required: [noun.name], known: columns });
  const days = Object.entries(noun.fields).flatMap(([name, { kind }]) => (kind === 'day' ? [name] : []));
  const dayFirst = isDayFirst(records.flatMap(({ record }) => days.map(name => record[name])));
  return db.transaction().execute(async trx => {
    const names = records.map(({ record }) => csvCell(record, noun.name).trim());
    const stored = new Map((await lockNamed(trx, noun, names)).map(row => [String(row[noun.name]), row]));
    const read = new Map<string, PlainInput>();
    const verdicts = await mapYielding(records, ({ record, line }): Verdict => {
      const name = csvCell(record, noun.name).trim();
      const tell = (verdict: Verdict['verdict'], reason = ''): Verdict => ({ line, name, verdict, reason });
      const spoiled = spoiledCellProblem(record, columns);
      if (spoiled !== null) return tell('refused', spoiled);
      const before = stored.get(name);
      const parsed = noun.input.safeParse(valuesOf(noun, record, { before, dayFirst }));
      if (!parsed.success)
        return tell('refused', parsed.error.issues.map(({ message }) => message).join('. '));
      if (read.has(name)) return tell('refused', `A row above has the same ${noun.name}.`);
      read.set(name, parsed.data);
      if (!before) return tell('new');
      return tell(columns.every(key => before[key] === parsed.data[key]) ? 'same' : 'changed');
    });
    const report = presentImportReport(verdicts, options);
    const { applied, counts } = report;
    if (!applied || counts.new + counts.changed === 0) return report;
    for (const [name, input] of read) {
      const before = stored.get(name);
      await (before ? updateRecord(trx, noun, before.id, input) : insertRecord(trx, noun, uuidv7(), input));
    }
    const after = { new: counts.new, changed: counts.changed };
    await writeActivity(trx, { action: 'imported', noun: noun.noun, id: null, name: '', after });
    return report;
  });
}

interface RowReading {
  readonly before: PlainInput | undefined;
  readonly dayFirst: boolean;
}

function valuesOf(noun: PlainNoun, record: CsvRecord['record'], { before, dayFirst }: RowReading) {
  return Object.fromEntries(
    Object.entries(noun.fields).map(([name, field]) => [
      name,
      Object.hasOwn(record, name)
        ? readCell(field.kind, csvCell(record, name).trim(), dayFirst)
        : (before?.[name] ?? field.initial),
    ]),
  );
}

/** A cell as its field's rule reads it; what is none of its kind stays a text, which the rule refuses. */
function readCell(kind: FieldKind, text: string, dayFirst: boolean): unknown {
  if (kind === 'whole-number') return /^\d{1,15}$/.test(text) ? Number(text) : text;
  if (kind === 'day') return text === '' ? null : readDay(text, dayFirst);
  if (kind === 'switch') return switches.get(text.toLowerCase()) ?? text;
  return text;
}

const switches = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** A value as a cell that `readCell` reads. */
export function cellOf(kind: FieldKind, value: PlainInput[string] | undefined) {
  if (kind === 'day') return { plain: String(value ?? '') };
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}
