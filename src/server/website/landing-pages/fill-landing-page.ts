import { LRUCache } from 'lru-cache';
import type { Settings } from '../../../contract/platform/settings.ts';
import type { ByteProgram, ByteWriter, StringTable, WriterValues } from '../../../engine/index.ts';
import { computePage } from '../../pages/pages/compute-page.ts';
import { type ShownPage, storedValues } from '../../pages/pages/page-row.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { writtenBytes } from '../compiled/bytes.ts';
import { CompiledLandingPages } from '../compiled/compiled-landing-pages.ts';
import { acquireBuffer, releaseBuffer } from '../compiled/page-buffers.ts';
import type { Drawn, SiteParts } from '../serving/site-parts.ts';
import { drawComputedPage } from '../site-pages/draw-page.ts';
import { type FoundLanding, loadLandingData, ShownAddresses } from './load-landing-data.ts';

/** A page as bytes. */
export interface PageBytes {
  readonly html: Buffer;
  /** The memory that `html` lies in, to be given back; null where it is the page's own. */
  readonly room: ByteWriter | null;
  readonly shows: ShownAddresses;
}

/** A page as its program writes it elsewhere, from what was recorded for it. */
export interface PageRecord {
  readonly program: ByteProgram;
  readonly record: Buffer;
  /** The memory that `record` lies in, to be given back. */
  readonly room: ByteWriter;
}

/** Who takes a page, in the moment it is there, while it is in the processor's memory. Whoever takes it gives its room back. */
export interface PageTaker<Result> {
  readonly page: (page: PageBytes, row: ShownPage) => Result;
  /** Takes the record of a page instead, where there is one: for who writes pages elsewhere. */
  readonly record?: {
    readonly texts: StringTable;
    readonly page: (record: PageRecord, row: ShownPage) => Result;
  };
}

/** The landing page at an address, as a visitor gets it; null when no published one is there. */
export async function fillLandingPage(
  parts: SiteParts,
  slug: string,
): Promise<{ readonly body: Buffer; readonly shows: readonly string[] } | null> {
  const row = await parts.published.find(slug);
  if (!row) return null;
  return pageBytes(parts, row, {
    page: ({ html, room, shows }) => {
      const body = room ? Buffer.from(html) : html;
      releaseBuffer(room);
      return { body, shows: shows.list() };
    },
  });
}

/** So often a filled page is drawn by React too: not even a fault that no test knows of may go unseen. */
const checkEvery = 1_000;

/**
 * A page drawn once and filled where that gives what React would draw, by React where it doesn't; null where it is gone.
 */
export function pageBytes<Result>(
  parts: SiteParts,
  row: ShownPage,
  taker: PageTaker<Result>,
): MaybePromise<Result | null> {
  const version = compileVersion(parts.database.kysely, row.template_version_id);
  return version instanceof Promise
    ? version.then(one => ofVersion(parts, row, one, taker))
    : ofVersion(parts, row, version, taker);
}

function ofVersion<Result>(
  parts: SiteParts,
  row: ShownPage,
  version: CompiledVersion | null,
  taker: PageTaker<Result>,
): MaybePromise<Result | null> {
  if (!version) return null;
  const kept = compiledOf(parts, version);
  if (row.overrides !== null || kept.isRefused) return handDrawn(parts, row, taker);
  const values = kept.templates.prepare(storedValues(row), row.seed);
  const dataRequirements = kept.templates.dataRequirements(values);
  const found = loadLandingData(parts, row, { pack: version.pack, dataRequirements });
  return found instanceof Promise
    ? found.then(one => handFilled(parts, kept, one, values, taker))
    : handFilled(parts, kept, found, values, taker);
}

