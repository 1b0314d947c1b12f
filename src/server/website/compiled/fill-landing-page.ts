import type { ByteProgram, ByteWriter, StringTable, WriterValues } from '../../../engine/index.ts';
import { type FactsOnPage, noPageFacts, type PageFacts } from '../../business/statements/page-facts.ts';
import { computePage } from '../../pages/pages/compute-page.ts';
import { type ShownPage, storedValues } from '../../pages/pages/page-row.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import {
  type CompiledVersion,
  compileVersion,
  subjectOf,
} from '../../templates/templates/compile-version.ts';
import type { Drawn, SiteParts } from '../context/site-parts.ts';
import { writtenBytes } from '../landing-pages/bytes.ts';
import { drawComputedPage } from '../landing-pages/draw-page.ts';
import { type FoundLanding, loadLandingData, ShownAddresses } from '../landing-pages/load-landing-data.ts';
import { acquireBuffer, releaseBuffer } from './page-buffers.ts';
import { boundCompiled, compiledOf, type VersionTemplates } from './version-templates.ts';

/** A page as bytes. */
export interface PageBytes {
  readonly html: Buffer;
  /** The buffer that contains `html`, to be released; null if the page has its own memory. */
  readonly buffer: ByteWriter | null;
  readonly shows: ShownAddresses;
}

/** A program and the bindings that another thread renders the page from. */
export interface PageBindings {
  readonly program: ByteProgram;
  readonly bindings: Buffer;
  /** The buffer that contains `bindings`, to be released. */
  readonly buffer: ByteWriter;
}

/** Receives a page while it is in the processor's cache. The receiver releases the buffer. */
export interface PageConsumer<Result> {
  readonly page: (page: PageBytes, row: ShownPage) => Result;
  /** Receives the bindings of a page instead, where they exist. */
  readonly bindings?: {
    readonly texts: StringTable;
    readonly page: (bindings: PageBindings, row: ShownPage) => Result;
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
    page: ({ html, buffer, shows }) => {
      const body = buffer ? Buffer.from(html) : html;
      releaseBuffer(buffer);
      return { body, shows: shows.list() };
    },
  });
}

/** One compiled page in 1,000 is also rendered by React and compared. */
const checkEvery = 1_000;
/** The memory of all compiled pages is counted once in this many pages. */
const boundEvery = 64;

/** Fills a compiled page, or renders it with React if that fails. Null if the page is gone. */
export function pageBytes<Result>(
  parts: SiteParts,
  row: ShownPage,
  consumer: PageConsumer<Result>,
): MaybePromise<Result | null> {
  const version = compileVersion(parts.reads.newest.kysely, row.template_version_id);
  return version instanceof Promise
    ? version.then(one => renderVersion(parts, row, one, consumer))
    : renderVersion(parts, row, version, consumer);
}

function renderVersion<Result>(
  parts: SiteParts,
  row: ShownPage,
  version: CompiledVersion | null,
  consumer: PageConsumer<Result>,
): MaybePromise<Result | null> {
  if (!version) return null;
  const stored = storedValues(row);
  const compiled = compiledOf(parts, version, version.compiledFor(stored.keyword ?? ''));
  if (row.overrides !== null || compiled.isRefused) return sendReactPage(parts, row, consumer);
  const { facts: names } = compiled;
  const subject = subjectOf(version, stored);
  const facts = names.length === 0 ? noPageFacts : parts.facts.of(subject, parts.settings.current().areas);
  const fill = (known: PageFacts) =>
    loadAndFill({ parts, row, version, compiled, consumer }, stored, { known, names, subject });
  return facts instanceof Promise ? facts.then(fill) : fill(facts);
}

interface Filling<Result> {
  readonly parts: SiteParts;
  readonly row: ShownPage;
  readonly version: CompiledVersion;
  readonly compiled: VersionTemplates;
  readonly consumer: PageConsumer<Result>;
}

function loadAndFill<Result>(
  { parts, row, version, compiled, consumer }: Filling<Result>,
  stored: Readonly<Record<string, string>>,
  facts: FactsOnPage,
): MaybePromise<Result | null> {
  const values = compiled.templates.prepare(stored, row.seed, facts.known.values);
  const dataRequirements = compiled.templates.dataRequirements(values);
  const found = loadLandingData(parts, row, {
    pack: version.pack,
    dataRequirements,
    facts,
  });
  return found instanceof Promise
    ? found.then(one => sendCompiled(parts, compiled, one, values, consumer))
    : sendCompiled(parts, compiled, found, values, consumer);
}

function sendCompiled<Result>(
  parts: SiteParts,
  compiled: VersionTemplates,
  found: FoundLanding,
  values: WriterValues,
  consumer: PageConsumer<Result>,
): MaybePromise<Result | null> {
  const buffer = acquireBuffer();
  const isChecked = compiled.filled % checkEvery === 0;
  if (compiled.filled % boundEvery === 0) boundCompiled();
  const { bindings } = consumer;
  const program =
    bindings && !isChecked
      ? compiled.templates.encodeBindings(found, values, { texts: bindings.texts, out: buffer })
      : null;
  if (bindings && program) {
    compiled.filled += 1;
    return bindings.page({ program, bindings: writtenBytes(buffer), buffer }, found.row);
  }
  if (!compiled.templates.fill(found, values, buffer)) {
    releaseBuffer(buffer);
    return sendReactPage(parts, found.row, consumer);
  }
  const filled = { html: writtenBytes(buffer), buffer, shows: found.shows };
  compiled.filled += 1;
  return isChecked
    ? sendVerified(parts, found.row, filled, compiled, consumer)
    : consumer.page(filled, found.row);
}

async function sendVerified<Result>(
  parts: SiteParts,
  row: ShownPage,
  filled: PageBytes,
  compiled: VersionTemplates,
  consumer: PageConsumer<Result>,
): Promise<Result | null> {
  const page = await checked(parts, row, filled, compiled);
  if (page?.buffer !== filled.buffer) releaseBuffer(filled.buffer);
  return page && consumer.page(page, row);
}

async function sendReactPage<Result>(
  parts: SiteParts,
  row: ShownPage,
  consumer: PageConsumer<Result>,
): Promise<Result | null> {
  const page = await drawn(parts, row);
  return page && consumer.page(page, row);
}

async function drawn(parts: SiteParts, row: ShownPage): Promise<PageBytes | null> {
  const page = await renderPage(parts, row);
  return page && { html: Buffer.from(page.html), buffer: null, shows: new ShownAddresses([], [page.shows]) };
}

async function renderPage(parts: SiteParts, row: ShownPage): Promise<Drawn | null> {
  const computed = await computePage(parts.reads.newest.kysely, row);
  return computed && drawComputedPage(parts, row, computed, null);
}

/** Compares a filled page with React's output. On a difference, this version is no longer filled. */
async function checked(
  parts: SiteParts,
  row: ShownPage,
  filled: PageBytes,
  compiled: VersionTemplates,
): Promise<PageBytes | null> {
  const { cacheVersion } = parts.published;
  const page = await drawn(parts, row);
  if (!page || page.html.equals(filled.html)) return page;
  if (
    cacheVersion === parts.published.cacheVersion &&
    compiledOf(parts, compiled.surroundings.version, compiled.surroundings.template) === compiled
  ) {
    compiled.isRefused = true;
    parts.log.error(
      { slug: row.slug, version: row.template_version_id },
      'filled page differs from the drawn one',
    );
  }
  return page;
}
