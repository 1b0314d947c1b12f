import { LRUCache } from 'lru-cache';
import {
  type CompiledTemplate,
  compileTemplate,
  type FieldValues,
  type TemplateText,
} from '../../../engine/index.ts';
import {
  isUntold,
  type PageService,
  readSections,
  sectionTextKind,
  serviceFinder,
  takesFromService,
  withService,
} from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { PageSubject } from '../../business/statements/page-facts.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { servicesOfVersion } from './page-services.ts';
import type { TemplateTable, VersionTable } from './queries.ts';
import { storedSections } from './template-row.ts';
import { findVersion } from './version-queries.ts';

/** A frozen version, compiled for generating, serving and the API. */
export interface CompiledVersion {
  readonly id: string;
  readonly templateId: string;
  readonly number: number;
  readonly pack: string;
  /** The template of its pages' titles. */
  readonly title: string;
  /** The template's own texts. Its head is that of every page. */
  readonly compiled: CompiledTemplate;
  /** The texts of pages with this keyword: sections may take theirs from its service. */
  readonly compiledFor: (keyword: string) => CompiledTemplate;
  /** The services that were frozen with it: none if it takes no texts of theirs. */
  readonly services: readonly PageService[];
  /** The one of them that a keyword names. */
  readonly serviceOf: (keyword: string) => PageService | null;
  /** The name of that service; empty if there is none. */
  readonly serviceNameOf: (keyword: string) => string;
  /** True if a whole section takes its texts from the page's service. */
  readonly takesServices: boolean;
  readonly sectionCount: number;
}

/** Versions never change, so entries never expire. The limit only saves memory. */
const compiledVersions = new LRUCache<string, CompiledVersion>({ max: 200 });

/** Concurrent requests share one compilation. */
const beingCompiled = new Map<string, Promise<CompiledVersion | null>>();

export function compileVersion(db: Db, id: string): MaybePromise<CompiledVersion | null> {
  const cached = compiledVersions.get(id);
  if (cached) return cached;
  const waiting = beingCompiled.get(id);
  if (waiting) return waiting;
  const compiling = compileStored(db, id).finally(() => beingCompiled.delete(id));
  beingCompiled.set(id, compiling);
  return compiling;
}

async function compileStored(db: Db, id: string): Promise<CompiledVersion | null> {
  const row = await findVersion(db, id);
  if (!row) return null;
  const text = templateText(row);
  const version = {
    id: row.id,
    templateId: row.template_id,
    number: row.number,
    pack: row.content_pack,
    title: row.title_template,
    ...compileForServices(row, text),
    sectionCount: text.content_sections.length,
  };
  compiledVersions.set(id, version);
  return version;
}

/** A compiled text takes so many times its letters. */
const compiledFactor = 6;

let forServices: LRUCache<string, CompiledTemplate> | null = null;

/** Versions compiled for a service. */
const servicesCompiled = () =>
  (forServices ??= new LRUCache<string, CompiledTemplate>({ max: 1_000, maxSize: cacheBounds().compiled }));

function compileForServices(
  row: VersionTable,
  text: TemplateText,
): Pick<
  CompiledVersion,
  'compiled' | 'compiledFor' | 'services' | 'serviceOf' | 'serviceNameOf' | 'takesServices'
> {
  const level = row.text_level === 1 ? 1 : 2;
  const compiled = compileTemplate(text, sectionTextKind, level);
  const services = servicesOfVersion(row);
  const takesServices = storedSections.parse(row.content_sections).some(takesFromService);
  const namedBy = serviceFinder(services);
  const compiledFor = (keyword: string): CompiledTemplate => {
    const service = namedBy(keyword);
    if (!service) return compiled;
    const key = `${row.id} ${service.id}`;
    const known = servicesCompiled().get(key);
    if (known) return known;
    const text = templateText(row, service);
    const fresh = compileTemplate(text, sectionTextKind, level);
    servicesCompiled().set(key, fresh, { size: JSON.stringify(text).length * compiledFactor });
    return fresh;
  };
  return {
    compiled,
    compiledFor: services.length === 0 ? () => compiled : compiledFor,
    services,
    serviceOf: services.length === 0 ? () => null : namedBy,
    serviceNameOf: services.length === 0 ? () => '' : keyword => namedBy(keyword)?.name ?? '',
    takesServices,
  };
}

/** Versions take what their template leaves empty from its pack: another pack, other versions. */
export function forgetCompiledVersions(): void {
  compiledVersions.clear();
  forServices = null;
}

/** What a page of this version is about, as far as facts go. */
export function subjectOf({ serviceNameOf }: CompiledVersion, values: FieldValues): PageSubject {
  const { city = '', state = '', keyword = '' } = values;
  return { city, state, service: serviceNameOf(keyword) };
}

/**
 * Converts a stored template or version for the engine and parses each section by its type. With a service, sections
 * that take its texts have them.
 */
export function templateText(
  row: TemplateTable | VersionTable,
  service: PageService | null = null,
): TemplateText {
  return {
    title_template: row.title_template,
    meta_description_template: row.meta_description_template,
    hero_title_template: row.hero_title_template,
    hero_subtitle_template: row.hero_subtitle_template,
    content_sections: readSections(
      storedSections
        .parse(row.content_sections)
        .filter(section => service === null || !isUntold(section, service)),
      packStore.pack(row.content_pack).section_defaults,
    )
      .sections.map(section => withService(section, service))
      .toSorted((a, b) => a.order - b.order),
  };
}
