import {
  type ByteProgram,
  type ByteWriter,
  fillPricedHead,
  type StringTable,
  type WriterValues,
} from '../../../engine/index.ts';
import { noPageFacts, type PageFacts } from '../../business/statements/page-facts.ts';
import { computePage } from '../../pages/pages/compute-page.ts';
import { type ShownPage, storedValues } from '../../pages/pages/page-row.ts';
import { type MaybePromise, mapMaybePromise } from '../../platform/maybe-promise.ts';
import {
  type CompiledVersion,
  compileVersion,
  subjectOf,
} from '../../templates/templates/compile-version.ts';
import { writtenBytes } from '../landing-pages/bytes.ts';
import type { LandingContext } from '../landing-pages/landing-context.ts';
import { type FoundLanding, loadLandingData } from '../landing-pages/load-landing-data.ts';
import { renderComputedPage } from '../landing-pages/render-page.ts';
import { ShownAddresses } from '../landing-pages/shown-addresses.ts';
import { sourceMarks } from '../landing-pages/source-marks.ts';
import { acquireBuffer, releaseBuffer } from './page-buffers.ts';
import { boundCompiled, compiledOf, type VersionTemplates } from './version-templates.ts';

/** A page with the data that it shows. */
export interface LoadedPage {
  readonly row: ShownPage;
  /** Null if React renders the page. */
  readonly compiled: {
    readonly version: VersionTemplates;
    readonly found: FoundLanding;
    readonly values: WriterValues;
  } | null;
}

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

/** Loads the data that a page shows. Synchronous if all of it is cached. Null if the page's template is gone. */
export function loadLandingPage(context: LandingContext, row: ShownPage): MaybePromise<LoadedPage | null> {
  return mapMaybePromise(
    compileVersion(context.reads.newest.kysely, row.template_version_id),
    version => version && loadVersion(context, row, version),
  );
}

function loadVersion(
  context: LandingContext,
  row: ShownPage,
  version: CompiledVersion,
): MaybePromise<LoadedPage> {
  const stored = storedValues(row);
  const compiled = compiledOf(context, version, version.compiledFor(stored.keyword ?? ''));
  if (row.overrides !== null || compiled.isRefused) return { row, compiled: null };
  const { facts: names, templates } = compiled;
  const subject = subjectOf(version, stored);
  const load = (known: PageFacts) => {
    const values = templates.prepare(stored, row.seed, known.values);
    const found = loadLandingData(context, row, {
      pack: version.pack,
      dataRequirements: templates.dataRequirements(values),
      facts: { known, names, subject },
      priced_head: fillPricedHead(compiled.surroundings.template, values.page),
      source_marks: sourceMarks(compiled.surroundings.template, values.page, known),
    });
    return mapMaybePromise(found, one => ({ row, compiled: { version: compiled, found: one, values } }));
  };
  if (names.length === 0) return load(noPageFacts);
  return mapMaybePromise(context.facts.of(subject, context.settings.current().areas), load);
}

/** One compiled page in 1,000 is also rendered by React and compared. */
const checkEvery = 1_000;
/** The memory of all compiled pages is counted once in this many pages. */
const boundEvery = 64;

/** Fills the page's compiled template, or renders the page with React. Null if the page's template is gone. */
export function fillLandingPage(context: LandingContext, page: LoadedPage): MaybePromise<PageBytes | null> {
  const { row, compiled } = page;
  if (!compiled) return renderPage(context, row);
  const { version, found, values } = compiled;
  const buffer = acquireBuffer();
  if (!version.templates.fill(found, values, buffer)) {
    releaseBuffer(buffer);
    return renderPage(context, row);
  }
  const isChecked = version.filled % checkEvery === 0;
  countFilled(version);
  const html = writtenBytes(buffer);
  if (!isChecked) return { html, buffer, shows: found.shows };
  return verifiedPage(context, row, html, version).finally(() => releaseBuffer(buffer));
}

/** The page's bindings, which name the texts of the table by number. Null if the page has to be filled here. */
export function encodeLandingPage({ compiled }: LoadedPage, texts: StringTable): PageBindings | null {
  if (!compiled || compiled.version.filled % checkEvery === 0) return null;
  const { version, found, values } = compiled;
  const buffer = acquireBuffer();
  const program = version.templates.encodeBindings(found, values, { texts, out: buffer });
  if (!program) {
    releaseBuffer(buffer);
    return null;
  }
  countFilled(version);
  return { program, bindings: writtenBytes(buffer), buffer };
}

function countFilled(version: VersionTemplates): void {
  if (version.filled % boundEvery === 0) boundCompiled();
  version.filled += 1;
}

/** React's output of a filled page. On a difference, this version is no longer filled. */
async function verifiedPage(
  context: LandingContext,
  row: ShownPage,
  filled: Buffer,
  version: VersionTemplates,
): Promise<PageBytes | null> {
  const { cacheVersion } = context.published;
  const page = await renderPage(context, row);
  if (
    page?.html.equals(filled) === false &&
    cacheVersion === context.published.cacheVersion &&
    compiledOf(context, version.surroundings.version, version.surroundings.template) === version
  ) {
    version.isRefused = true;
    context.log.error(
      { slug: row.slug, version: row.template_version_id },
      'filled page differs from the rendered one',
    );
  }
  return page;
}

async function renderPage(context: LandingContext, row: ShownPage): Promise<PageBytes | null> {
  const computed = await computePage(context.reads.newest.kysely, row);
  if (!computed) return null;
  const { html, shows } = await renderComputedPage(context, row, computed, null);
  return { html: Buffer.from(html), buffer: null, shows: new ShownAddresses([], [shows]) };
}
