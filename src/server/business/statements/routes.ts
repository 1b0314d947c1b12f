import type { Hono } from 'hono';
import {
  statementRoutes as routes,
  type Statement,
  type StatementFilter,
} from '../../../contract/business/statements.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { packStore } from '../packs/pack-store.ts';
import { listPredicates } from '../packs/predicates.ts';
import { requirePack } from '../packs/require-pack.ts';
import type { FactStore } from './fact-store.ts';
import { importStatements } from './import-statements.ts';
import { listFacts } from './page-facts.ts';
import { countExpiring, countStatements, getStatement, listExpiring, listStatements } from './queries.ts';
import { changeStatement, createStatement, deleteStatement } from './save-statement.ts';
import { writeStatementCsv } from './statement-csv.ts';
import { presentStatement } from './statement-row.ts';

interface StatementParts {
  readonly db: Db;
  readonly settings: SiteSettings;
  readonly facts: FactStore;
  /** How many published pages show each of these. */
  readonly countPages: (statements: readonly Statement[]) => Promise<readonly number[]>;
}

const maxCounted = 10_000;

export function serveStatementRoutes(
  app: Hono<AppEnv>,
  { db, settings, facts, countPages }: StatementParts,
): void {
  serveRoute(app, routes.list, ({ query }) =>
    cursorPage(query, {
      list: place => listStatements(db, { ...query, ...place }),
      count: max => countStatements(db, query, max),
      maxCounted,
      present: presentStatement,
    }),
  );
  serveRoute(app, routes.create, ({ body }) => createStatement(db, body));
  serveDownload(app, routes.export, async ({ query }) => ({
    name: 'statements.csv',
    chunks: writeStatementCsv(statementChunks(db, query)),
  }));
  serveRoute(app, routes.import, ({ body }) => importStatements(db, body));
  serveRoute(app, routes.expiring, async ({ query: { per_page, ...filter } }) => {
    const statements = (await listExpiring(db, { ...filter, limit: per_page })).map(presentStatement);
    const pages = await countPages(statements);
    return {
      items: statements.map((statement, at) => ({ statement, pages: pages[at] ?? 0 })),
      total: await countExpiring(db, filter, maxCounted),
    };
  });
  serveRoute(app, routes.predicates, async ({ query: { pack } }) => ({
    items: [...listPredicates(pack === undefined ? null : packStore.pack(requirePack(pack)))],
  }));
  serveRoute(app, routes.facts, async ({ query }) => ({
    items: listFacts(await facts.of(query, settings.current().areas)),
  }));
  serveRoute(app, routes.read, async ({ params }) => presentStatement(await getStatement(db, params.id)));
  serveRoute(app, routes.update, ({ params, body }) => changeStatement(db, params.id, body));
  serveRoute(app, routes.remove, ({ params }) => deleteStatement(db, params.id));
}

/** All statements of a filter, newest first, in chunks. */
async function* statementChunks(db: Db, filter: StatementFilter): AsyncGenerator<readonly Statement[]> {
  for await (const rows of chunksAfter(page => listStatements(db, { ...filter, ...page })))
    yield rows.map(presentStatement);
}
