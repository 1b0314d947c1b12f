import { z } from 'zod';
import { deleteRedirect } from '../../pages/redirects/delete-redirect.ts';
import { exportRedirects } from '../../pages/redirects/export-redirects.ts';
import { exportVerdicts } from '../../pages/redirects/export-verdicts.ts';
import { importRedirects } from '../../pages/redirects/import-redirects.ts';
import { presentRedirect } from '../../pages/redirects/present-redirect.ts';
import {
  countRedirects,
  findAtSource,
  getRedirect,
  listRedirects,
  type RedirectFilter,
  type RedirectTable,
} from '../../pages/redirects/queries.ts';
import { readSource } from '../../pages/redirects/redirect-path.ts';
import { confirm } from '../confirm.ts';
import { CommandFailure, type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';
import { type ImportFlags, reportImport } from '../report-import.ts';
import { writeExport } from '../write-export.ts';

export interface RedirectOptions {
  readonly search?: string;
  readonly active?: boolean;
  readonly off?: boolean;
  readonly automatic?: boolean;
  readonly byHand?: boolean;
}

const maxCounted = 100_000;
const largestFile = 30_000_000;
const maxShown = 20;

/** Redirects, newest first. */
export async function listRedirectsCommand(
  output: Output,
  options: RedirectOptions & { readonly limit: number },
): Promise<void> {
  const filter = filterOf(options);
  return withSession(async ({ db }) => {
    const redirects = (await listRedirects(db, { ...filter, after: null, limit: options.limit })).map(
      presentRedirect,
    );
    const total = await countRedirects(db, filter, maxCounted);
    if (total > redirects.length) output.note(`${redirects.length} of ${total.toLocaleString('en-US')}.`);
    const rows = redirects.map(one => [
      `${one.source_path}${one.is_prefix ? '/…' : ''}`,
      one.destination_path,
      String(one.redirect_type),
      one.hits,
      [one.is_active ? '' : 'off', one.is_automatic ? 'automatic' : ''].filter(Boolean).join(', '),
    ]);
    const headings = ['From', 'To', 'Type', 'Hits', ''];
    output.result({ redirects, total }, table(headings, rows, 'No redirects found'));
  });
}

export async function exportRedirectsCommand(
  output: Output,
  file: string,
  options: RedirectOptions,
): Promise<void> {
  const filter = filterOf(options);
  return withSession(async ({ db, interrupted }) => {
    await writeExport(file, exportRedirects(db, filter, interrupted), { interrupted, output });
  });
}

export interface ImportOptions extends ImportFlags {
  readonly verdicts?: string;
}

/** Applies all rows or none; with --skip-refused all but refused ones. A dry run only shows the result of each row. */
export async function importRedirectsCommand(
  output: Output,
  file: string,
  { dryRun = false, skipRefused = false, verdicts }: ImportOptions,
): Promise<ExitCode> {
  const csv = await readTextFile(file, largestFile, output);
  return withSession(async session => {
    const context = contextOf(session);
    // Checked before the import; afterwards all rows would be unchanged.
    if (verdicts !== undefined) await writeExport(verdicts, await exportVerdicts(context, csv), session);
    const report = await importRedirects(context, { csv, apply: !dryRun, skip_refused: skipRefused });
    const remarkable = report.rows.filter(
      row => row.verdict === 'refused' || row.hides_page || row.leads_nowhere,
    );
    for (const row of remarkable.slice(0, maxShown)) {
      output.note(`Line ${row.line}, ${row.source_path}: ${row.reason}`);
    }
    const { hides_page, leads_nowhere } = report.counts;
    const hidden = hides_page > 0 ? ` Hiding a live page: ${hides_page}.` : '';
    const nowhere = leads_nowhere > 0 ? ` Leading where nothing answers: ${leads_nowhere}.` : '';
    return reportImport(report, report.counts, { isDryRun: dryRun, more: `.${hidden}${nowhere}`, output });
  });
}

export async function deleteRedirectCommand(
  output: Output,
  which: string,
  { yes }: { readonly yes?: boolean },
): Promise<void> {
  return withSession(async session => {
    const rule = await findRule(session, which);
    await confirm(`Delete the redirect from ${rule.source_path} to ${rule.destination_path}?`, yes);
    await deleteRedirect(contextOf(session), rule.id);
    output.result({ deleted: presentRedirect(rule) }, `Deleted: ${rule.source_path}`);
  });
}

/** By its source, as people know it, or by its id. */
async function findRule({ db }: Session, which: string): Promise<RedirectTable> {
  if (z.uuid().safeParse(which).success) return getRedirect(db, which);
  const source = readSource(which);
  if ('problem' in source) throw misuse(source.problem);
  const found = await findAtSource(db, source.key);
  if (found) return found;
  throw new CommandFailure(exitCodes.failed, `Redirect ${which} not found.`, 'See: redirects list');
}

/** The database notifies a running server of changes, so this process need not reload. */
function contextOf({ database, config }: Session) {
  return {
    database,
    ownHost: config.publicUrl ? new URL(config.publicUrl).host : null,
    reload: async () => undefined,
  };
}

function filterOf({ search, active, off, automatic, byHand }: RedirectOptions): RedirectFilter {
  if (active && off) throw misuse('Say --active or --off, not both.');
  if (automatic && byHand) throw misuse('Say --automatic or --by-hand, not both.');
  return { search, is_active: oneOf(active, off), is_automatic: oneOf(automatic, byHand) };
}

function oneOf(yes: boolean | undefined, no: boolean | undefined): 'true' | 'false' | undefined {
  return yes ? 'true' : no ? 'false' : undefined;
}
