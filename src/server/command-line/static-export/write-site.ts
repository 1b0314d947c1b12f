import { resolve } from 'node:path';
import { ExportArchive } from '../../operations/static-export/export-archive.ts';
import { readBasis } from '../../operations/static-export/export-basis.ts';
import { ExportFolder } from '../../operations/static-export/export-folder.ts';
import { type ExportOptions, exportSite } from '../../operations/static-export/export-site.ts';
import { openSite } from '../../operations/static-export/open-site.ts';
import { WriteFailure } from '../../operations/static-export/write-failure.ts';
import { originOf } from '../../platform/config.ts';
import { clientFolder } from '../../website/context/site-assets.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import type { Session } from '../open-session.ts';
import { count, type Output } from '../output.ts';

/** How often people hear how far it is, in milliseconds. */
const often = 2_000;

interface Request extends Pick<ExportOptions, 'formsOrigin' | 'hasPictures' | 'threads'> {
  /** A path, or `-` for standard output. */
  readonly target: string;
  readonly isArchive: boolean;
  /** Also what can't have changed. */
  readonly isWhole: boolean;
}

/** Exports the site to a folder or an archive, with progress and a summary. */
export async function writeSite(
  session: Session,
  { target, isArchive, isWhole, ...options }: Request,
  output: Output,
): Promise<void> {
  const place = target === '-' ? target : resolve(target);
  const { config, database } = session;
  const basis = isArchive ? null : await readBasis(config, database.kysely, options);
  const site = await openSite(config, database);
  if (config.publicUrl === null) {
    output.note(`PUBLIC_URL is not set: pages name ${originOf(config)} as their address.`);
  }
  const started = performance.now();
  let said = started;
  try {
    const opened = await (isArchive ? ExportArchive.open(place) : ExportFolder.open(place, { isWhole }));
    const exported = await exportSite(site.context, opened, {
      ...options,
      basis,
      built: clientFolder,
      signal: session.interrupted,
      onProgress: ({ pages, files }) => {
        if (performance.now() - said < often) return;
        said = performance.now();
        output.note(`${count(pages, 'landing page')}, ${count(files, 'file')} …`);
      },
    });
    const seconds = (performance.now() - started) / 1000;
    const { written, unchanged, removed, pages, drawn, redirects } = exported;
    const some = drawn < pages ? `, ${drawn.toLocaleString('en-US')} of them drawn again,` : '';
    const summary =
      `${count(pages, 'landing page')}${some} and ${count(redirects, 'redirect')} in ${place === '-' ? 'the archive' : place}: ` +
      `${count(written, 'file')} written` +
      (isArchive
        ? '.'
        : `, ${unchanged.toLocaleString('en-US')} unchanged, ${removed.toLocaleString('en-US')} removed.`);
    if (exported.left_out.length > 0) output.note(leftOutNote(exported.left_out));
    if (place === '-') output.note(summary);
    else output.result({ ...exported, seconds }, summary);
  } catch (error) {
    if (WriteFailure.isOne(error)) throw new CommandFailure(exitCodes.failed, error.message);
    if (!session.interrupted.aborted) throw error;
    throw new CommandFailure(exitCodes.failed, `Stopped. ${whatIsLeft(place, isArchive)}`);
  } finally {
    await site.close();
  }
}

const namedAddresses = 20;

/** Pages of earlier versions can have longer addresses than pages of today. */
function leftOutNote(addresses: readonly string[]): string {
  const more = addresses.length - namedAddresses;
  const named = addresses.slice(0, namedAddresses).map(address => `  ${address}`);
  const rest = more > 0 ? [`  and ${more.toLocaleString('en-US')} more`] : [];
  return [
    `Left out: ${count(addresses.length, 'page')} with an address too long for a file name. Rename them, then export again.`,
    ...named,
    ...rest,
  ].join('\n');
}

function whatIsLeft(place: string, isArchive: boolean): string {
  if (!isArchive) return 'What was written can be served; the next export goes over all of it again.';
  return place === '-'
    ? 'What was sent is not a whole archive.'
    : 'No archive was written; one from before is as it was.';
}
