import { resolve } from 'node:path';
import { originOf } from '../site/frame-for.ts';
import { clientFolder } from '../site/site-assets.ts';
import { exportSite } from '../site-export/export-site.ts';
import { openSite } from '../site-export/open-site.ts';
import { CommandFailure, type ExitCode, exitCodes, misuse } from './exit-codes.ts';
import { withSession } from './open-session.ts';
import { count, type Output } from './output.ts';

export interface ExportSiteOptions {
  readonly origin?: string;
  readonly pictures?: boolean;
  readonly threads?: string;
}

/** How often people hear how far it is, in milliseconds. */
const often = 2_000;

export async function exportSiteCommand(
  folder: string,
  { origin, pictures = true, threads }: ExportSiteOptions,
  output: Output,
): Promise<ExitCode> {
  const formsOrigin = origin === undefined ? null : readOrigin(origin);
  return withSession(async session => {
    const site = await openSite(session.config, session.database);
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
        threads: threads === undefined ? null : readThreads(threads),
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

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '')
    return url.origin;
  throw misuse(`“${text}” is not an origin.`, 'It has to be like https://forms.example.com');
}

function readThreads(text: string): number {
  if (/^(?:[1-9]|1[0-6])$/.test(text)) return Number(text);
  throw misuse(`“${text}” is no number of threads.`, 'It has to be a whole number from 1 to 16.');
}
