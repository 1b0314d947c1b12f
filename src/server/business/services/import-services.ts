import { isDeepStrictEqual } from 'node:util';
import { maxServices, type ServiceImport, serviceInputSchema } from '../../../contract/business/services.ts';
import { readServiceContent } from '../../../sections/schemas.ts';
import { readCsvRecords } from '../../platform/csv-records.ts';
import { type ImportOptions, isApplied } from '../../platform/import-report.ts';
import { isLossyCopy, lostLettersProblem, spoiledCellProblem } from '../../platform/spoiled-cells.ts';
import { packStore } from '../packs/pack-store.ts';
import { requirePack } from '../packs/require-pack.ts';
import { addService, changeService, changing, type ServiceContext, takenProblem } from './save-service.ts';
import { readServiceRow, serviceCells, serviceColumns } from './service-csv.ts';
import { serviceIssues } from './service-issues.ts';
import type { ServiceTable } from './service-row.ts';

interface ServiceFile extends ImportOptions {
  readonly content_pack: string;
  readonly csv: string;
}

type Text = Parameters<typeof changeService>[2];
type Verdict = ServiceImport['rows'][number];

/** Holds a whole file against the services there are, by name. */
export async function importServices(
  context: ServiceContext,
  { content_pack: named, csv, ...options }: ServiceFile,
  userId: string | null,
): Promise<ServiceImport> {
  const records = await readCsvRecords(csv, {
    maxRows: maxServices,
    required: ['name', 'keywords'],
    known: serviceColumns,
    maxRecordSize: 200_000,
  });
  const content_pack = requirePack(named);
  const pack = packStore.pack(content_pack);
  return changing(context, content_pack, userId, async (trx, services) => {
    const rows: Verdict[] = [];
    const writes: { stored: ServiceTable | null; text: Text }[] = [];
    // What will be there: a later row is held against the earlier ones, too.
    const current: Pick<ServiceTable, 'name' | 'keywords'>[] = [...services];
    for (const { record, line } of records) {
      const written = readServiceRow(record);
      const content = readServiceContent(written.content);
      const read = serviceInputSchema.safeParse({ ...written, content, content_pack });
      const refuse = (reason: string) => rows.push({ line, name: written.name, verdict: 'refused', reason });
      const spoiled = spoiledCellProblem(record, serviceColumns);
      if (!read.success || spoiled !== null) {
        refuse(spoiled ?? read.error?.issues.map(issue => issue.message).join('. ') ?? '');
        continue;
      }
      const text = { ...read.data, content };
      const stored = services.find(one => one.name.toLowerCase() === text.name.toLowerCase()) ?? null;
      const at = stored ? current.indexOf(stored) : -1;
      const isTwice = stored !== null && at === -1;
      const others = current.filter((_, index) => index !== at);
      const problem = isTwice
        ? `There is a row named “${text.name}” above already.`
        : (lostProblem(services, text) ?? takenProblem(others, text)?.message);
      if (problem || others.length >= maxServices) {
        refuse(problem ?? `At most ${maxServices} services.`);
        continue;
      }
      current.splice(0, current.length, ...others, text);
      const verdict = verdictOn(stored, text);
      if (verdict !== 'same') writes.push({ stored, text });
      rows.push({
        line,
        name: text.name,
        verdict,
        reason: serviceIssues(content, pack, null)[0]?.message ?? '',
      });
    }
    const applied = isApplied(rows.filter(({ verdict }) => verdict === 'refused').length, options);
    const last: Pick<ServiceTable, 'position'>[] = [...services];
    for (const { stored, text } of applied ? writes : []) {
      if (stored) await changeService(trx, stored.id, text);
      else last.push(await addService(trx, content_pack, last, text));
    }
    return { applied, rows };
  });
}

/** Letters that a spreadsheet lost, in the name or in a text of the service. */
function lostProblem(
  services: readonly ServiceTable[],
  text: Parameters<typeof serviceCells>[0],
): string | null {
  const renamed = services.some(({ name }) => isLossyCopy(text.name, name));
  if (renamed) return lostLettersProblem('name');
  const stored = services.find(({ name }) => name.toLowerCase() === text.name.toLowerCase());
  if (!stored) return null;
  const before = serviceCells({ ...stored, content: readServiceContent(stored.content) });
  const lost = serviceCells(text).findIndex((cell, index) => isLossyCopy(cell, before[index] ?? ''));
  return lost === -1 ? null : lostLettersProblem(serviceColumns[lost] ?? '');
}

function verdictOn(stored: ServiceTable | null, text: Text): Verdict['verdict'] {
  if (!stored) return 'new';
  const isSame =
    stored.summary === text.summary &&
    isDeepStrictEqual(stored.keywords, text.keywords) &&
    isDeepStrictEqual(readServiceContent(stored.content), text.content);
  return isSame ? 'same' : 'changed';
}