function handFilled<Result>(
  parts: SiteParts,
  kept: Kept,
  found: FoundLanding,
  values: WriterValues,
  taker: PageTaker<Result>,
): MaybePromise<Result | null> {
  const room = acquireBuffer();
  const isChecked = kept.filled % checkEvery === 0;
  const { record } = taker;
  const program =
    record && !isChecked ? kept.templates.record(found, values, { texts: record.texts, out: room }) : null;
  if (record && program) {
    kept.filled += 1;
    return record.page({ program, record: writtenBytes(room), room }, found.row);
  }
  if (!kept.templates.fill(found, values, room)) {
    releaseBuffer(room);
    return handDrawn(parts, found.row, taker);
  }
  const filled = { html: writtenBytes(room), room, shows: found.shows };
  kept.filled += 1;
  return isChecked ? handChecked(parts, found.row, filled, kept, taker) : taker.page(filled, found.row);
}

async function handChecked<Result>(
  parts: SiteParts,
  row: ShownPage,
  filled: PageBytes,
  kept: Kept,
  taker: PageTaker<Result>,
): Promise<Result | null> {
  const page = await checked(parts, row, filled, kept);
  if (page?.room !== filled.room) releaseBuffer(filled.room);
  return page && taker.page(page, row);
}

async function handDrawn<Result>(
  parts: SiteParts,
  row: ShownPage,
  taker: PageTaker<Result>,
): Promise<Result | null> {
  const page = await drawn(parts, row);
  return page && taker.page(page, row);
}

async function drawn(parts: SiteParts, row: ShownPage): Promise<PageBytes | null> {
  const page = await drawDirectly(parts, row);
  return page && { html: Buffer.from(page.html), room: null, shows: new ShownAddresses([], page.shows) };
}

async function drawDirectly(parts: SiteParts, row: ShownPage): Promise<Drawn | null> {
  const computed = await computePage(parts.database.kysely, row);
  return computed && drawComputedPage(parts, row, computed, null);
}

/** Compares with what React draws; where that is something else, nothing of this version is filled any more. */
async function checked(
  parts: SiteParts,
  row: ShownPage,
  filled: PageBytes,
  kept: Kept,
): Promise<PageBytes | null> {
  const { cacheVersion } = parts.published;
  const page = await drawn(parts, row);
  if (!page || page.html.equals(filled.html)) return page;
  if (cacheVersion === parts.published.cacheVersion && compiledOf(parts, kept.templates.version) === kept) {
    kept.isRefused = true;
    parts.log.error(
      { slug: row.slug, version: row.template_version_id },
      'filled page differs from the drawn one',
    );
  }
  return page;
}

/** All that surrounds the pages of a version. */
interface Surroundings {
  readonly version: CompiledVersion;
  readonly settings: Settings;
  readonly photo: unknown;
  readonly assets: SiteParts['assets'];
  readonly config: SiteParts['config'];
  readonly formKey: string;
  readonly published: SiteParts['published'];
  readonly year: number;
}

interface Kept {
  readonly templates: CompiledLandingPages;
  readonly surroundings: Surroundings;
  filled: number;
  isRefused: boolean;
}

const keptTemplates = new LRUCache<string, Kept>({ max: 50 });

/** The compiled templates of a version, made anew when anything that surrounds its pages is another. */
function compiledOf(parts: SiteParts, version: CompiledVersion): Kept {
  const { settings, assets, config, leads, published } = parts;
  const surroundings: Surroundings = {
    version,
    settings: settings.current(),
    photo: settings.photo('towns'),
    assets,
    config,
    formKey: leads.formKey,
    published,
    year: new Date().getUTCFullYear(),
  };
  const known = keptTemplates.get(version.id);
  if (known && isSame(surroundings, known.surroundings)) return known;
  const kept = {
    templates: new CompiledLandingPages(parts, version),
    surroundings,
    filled: 0,
    isRefused: false,
  };
  keptTemplates.set(version.id, kept);
  return kept;
}

function isSame(one: Surroundings, other: Surroundings): boolean {
  return (
    one.version === other.version &&
    one.settings === other.settings &&
    one.photo === other.photo &&
    one.assets === other.assets &&
    one.config === other.config &&
    one.formKey === other.formKey &&
    one.published === other.published &&
    one.year === other.year
  );
}
