import { disablePretenuring } from '../../operations/static-export/disable-pretenuring.ts';
import { misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import type { Output } from '../output.ts';

export interface ExportSiteOptions {
  readonly all?: boolean;
  readonly tar?: boolean;
  readonly origin?: string;
  readonly pictures?: boolean;
  readonly threads?: string;
}

export async function exportSiteCommand(
  output: Output,
  target: string,
  { all = false, tar = false, origin, pictures = true, threads }: ExportSiteOptions,
): Promise<void> {
  if (target === '-' && !tar) throw misuse('A folder can’t be standard output.', 'Add --tar for an archive.');
  if (target === '-' && output.json) throw misuse('Standard output is the archive.', 'Leave out --json.');
  const request = {
    target,
    isArchive: tar,
    isWhole: all,
    formsOrigin: origin === undefined ? null : readOrigin(origin),
    hasPictures: pictures,
    threads: threads === undefined ? null : readThreads(threads),
  };
  disablePretenuring();
  const load = () => import('./write-site.ts');
  return withSession(
    async session => (await load()).writeSite(session, request, output),
    // Loading takes as long as starting the database. A failure is thrown again by the work.
    () => void load().catch(() => undefined),
  );
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
