import { LRUCache } from 'lru-cache';
import { computePage } from '../pages/compute-page.ts';
import { type ShownPage, storedValues } from '../pages/page-row.ts';
import { type CompiledVersion, compileVersion } from '../templates/compile-version.ts';
import { drawComputedPage } from './draw-page.ts';
import { bufferOf, toBytes } from './filling/bytes.ts';
import { LandingStencils } from './filling/landing-stencils.ts';
import { lookUpLanding } from './landing-look-ups.ts';
import type { Drawn, SiteParts } from './site-parts.ts';

/** A page as bytes, ready to be sent. */
export interface Filled {
  readonly body: Buffer;
  readonly shows: readonly string[];
}

/** The landing page at an address, as a visitor gets it; null when no published one is there. */
export async function fillLandingPage(parts: SiteParts, slug: string): Promise<Filled | null> {
  const row = await parts.published.find(slug);
  const page = row ? await pageBytes(parts, row) : null;
  return page && { body: bufferOf(page.bytes), shows: page.shows };
}

/** So often a filled page is drawn by React too: not even a fault that no test knows of may go unseen. */
const checkEvery = 1_000;

/** A page as a string that holds one byte in each letter. */
export interface PageBytes {
  readonly bytes: string;
  readonly shows: readonly string[];
}

/** A page drawn once and filled where that gives what React would draw, by React where it doesn't. */
export async function pageBytes(parts: SiteParts, row: ShownPage): Promise<PageBytes | null> {
  const version = await compileVersion(parts.database.kysely, row.template_version_id);
  if (!version) return null;
  const kept = stencilsOf(parts, version);
  if (row.overrides !== null || kept.isRefused) return drawn(parts, row);
  const { stencils } = kept;
  const values = stencils.prepare(storedValues(row), row.seed);
  const found = await lookUpLanding(parts, row, { pack: version.pack, wishes: stencils.wishes(values) });
  const bytes = stencils.fill(found, values);
  if (bytes === null) return drawn(parts, row);
  const filled = { bytes, shows: found.shows };
  kept.filled += 1;
  return kept.filled % checkEvery === 1 ? checked(parts, row, filled, kept) : filled;
}

async function drawn(parts: SiteParts, row: ShownPage): Promise<PageBytes | null> {
  const page = await drawDirectly(parts, row);
  return page && { bytes: toBytes(page.html), shows: page.shows };
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
  const { epoch } = parts.published;
  const page = await drawn(parts, row);
  if (!page || page.bytes === filled.bytes) return page;
  if (epoch === parts.published.epoch && stencilsOf(parts, kept.stencils.version) === kept) {
    kept.isRefused = true;
    parts.log.error(
      { slug: row.slug, version: row.template_version_id },
      'filled page differs from the drawn one',
    );
  }
  return page;
}

interface Kept {
  readonly stencils: LandingStencils;
  readonly surroundings: readonly unknown[];
  filled: number;
  isRefused: boolean;
}

const keptStencils = new LRUCache<string, Kept>({ max: 50 });

/** The stencils of a version, made anew when anything that surrounds its pages is another. */
function stencilsOf(parts: SiteParts, version: CompiledVersion): Kept {
  const { settings, assets, config, leads, published } = parts;
  const surroundings = [
    version,
    settings.current(),
    settings.photo('towns'),
    assets,
    config,
    leads.formKey,
    published,
    new Date().getUTCFullYear(),
  ];
  const known = keptStencils.get(version.id);
  if (known && surroundings.every((one, at) => one === known.surroundings[at])) return known;
  const kept = {
    stencils: new LandingStencils(parts, version),
    surroundings,
    filled: 0,
    isRefused: false,
  };
  keptStencils.set(version.id, kept);
  return kept;
}
