import { findAddressAfter, listPublishedIn } from '../../src/server/pages/pages/published-queries.ts';
import { mapMaybePromise } from '../../src/server/platform/maybe-promise.ts';
import { fillLandingPage, loadLandingPage, releaseBuffer } from '../../src/server/website/compiled/index.ts';
import { readSiteAssets } from '../../src/server/website/context/site-assets.ts';
import type { Measurement } from '../report.ts';
import { onProgram } from '../temporary-program.ts';

/** The number of pages filled together: as many as an export loads at once. */
const inHand = 200;
/** Pages filled before the measurement begins. */
const warmUp = 8_000;
const maxCounted = 40_000;
const turns = 3;

/** Fills landing pages in one thread. Rows are loaded first, output is dropped, related pages are loaded normally. */
export async function measureFill(folder: string, size: number): Promise<Measurement> {
  return onProgram(folder, async program => {
    const parts = { ...program, assets: await readSiteAssets() };
    const upTo = await findAddressAfter(program.database.kysely, '', warmUp + Math.min(size, maxCounted));
    const rows = await listPublishedIn(parts.database, { after: '', upTo });
    let bytes = 0;
    const fill = async (some: typeof rows) => {
      const began = performance.now();
      const before = process.cpuUsage();
      for (let at = 0; at < some.length; at += inHand) {
        await Promise.all(
          some.slice(at, at + inHand).map(async row =>
            mapMaybePromise(loadLandingPage(parts, row), page =>
              mapMaybePromise(page && fillLandingPage(parts, page), filled => {
                bytes += filled?.html.length ?? 0;
                releaseBuffer(filled?.buffer ?? null);
              }),
            ),
          ),
        );
      }
      const { user, system } = process.cpuUsage(before);
      return { seconds: (performance.now() - began) / 1000, processor: user + system };
    };
    await fill(rows.slice(0, warmUp));
    bytes = 0;
    const counted = rows.slice(warmUp);
    const { seconds, processor } = await fill(counted);
    const filled = bytes;
    const again: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) again.push((await fill(counted)).processor);
    return {
      measure: 'fill',
      size: counted.length,
      figures: {
        pages_per_second: counted.length / seconds,
        'processor microseconds a page': processor / counted.length,
        'again, processor microseconds a page': Math.min(...again) / counted.length,
        page_bytes: filled / counted.length,
      },
    };
  });
}
