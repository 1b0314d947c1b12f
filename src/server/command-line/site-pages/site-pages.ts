import { sitePageDocumentSchema } from '../../../contract/website/site-pages.ts';
import { openSite } from '../../operations/static-export/open-site.ts';
import {
  type KnownPage,
  listComposedPages,
  listKnownPages,
  presentRow,
} from '../../website/site-pages/known-pages.ts';
import {
  resetSitePage,
  type SitePageContext,
  saveSitePage,
} from '../../website/site-pages/save-site-page.ts';
import { CommandFailure, exitCodes, misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';

const largestFile = 1_000_000;

/** The pages of the site in their order. */
export async function listSitePages(output: Output): Promise<void> {
  return withPages(async ({ settings }, pages) => {
    const items = [...pages, ...listComposedPages(settings.current())].map(presentRow);
    const rows = items.map(page => [page.path, page.name, stateOf(page), page.title]);
    output.result({ site_pages: items }, table(['Address', 'Name', 'State', 'Title'], rows));
  });
}

function stateOf({ is_hidden, is_shown, origin, is_edited, has_newer_text }: ReturnType<typeof presentRow>) {
  if (is_hidden) return 'hidden';
  if (!is_shown) return 'not shown';
  if (origin === 'owner') return 'your own';
  if (origin === 'service') return 'of a service';
  if (!is_edited) return 'of the trade';
  return has_newer_text ? 'edited; the trade has a newer text' : 'edited';
}

/** Writes a page in the format that `save` reads. */
export async function showSitePage(output: Output, path: string): Promise<void> {
  return withPages(async (_, pages) => {
    const { document } = pageAt(pages, path);
    output.result(document, JSON.stringify(document, null, 2));
  });
}

/** Changes the page at the address that the document names. */
export async function saveSitePageCommand(output: Output, file: string): Promise<void> {
  const document = readDocument(file, await readTextFile(file, largestFile, output));
  return withPages(async (context, pages) => {
    const { id, is_hidden, revision } = pageAt(pages, document.path);
    await saveSitePage(context, id, { document, is_hidden, based_on: revision }, null);
    output.result({ path: document.path }, `Saved: ${document.path}`);
  });
}

/** Restores the text of the trade. */
export async function resetSitePageCommand(output: Output, path: string): Promise<void> {
  return withPages(async (context, pages) => {
    await resetSitePage(context, pageAt(pages, path).id, null);
    output.result({ path }, `${path} has the text of the trade again.`);
  });
}

type Work = (context: SitePageContext, pages: readonly KnownPage[]) => Promise<void>;

async function withPages(work: Work): Promise<void> {
  return withSession(async ({ config, database, db }: Session) => {
    const { parts, close } = await openSite(config, database);
    try {
      // The database notifies a running server of changes.
      const context = { ...parts, cache: { dropAll: () => undefined } };
      return await work(context, await listKnownPages(db, parts.settings.current()));
    } finally {
      await close();
    }
  });
}

function pageAt(pages: readonly KnownPage[], path: string): KnownPage {
  const page = pages.find(({ document }) => document.path === path);
  if (page) return page;
  throw new CommandFailure(exitCodes.failed, `No page is at ${path}.`, 'See: site-pages list');
}

function readDocument(file: string, text: string) {
  const read = sitePageDocumentSchema.safeParse(jsonOf(file, text));
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'document'}: ${message}`,
  );
  throw misuse(`${file} is no document of a page.`, problems.join('\n'));
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw misuse(`${file} is not JSON.`, error instanceof Error ? error.message : '');
  }
}
