import { findAddressAfter } from '../../pages/pages/published-queries.ts';
import { listHubsAfter } from '../../pages/towns/hub-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ExportChunk } from './site-pages.ts';

const pagesAtOnce = 500;
const hubsAtOnce = 50;

/** All landing pages, then all lists. Free workers don't wait for the others. */
export async function* allChunks(db: Db): AsyncGenerator<ExportChunk, undefined> {
  for (let after: string | null = ''; after !== null; ) {
    const upTo: string | null = await findAddressAfter(db, after, pagesAtOnce);
    yield { kind: 'pages', after, upTo };
    after = upTo;
  }
  for (let last: { state: string; city: string } | undefined = { state: '', city: '' }; last; ) {
    const hubs: { state: string; city: string | null }[] = [];
    const rows = await listHubsAfter(db, last, hubsAtOnce);
    for (const hub of rows) {
      if (hub.state !== last.state) hubs.push({ state: hub.state, city: null });
      hubs.push(hub);
      last = hub;
    }
    yield { kind: 'hubs', hubs };
    if (rows.length < hubsAtOnce) last = undefined;
  }
}

/** These landing pages. */
export async function* changedChunks(slugs: readonly string[]): AsyncGenerator<ExportChunk, undefined> {
  for (let at = 0; at < slugs.length; at += pagesAtOnce)
    yield { kind: 'changed', slugs: slugs.slice(at, at + pagesAtOnce) };
}
