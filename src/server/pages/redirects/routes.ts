import type { Hono } from 'hono';
import { redirectRoutes } from '../../../contract/pages/redirects.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { writeCsv } from '../../platform/csv-records.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { byId, pageAfter } from '../../platform/http/cursor.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { announceSources } from './announce-sources.ts';
import { exportRedirects } from './export-redirects.ts';
import { importRedirects, judgeImport } from './import-redirects.ts';
import type { Verdict } from './import-verdicts.ts';
import { findRedirects } from './list-queries.ts';
import { deleteMissingAddress, listMissingAddresses } from './not-found-queries.ts';
import { presentRedirect } from './present-redirect.ts';
import { deleteRedirectRow, getRedirect, lockRules } from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { keyOfPath, sourceText } from './redirect-path.ts';
import { resolveAround } from './resolve-rules.ts';
import { suggestPages } from './suggest-pages.ts';
import { writeRedirect } from './write-redirect.ts';

export function serveRedirectRoutes(app: Hono<AppEnv>, context: RedirectContext): void {
  const db = context.database.kysely;

  serveRoute(app, redirectRoutes.list, async ({ query }) => {
    const page = await pageAfter(query, {
      ...byId,
      list: place => findRedirects(db, { ...query, ...place }),
    });
    return { ...page, items: page.items.map(presentRedirect) };
  });
  serveRoute(app, redirectRoutes.create, ({ body }) => writeRedirect(context, null, body));
  serveDownload(app, redirectRoutes.export, async ({ query, signal }) => ({
    name: `redirects-${today()}.csv`,
    chunks: exportRedirects(db, query, signal),
  }));
  serveRoute(app, redirectRoutes.read, async ({ params }) =>
    presentRedirect(await getRedirect(db, params.id)),
  );
  serveRoute(app, redirectRoutes.update, ({ params, body }) => writeRedirect(context, params.id, body));
  serveRoute(app, redirectRoutes.remove, ({ params }) => deleteRedirect(context, params.id));
  serveRoute(app, redirectRoutes.import, ({ body }) => importRedirects(context, body));

  serveDownload(app, redirectRoutes.judge, async ({ body }) => ({
    name: `redirect-verdicts-${today()}.csv`,
    chunks: await exportVerdicts(context, body.csv),
  }));

  serveRoute(app, redirectRoutes.notFound, async ({ query }) => {
    await context.missed.flush();
    const rows = await listMissingAddresses(db, query.per_page);
    const suggested = await suggestPages(context, rows);
    return {
      items: rows.map(({ path, hits, referrer, first_at, last_at }) => ({
        path: sourceText(path),
        hits,
        referrer,
        first_at: first_at.toISOString(),
        last_at: last_at.toISOString(),
        suggestion: suggested.get(path) ?? null,
      })),
    };
  });
  serveRoute(app, redirectRoutes.forget, ({ body }) =>
    deleteMissingAddress(db, keyOfPath(body.path) ?? body.path),
  );
}

const today = () => new Date().toISOString().slice(0, 10);

async function deleteRedirect(
  context: Pick<RedirectContext, 'database' | 'reload'>,
  id: string,
): Promise<void> {
  const sources = await context.database.kysely.transaction().execute(async trx => {
    await lockRules(trx);
    const row = await getRedirect(trx, id);
    await deleteRedirectRow(trx, id);
    await writeActivity(trx, {
      action: 'deleted',
      noun: 'redirects',
      id,
      name: row.source_path,
      before: { destination: row.destination_path },
    });
    // If a page is live again, rules written to lead to it lead there again.
    const moved = await resolveAround(trx, [row]);
    const sources = [row.source_path, ...moved];
    await announceSources(trx, sources);
    return sources;
  });
  await context.reload(sources);
}

const columns = ['line', 'source_path', 'destination_path', 'verdict', 'reason'];
const rowsAtOnce = 2_000;

/** The verdict for every row of a file, as CSV in the order of the file. Changes nothing. */
async function exportVerdicts(
  context: Pick<RedirectContext, 'database' | 'ownHost'>,
  csv: string,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  const verdicts = await judgeImport(context, csv);
  return writeCsv(columns, inChunks(verdicts), one => [
    one.line,
    one.source_path,
    one.destination_path,
    one.verdict,
    one.reason,
  ]);
}

function* inChunks(verdicts: readonly Verdict[]): Generator<readonly Verdict[]> {
  for (let from = 0; from < verdicts.length; from += rowsAtOnce)
    yield verdicts.slice(from, from + rowsAtOnce);
}
