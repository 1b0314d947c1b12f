import { LRUCache } from 'lru-cache';
import type { Settings } from '../../../contract/platform/settings.ts';
import type { CompiledTemplate } from '../../../engine/index.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import type { LandingContext } from '../landing-pages/landing-context.ts';
import { CompiledLandingPages } from './compiled-landing-pages.ts';

/** All that surrounds the pages of a version. */
interface CompileInputs {
  readonly version: CompiledVersion;
  /** The version's texts for one service. */
  readonly template: CompiledTemplate;
  readonly settings: Settings;
  readonly photo: unknown;
  readonly assets: LandingContext['assets'];
  readonly config: LandingContext['config'];
  readonly formKey: string;
  readonly published: LandingContext['published'];
  readonly year: number;
}

export interface VersionTemplates {
  readonly templates: CompiledLandingPages;
  /** The facts that its texts name. */
  readonly facts: readonly string[];
  readonly surroundings: CompileInputs;
  filled: number;
  isRefused: boolean;
}

const templateCache = new LRUCache<CompiledTemplate, VersionTemplates>({ max: 100 });
/** Estimated bytes of a version's texts, read for filling, without its pages. */
const versionBytes = 50_000;

/** Drops the compiled pages of versions that were used least recently while those of all exceed their bound. */
export function boundCompiled(): void {
  let all = 0;
  for (const { templates } of templateCache.values()) all += versionBytes + templates.bytes;
  while (all > cacheBounds().compiled && templateCache.size > 1) {
    const dropped = templateCache.pop();
    all -= versionBytes + (dropped?.templates.bytes ?? 0);
  }
}

/** The compiled templates of a version and service; replaced when the surroundings of their pages change. */
export function compiledOf(
  context: LandingContext,
  version: CompiledVersion,
  template: CompiledTemplate,
): VersionTemplates {
  const { settings, assets, config, leads, published } = context;
  const surroundings: CompileInputs = {
    version,
    template,
    settings: settings.current(),
    photo: settings.photo('towns'),
    assets,
    config,
    formKey: leads.formKey,
    published,
    year: new Date().getUTCFullYear(),
  };
  const known = templateCache.get(template);
  if (known && isSame(surroundings, known.surroundings)) return known;
  const compiled = {
    templates: new CompiledLandingPages(context, version, template),
    facts: template.facts.map(({ name }) => name),
    surroundings,
    filled: 0,
    isRefused: false,
  };
  templateCache.set(template, compiled);
  return compiled;
}

function isSame(one: CompileInputs, other: CompileInputs): boolean {
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
