import { resolve } from 'node:path';
import { ArticleShelf } from '../encyclopedia/article-shelf.ts';
import { readFormKey } from '../leads/lead-desk.ts';
import { createLog } from '../log.ts';
import { openRedirectDesk } from '../redirects/redirect-desk.ts';
import { SiteSettings } from '../settings/site-settings.ts';
import { originOf } from '../site/frame-for.ts';
import { PageCache } from '../site/page-cache.ts';
import { PublishedPages } from '../site/published-pages.ts';
import { clientFolder, readSiteAssets } from '../site/site-assets.ts';
import type { SiteParts } from '../site/site-parts.ts';
import { exportSite } from '../site-export/export-site.ts';
import { CommandFailure, type ExitCode, exitCodes, misuse } from './exit-codes.ts';
import { type Session, withSession } from './open-session.ts';
import { count, type Output } from './output.ts';

export interface ExportSiteOptions {
  readonly origin?: string;
  readonly pictures?: boolean;
}

/** How often people hear how far it is, in milliseconds. */
const often = 2_000;

export async function exportSiteCommand(
  folder: string,
  { origin, pictures = true }: ExportSiteOptions,
  output: Output,
): Promise<ExitCode> {
  const formsOrigin = origin === undefined ? null : readOrigin(origin);
  return withSession(async session => {
    const site = await openSite(session);
    if (session.config.publicUrl === null) {
      output.note(`PUBLIC_URL is not set: pages name ${originOf(session.config)} as their address.`);
    }
    const started = performance.now();
    let said = started;
    try {
      const exported = await exportSite(site.parts, {
        folder: resolve(folder),
        built: clientFolder,
        formsOrigin,
        hasPictures: pictures,
        signal: session.interrupted,
        onProgress: pages => {
          if (performance.now() - said < often) return;
          said = performance.now();
          output.note(`${count(pages, 'landing page')} …`);
        },
      });
      const seconds = (performance.now() - started) / 1000;
      const { written, unchanged, removed, pages, redirects } = exported;
      output.result(
        { ...exported, seconds },
        `${count(pages, 'landing page')} and ${count(redirects, 'redirect')} in ${resolve(folder)}: ` +
          `${count(written, 'file')} written, ${unchanged.toLocaleString('en-US')} unchanged, ${removed.toLocaleString('en-US')} removed.`,
      );
      return exitCodes.done;
    } catch (error) {
      if (!session.interrupted.aborted) throw error;
      throw new CommandFailure(
        exitCodes.failed,
        'Stopped. What was written can be served; the next export goes over all of it again.',
      );
    } finally {
      await site.close();
    }
  });
}

/** What pages are drawn from. Nothing listens for changes: an export shows the site as it is while it runs. */
async function openSite({
  config,
  database,
}: Session): Promise<{ parts: SiteParts; close: () => Promise<void> }> {
  const log = createLog(config.logLevel);
  const settings = new SiteSettings(database.kysely, log);
  await settings.load();
  const cache = new PageCache(1_000_000);
  const redirects = await openRedirectDesk(config, { database, cache, log });
  // Topics that nobody looked up are noted for the server to look up; an export waits for nobody.
  const queue = { sendNow: async () => undefined };
  const isOpen = config.wikipediaApiUrl !== null;
  const parts: SiteParts = {
    config,
    database,
    settings,
    log,
    redirects,
    assets: await readSiteAssets(),
    published: new PublishedPages(database, cache),
    articles: new ArticleShelf({ db: database.kysely, queue, log, isOpen }),
    leads: { formKey: await readFormKey(database.kysely) },
  };
  return { parts, close: () => redirects.stop() };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '')
    return url.origin;
  throw misuse(`“${text}” is not an origin.`, 'It has to be like https://forms.example.com');
}
