import { casePath, casePhotoPath } from '../../audience/cases/case-row.ts';
import { placesNear } from '../../audience/cases/places-near.ts';
import {
  findPublicPhoto,
  findPublishedCase,
  listCasesAfter,
} from '../../audience/cases/published-queries.ts';
import { listReviewsAfter } from '../../audience/reviews/published-queries.ts';
import { listPublishedAbout } from '../../pages/pages/published-queries.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { renderCase } from '../../website/cases/render-case.ts';
import { galleryPagePath, renderGallery } from '../../website/cases/render-gallery.ts';
import { sitePage } from '../../website/context/site-page-store.ts';
import { renderSitePage } from '../../website/site-pages/render-site-page.ts';
import type { FileSink } from './file-sink.ts';
import type { ExportContext } from './open-site.ts';
import type { SitePages } from './site-pages.ts';

const rowsAtOnce = 500;

/** All published cases and reviews: id ─▶ the data that a change affects. */
export type CaseMarks = ReadonlyMap<
  string,
  { readonly revision: number; readonly city: string; readonly state: string }
>;

export async function readCaseMarks(db: Db): Promise<CaseMarks> {
  const marks = new Map<string, { revision: number; city: string; state: string }>();
  for (const list of [listCasesAfter, listReviewsAfter])
    for await (const rows of chunksAfter(page => list(db, page)))
      for (const { id, revision, city, state } of rows) marks.set(id, { revision, city, state });
  return marks;
}

/** The towns of cases and reviews that were added, changed or removed between two reads; without a name if unknown. */
function changedTowns(before: CaseMarks, now: CaseMarks): readonly { city: string; state: string }[] {
  const towns = new Map<string, { city: string; state: string }>();
  const note = ({ city, state }: { city: string; state: string }) =>
    towns.set(`${city}\n${state}`, { city, state });
  for (const [id, mark] of now) {
    const old = before.get(id);
    if (old?.revision === mark.revision) continue;
    note(mark);
    if (old) note(old);
  }
  for (const [id, mark] of before) if (!now.has(id)) note(mark);
  return [...towns.values()];
}

interface Sinks {
  readonly pages: SitePages;
  readonly files: FileSink;
}

/** The gallery, the cases and their photos. Returns the names of the files. */
export async function writeCaseFiles(
  context: ExportContext,
  { pages, files }: Sinks,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const db = context.database.kysely;
  const names = new Set<string>();
  const put = (path: string, html: string) => {
    const name = `${path.slice(1)}index.html`;
    names.add(name);
    pages.putAs(name, html);
  };
  const writeCase = async (slug: string) => {
    const rendered = await renderCase(context, slug);
    if (rendered) put(casePath(slug), rendered.html);
    for (const { id } of (await findPublishedCase(db, slug))?.photos ?? []) {
      for (const size of ['large', 'small'] as const) {
        const found = await findPublicPhoto(db, id, size);
        if (!found) continue;
        const name = casePhotoPath(id, size).slice(1);
        names.add(name);
        files.put(name, found.picture);
      }
    }
  };
  for (let number = 1; ; number += 1) {
    const rendered = await renderGallery(context, number);
    if (!rendered) break;
    put(galleryPagePath(number), rendered.html);
  }
  for await (const rows of chunksAfter(page => listCasesAfter(db, page))) {
    for (const { slug } of rows) {
      signal.throwIfAborted();
      await files.drain();
      await writeCase(slug);
    }
  }
  return names;
}

interface Followed {
  /** The cases when the export began. */
  readonly seen: CaseMarks;
  /** The names of their files. */
  readonly written: ReadonlySet<string>;
  readonly signal: AbortSignal;
  readonly open: () => Sinks;
}

/**
 * Removes work from a running export that customers withdraw. `onWritten` also deletes the files that are no longer
 * part of it.
 */
export async function followCases(
  context: ExportContext,
  { seen, written, signal, open }: Followed,
  onWritten: (files: FileSink, gone: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  let [before, names] = [seen, written];
  for (;;) {
    signal.throwIfAborted();
    const now = await readCaseMarks(context.database.kysely);
    const towns = changedTowns(before, now);
    if (towns.length === 0) return;
    context.cases.clear();
    const sinks = open();
    await rewritePagesNear(
      context,
      sinks,
      towns.filter(({ city }) => city !== ''),
    );
    const left = await writeCaseFiles(context, sinks, signal);
    await onWritten(sinks.files, new Set([...names].filter(name => !left.has(name))));
    [before, names] = [now, left];
  }
}

/** Writes the front page, these towns' own pages, and the landing pages near them again. */
async function rewritePagesNear(
  context: ExportContext,
  { pages, files }: Sinks,
  towns: readonly { readonly city: string; readonly state: string }[],
): Promise<void> {
  const settings = context.settings.current();
  const front = sitePage(settings, '/');
  if (front) pages.put('/', (await renderSitePage(context, front)).html);
  await pages.write({ kind: 'hubs', hubs: towns });
  const areas = settings.areas.towns;
  const places = [...new Set(towns.flatMap(({ city, state }) => placesNear(areas, city, state)))];
  for (let after = ''; ; ) {
    const rows = await listPublishedAbout(context.database, places, { after, limit: rowsAtOnce });
    await pages.writeRows(rows);
    await files.drain();
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.slug;
  }
}
