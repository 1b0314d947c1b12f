import type { Service } from '../../../contract/business/services.ts';
import { requirePack } from '../../business/packs/require-pack.ts';
import { importServices } from '../../business/services/import-services.ts';
import { listServices } from '../../business/services/queries.ts';
import { writeServiceCsv } from '../../business/services/service-csv.ts';
import { presentService } from '../../business/services/service-row.ts';
import { movePagesOfServices } from '../../website/site-pages/move-pages-of-services.ts';
import type { ExitCode } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';
import { type ImportFlags, reportImport } from '../report-import.ts';
import { writeExport } from '../write-export.ts';

export interface ServiceOptions {
  readonly pack: Service['content_pack'];
}

const largestFile = 5_000_000;

/** Services of a trade, in their order. */
export async function listServicesCommand(output: Output, { pack }: ServiceOptions): Promise<void> {
  return withSession(async ({ db }) => {
    const services = (await listServices(db, requirePack(pack))).map(row => presentService(row, null));
    const rows = services.map(({ name, keywords, content, issues }) => [
      name,
      keywords.join(', '),
      Object.values(content).filter(value => value.length > 0).length,
      issues.length,
    ]);
    output.result({ services }, table(['Name', 'Keywords', 'Texts', 'Problems'], rows, 'No services found'));
  });
}

export async function exportServicesCommand(
  output: Output,
  file: string,
  { pack }: ServiceOptions,
): Promise<void> {
  return withSession(async ({ db, interrupted }) => {
    const services = (await listServices(db, requirePack(pack))).map(row => presentService(row, null));
    await writeExport(file, writeServiceCsv(services), { interrupted, output });
  });
}

/** Applies all rows or none; with --skip-refused all but refused ones. A dry run only shows the result of each row. */
export async function importServicesCommand(
  output: Output,
  file: string,
  { pack, dryRun = false, skipRefused = false }: ServiceOptions & ImportFlags,
): Promise<ExitCode> {
  const csv = await readTextFile(file, largestFile, output);
  return withSession(async ({ db }) => {
    // Batches that are planned are forecast with it when a server starts or a template is saved.
    const context = { db, servicesChanged: movePagesOfServices, afterChange: async () => undefined };
    const report = await importServices(
      context,
      { content_pack: pack, csv, apply: !dryRun, skip_refused: skipRefused },
      null,
    );
    for (const row of report.rows)
      if (row.reason !== '') output.note(`Line ${row.line}, ${row.name}: ${row.reason}`);
    const counts = { new: 0, changed: 0, same: 0, refused: 0 };
    for (const { verdict } of report.rows) counts[verdict] += 1;
    return reportImport(report, counts, { isDryRun: dryRun, output });
  });
}
