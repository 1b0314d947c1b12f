import { resolve } from 'node:path';
import { type ExportOptions, exportSite } from '../../operations/static-export/export-site.ts';
import { openSite } from '../../operations/static-export/open-site.ts';
import { clientFolder } from '../../website/serving/site-assets.ts';
import { originOf } from '../../website/site-pages/frame-for.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import type { Session } from '../open-session.ts';
import { count, type Output } from '../output.ts';

/** How often people hear how far it is, in milliseconds. */
const often = 2_000;

/** Exports the site to the folder, with progress and a summary. */
export async function writeSite(
  session: Session,
  { folder, ...options }: Pick<ExportOptions, 'folder' | 'formsOrigin' | 'hasPictures' | 'threads'>,
  output: Output,
): Promise<void> {
  const site = await openSite(session.config, session.database);
  if (session.config.publicUrl === null) {
    output.note(`PUBLIC_URL is not set: pages name ${originOf(session.config)} as their address.`);
  }
  const started = performance.now();
  let said = started;
  try {
    const exported = await exportSite(site.parts, {
      ...options,
      folder: resolve(folder),
      built: clientFolder,
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
    return;
  } catch (error) {
    if (!session.interrupted.aborted) throw error;
    throw new CommandFailure(
      exitCodes.failed,
      'Stopped. What was written can be served; the next export goes over all of it again.',
    );
  } finally {
    await site.close();
  }
}
