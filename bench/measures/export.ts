import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/server/platform/db/embedded-postgres.ts';
import { projectRoot } from '../../src/server/platform/project-root.ts';
import { isInstalled } from '../nginx.ts';
import { writeHugoSite } from '../peers/hugo.ts';
import { measurePeer, nodePeers } from '../peers/node-peers.ts';
import type { PeerPage, SamplePage } from '../peers/sample-page.ts';
import { median } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { startServerProcess } from '../server-process.ts';
import { type TimedCommand, timedCommand } from '../timed-command.ts';

/** Files stay until the end, so large sites are written once, and one archive of them goes nowhere. */
const roundsOf = (pages: number) => (pages > 50_000 ? 1 : 3);
const maxArchived = 300_000;

/**
 * Exports the whole site as files, by our own command and by Hugo with the same pages, in turns, each from nothing to
 * the last file. Each run writes to its own folder and nothing is deleted in between: for five minutes ext4 checks the
 * inodes of deleted files one by one, and a folder then costs four times as much.
 */
export async function measureExport(folder: string, size: number, withPeers: boolean): Promise<Measurement> {
  const { pages, sample } = await samples(folder);
  const hugo = join(folder, 'hugo');
  const isLarge = pages.length > maxArchived;
  const page = Buffer.byteLength(sample.html);
  const whySkipped = whyNoRoom(folder, pages.length, { page, sites: 1 });
  if (whySkipped !== null) return { measure: 'export', size, figures: { skipped: whySkipped } };
  let whyNoHugo = isInstalled('hugo', 'version')
    ? whyNoRoom(folder, pages.length, { page, sites: 3 })
    : 'hugo is not installed (Debian: apt install hugo)';
  if (whyNoHugo === null) writeHugoSite(hugo, sample, pages);
  const ours: TimedCommand[] = [];
  const again: TimedCommand[] = [];
  const changed: TimedCommand[] = [];
  const theirs: TimedCommand[] = [];
  const bare: TimedCommand[] = [];
  const archived: TimedCommand[] = [];
  const writeBare = (round: number) =>
    timedCommand(process.execPath, [
      join(projectRoot, 'bench', 'bare-files.ts'),
      join(folder, `bare-${round}`),
      String(pages.length),
      String(page),
    ]);
  const env = {
    DATA_DIR: folder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://127.0.0.1',
  };
  const program = join(projectRoot, 'dist', 'server', 'command-line.js');
  const exportSite = (name: string, ...more: readonly string[]) =>
    timedCommand(
      process.execPath,
      [program, 'export-site', resolve(folder, name), '--no-pictures', ...more],
      env,
    );
  for (let round = 0; round < roundsOf(pages.length); round += 1) {
    ours.push(await onItsOwn(() => exportSite(`exported-${round}`)));
    again.push(await onItsOwn(() => exportSite(`exported-${round}`)));
    await changeHundredth(folder);
    changed.push(await onItsOwn(() => exportSite(`exported-${round}`)));
    archived.push(await onItsOwn(() => exportSite(isLarge ? '/dev/null' : `exported-${round}.tar`, '--tar')));
    if (!isLarge) bare.push(await onItsOwn(() => writeBare(round)));
    if (whyNoHugo !== null) continue;
    const made = join(folder, `hugo-${round}`);
    try {
      theirs.push(
        await onItsOwn(() => timedCommand('hugo', ['--source', hugo, '--destination', made, '--quiet'])),
      );
    } catch (error) {
      whyNoHugo = String(error); // A million pages may take more memory than there is.
    }
  }
  const peers: Record<string, number | string> = {};
  if (withPeers)
    for (const peer of nodePeers)
      peers[`${peer.name}_per_second`] = await measurePeer(peer, join(folder, peer.name), { sample, pages });
  const ifAny = (runs: readonly TimedCommand[], of: (run: TimedCommand) => number) =>
    runs.length === 0 ? null : median(runs.map(of));
  const rate = (runs: readonly TimedCommand[]) => ifAny(runs, run => pages.length / run.seconds);
  const cpu = (runs: readonly TimedCommand[]) => ifAny(runs, run => ((run.cpu ?? 0) / pages.length) * 1e6);
  const ratio = (runs: readonly TimedCommand[]) => whyNoHugo ?? (rate(runs) ?? 0) / (rate(theirs) ?? 0);
  return {
    measure: 'export',
    size,
    figures: {
      pages_per_second: rate(ours),
      'again, nothing changed, seconds': ifAny(again, run => run.seconds),
      'again, a hundredth of the pages changed, seconds': ifAny(changed, run => run.seconds),
      'processor microseconds a page': cpu(ours),
      'one archive, per_second': rate(archived),
      'one archive, processor microseconds a page': cpu(archived),
      'folders and files alone, two threads, per_second': rate(bare),
      'folders and files alone, processor microseconds a page': cpu(bare),
      hugo_per_second: rate(theirs),
      'hugo, processor microseconds a page': cpu(theirs),
      ratio_to_hugo: ratio(ours),
      'one archive, ratio_to_hugo': ratio(archived),
      ...peers,
      page_bytes: page,
    },
  };
}

/** Null if so many sites fit on the disk. Hugo's takes two, with the files that it reads. */
function whyNoRoom(
  folder: string,
  pages: number,
  { page, sites }: { readonly page: number; readonly sites: number },
): string | null {
  const { bavail, bsize } = statfsSync(folder);
  const needed = pages * sites * (Math.ceil(page / bsize) + 1) * bsize; // Each has a file and a folder.
  const gigabytes = (size: number) => Math.ceil(size / 1e9);
  return bavail * bsize > needed
    ? null
    : `left out: it takes ${gigabytes(needed)} GB, ${gigabytes(bavail * bsize)} are free`;
}

/** Changes the description of one page in a hundred, as a hand edit would. */
async function changeHundredth(folder: string): Promise<void> {
  const server = await startEmbeddedPostgres(folder);
  const client = new Client({ connectionString: server.url('pagehaul') });
  await client.connect();
  await client.query(
    `update generated_landing_pages set meta_description = left(meta_description || ' More.', 300) where seed % 100 = 7`,
  );
  await client.end();
  await server.stop();
}

/** Waits until earlier writes are on disk, so that no measurement includes another's files. */
async function onItsOwn(run: () => Promise<TimedCommand>): Promise<TimedCommand> {
  execFileSync('sync');
  return run();
}

interface Listed {
  readonly items: readonly { readonly slug: string; readonly field_values: Record<string, string> }[];
  readonly next_cursor: string | null;
}

/** Every page's values, and one page as it is served. */
async function samples(folder: string): Promise<{ pages: PeerPage[]; sample: SamplePage }> {
  const server = await startServerProcess(folder);
  try {
    const pages: PeerPage[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply: Listed = await server.call(
        `/api/pages?status=published&per_page=200${cursor && `&cursor=${cursor}`}`,
      );
      for (const { slug, field_values: values } of reply.items) {
        const { city = '', state = '', keyword = '' } = values;
        pages.push({ slug, city, state, keyword });
      }
      cursor = reply.next_cursor;
    }
    // One with values that nothing else on the page is called.
    const one = pages.find(page => page.keyword.includes(' ') && page.city.length > 8) ?? pages[0];
    if (!one) throw new Error('There are no pages to export.');
    const html = await (await fetch(`${server.origin}/${one.slug}/`)).text();
    const { slug, city, keyword } = one;
    return { pages, sample: { html, values: { slug, city, keyword } } };
  } finally {
    await server.stop();
  }
}
