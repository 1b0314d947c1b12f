import type { z } from 'zod';
import { findingsSchema } from '../../../contract/business/findings.ts';
import {
  type PackTemplateDocument,
  packClaimsSchema,
  packDefaultsSchema,
  packDemoSchema,
  packManifestSchema,
  packPageSchema,
  packPhrasesSchema,
  packSamplesSchema,
  packServiceSchema,
  packTemplateSchema,
  townPageSchema,
} from '../../../contract/business/pack-documents.ts';
import { packFactsSchema } from '../../../contract/business/predicates.ts';
import { serviceDraftSchema } from '../../../contract/business/service-draft.ts';
import { priceSettingsSchema } from '../../../contract/platform/price-tables.ts';
import { layoutOf, readSection, type Section, sectionTypes } from '../../../sections/schemas.ts';
import type { Pack, PackFiles, PackPost, PackTemplate } from './pack.ts';
import { fileProblem, type PackProblem } from './pack-problem.ts';
import { readDocument } from './read-document.ts';
import { readPost } from './read-post.ts';

type NamedTemplate = PackTemplateDocument & Pick<PackTemplate, 'file'>;

export interface ReadPack {
  /** Null where a document is missing or can't be read. */
  readonly pack: Pack | null;
  readonly problems: readonly PackProblem[];
}

/** The documents of a pack, put together. `checkPack` checks the content beyond its form. */
export function readPack(files: PackFiles, readFile: typeof readDocument = readDocument): ReadPack {
  const problems: PackProblem[] = [];
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null => {
    const text = files.get(file);
    if (text === undefined) return null;
    const document = readFile(file, text, schema);
    problems.push(...document.problems);
    return document.value;
  };
  const required = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null => {
    if (!files.has(file)) problems.push(fileProblem(file, 'This document is missing. Every pack needs it.'));
    return read(file, schema);
  };
  const folder = <Schema extends z.ZodType>(name: string, schema: Schema): [string, z.output<Schema>][] =>
    namesIn(files, name, '.json').flatMap(file => {
      const value = read(file, schema);
      return value === null ? [] : [[file, value] as [string, z.output<Schema>]];
    });

  const manifest = required('pack.json', packManifestSchema);
  const services = folder('services', packServiceSchema);
  const pages = folder('pages', packPageSchema);
  const service_draft = read('service-draft.json', serviceDraftSchema);
  const town_page = read('town-page.json', townPageSchema);
  const templates = folder('templates', packTemplateSchema).map(([file, template]) =>
    Object.assign({ file: file.replace(/^.*\//, '').replace(/\.json$/, '') }, template),
  );
  const samples = required('samples.json', packSamplesSchema);
  const defaults = read('defaults.json', packDefaultsSchema);
  const phrases = read('phrases.json', packPhrasesSchema);
  const findings = read('findings.json', findingsSchema);
  const facts = read('facts.json', packFactsSchema);
  const prices = read('prices.json', priceSettingsSchema.shape.services);
  const demo_claims = read('demo/claims.json', packClaimsSchema);
  read('demo/settings.json', packDemoSchema);
  const posts = namesIn(files, 'posts', '.md').flatMap((file): PackPost[] => {
    const { post, problems: found } = readPost(file, files.get(file) ?? '');
    problems.push(...found);
    return post ? [post] : [];
  });
  if (namesIn(files, 'services', '.json').length === 0)
    problems.push(fileProblem('services', 'The pack has no service. Add services/<name>.json.'));
  const [first, ...others] = ordered(templates);
  if (!first && namesIn(files, 'templates', '.json').length === 0)
    problems.push(fileProblem('templates', 'The pack has no template. Add templates/<name>.json.'));
  if (!manifest || !samples || !first || problems.length > 0) return { pack: null, problems };
  const pack: Pack = {
    ...manifest,
    fallbacks: {
      ...manifest.fallbacks,
      keyword: manifest.keyword,
      illustrations: manifest.illustrations,
    },
    is_any_trade: manifest.is_any_trade ?? false,
    words: manifest.words ?? {},
    drop_offs: manifest.drop_offs ?? [],
    services: ordered(services.map(([, service]) => service)),
    pages: ordered(pages.map(([, page]) => page)),
    service_draft,
    town_page,
    templates: [numbered(first), ...others.map(numbered)],
    samples,
    section_defaults: defaults ?? {},
    phrases: phrases ?? [],
    facts: facts ?? [],
    prices: prices ?? [],
    posts: posts.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? '')),
    demo_claims: demo_claims ?? {},
    findings: findings ?? [],
    statements: namesIn(files, 'statements', '.csv').map(file => files.get(file) ?? ''),
  };
  return { pack, problems };
}

/** The files of a folder by name. @example namesIn(files, 'services', '.json') // ['services/leaks.json'] */
export function namesIn(files: PackFiles, folder: string, ending: string): readonly string[] {
  return [...files.keys()].filter(name => name.startsWith(`${folder}/`) && name.endsWith(ending)).toSorted();
}

function ordered<Document extends { readonly order: number }>(documents: readonly Document[]): Document[] {
  return documents.toSorted((a, b) => a.order - b.order);
}

/** Sections without a number of their own have their place. */
function numbered(template: NamedTemplate): PackTemplate {
  const sections = template.content_sections.map((section, index) =>
    Object.assign(section, { order: section.order ?? index + 1 }),
  );
  return { ...template, content_sections: sections };
}

/** One sample of every type, in the editor's order; preset types share the copy of the kind they are. */
export function sampleSections({
  samples,
  section_defaults,
}: Pick<Pack, 'samples' | 'section_defaults'>): readonly Section[] {
  return sectionTypes.map(({ type }, index) => {
    const sample = samples[type] ?? samples[layoutOf(type)];
    return readSection({ ...sample, id: type, type, order: index + 1 }, index + 1, section_defaults).section;
  });
}
