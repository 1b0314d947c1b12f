import type { Command } from 'commander';
import { z } from 'zod';
import { rowVerdictSchema } from '../../contract/platform/route.ts';
import { routes } from '../../contract/routes.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Output } from './output.ts';
import { readTextFile } from './read-text-file.ts';
import { callApi, callJson } from './route-commands/call.ts';
import { withApi } from './route-commands/open-api.ts';
import { writeExport } from './write-export.ts';

interface Options {
  readonly dryRun?: boolean;
  readonly skipRefused?: boolean;
  readonly verdicts?: string;
  readonly contentPack?: string;
  readonly as?: string;
}

const largestFile = 30_000_000;
const maxShown = 1_000;

/** Applies all rows or none; with --skip-refused all but refused ones. A dry run only shows the result of each row. */
export async function importCsv(
  output: Output,
  file: string,
  { dryRun = false, skipRefused = false, verdicts, contentPack, as }: Options,
  command: Command,
): Promise<ExitCode> {
  const csv = await readTextFile(file, largestFile, output);
  return withApi({ as, isRead: dryRun }, async (send, interrupted) => {
    const post = (document: object) => ({
      method: 'POST',
      body: JSON.stringify(document),
      headers: { 'content-type': 'application/json' },
    });
    // Checked before the import; afterwards all rows would be unchanged.
    if (verdicts !== undefined) {
      const { body } = await callApi(send, routes.redirects.judge.path, post({ csv }));
      if (body) await writeExport(verdicts, body, { interrupted });
    }
    const request = {
      csv,
      apply: !dryRun,
      skip_refused: skipRefused,
      ...(contentPack === undefined ? {} : { content_pack: contentPack }),
    };
    const path = `/api/${command.parent?.name() ?? ''}/import`;
    const report = reportSchema.parse(await callJson(send, path, post(request)));
    for (const row of report.rows.filter(isRemarkable).slice(0, maxShown)) output.note(describe(row));
    const { counts = countRows(report.rows), applied } = report;
    const start = applied ? 'Imported' : dryRun ? 'Nothing was changed. It would be' : 'Nothing was changed';
    const words = Object.entries({ ...countRows([]), ...counts }).map(([name, n]) => `${n} ${label(name)}`);
    output.result(report, `${start}: ${words.join(', ')}.`);
    return (counts.refused ?? 0) > 0 && !applied ? exitCodes.failed : exitCodes.done;
  });
}

type Row = z.output<typeof rowSchema>;

const rowSchema = z.looseObject({ line: z.number(), verdict: rowVerdictSchema, reason: z.string() });

/** The report of any of the imports. That of services has no counts. */
const reportSchema = z.looseObject({
  applied: z.boolean(),
  counts: z.record(z.string(), z.number()).optional(),
  rows: z.array(rowSchema),
});

/** A reason of a redirect is often only where it leads. */
const isRemarkable = (row: Row) =>
  row.reason !== '' &&
  (row.verdict === 'refused' ||
    !('hides_page' in row) ||
    row.hides_page === true ||
    row.leads_nowhere === true);

/** @example describe(row) // 'Line 2, /about: refused. The source and the destination are the same.' */
function describe({ line, verdict, reason, ...row }: Row): string {
  const names = ['source_path', 'subject', 'predicate', 'author', 'name'].flatMap(name => {
    const text = row[name];
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
  return `${[`Line ${line}`, ...names].join(', ')}: ${verdict}. ${reason}`;
}

function countRows(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { verdict } of rows) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

const labels: Readonly<Record<string, string>> = {
  same: 'as they are',
  hides_page: 'hiding a live page',
  leads_nowhere: 'leading where nothing answers',
};
const label = (name: string) => labels[name] ?? name;
