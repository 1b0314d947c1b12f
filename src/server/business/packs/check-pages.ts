import { textsIn } from '../claims/shipped-texts.ts';
import { sectionProblems } from './check-sections.ts';
import type { ValuePath } from './locate-value.ts';
import { tradeNames } from './named-pack.ts';
import type { Pack, PackFiles } from './pack.ts';
import { fileProblem, type PackProblem } from './pack-problem.ts';
import { isFactName } from './predicates.ts';
import { problemAt } from './read-document.ts';
import { namesIn } from './read-pack.ts';
import { programPaths, requiredPages } from './reserved-paths.ts';

/** A page document with its file. */
interface PageFile {
  readonly file: string;
  readonly page: Pick<Pack['pages'][number], 'title' | 'parent' | 'service' | 'sections'> & {
    readonly path?: string;
    readonly description: string | readonly string[];
    readonly town?: string | undefined;
  };
}

const businessNames =
  'name slogan phone email from_price hours opening_days emergency counties county_names county_count region business_city business_state years'.split(
    ' ',
  );
const townNames = ['city', 'state'];
const lengths = { title: [50, 60], description: [140, 160] } as const;
const addressNames = new Set<unknown>(['url', 'link_url', 'button_url', 'footer_link_url']);

/** The problems of the site pages, each alone and together. */
export function checkPages(pack: Pack, files: PackFiles): readonly PackProblem[] {
  const documents = [...namesIn(files, 'pages', '.json'), 'town-page.json'].flatMap((file): PageFile[] => {
    const text = files.get(file);
    return text === undefined ? [] : [{ file, page: JSON.parse(text) as PageFile['page'] }];
  });
  const paths = new Map<string, string>();
  for (const { file, page } of documents) if (page.path && !paths.has(page.path)) paths.set(page.path, file);
  const others: readonly string[] = pack.frame === null ? [] : requiredPages;
  const isThere = (path: string) =>
    paths.has(path) || others.includes(path) || programPaths.has(path.split('/')[1] ?? '');
  return [
    ...missingPages(pack, paths),
    ...menuProblems(pack, files, isThere),
    ...documents.flatMap(({ file, page }) => {
      const found = [
        ...addressProblems(page, paths, file),
        ...relationProblems(page, pack, isThere),
        ...lengthProblems(page),
        ...page.sections.flatMap(pageSectionProblems),
        ...textProblems(page, file, { isThere, pack }),
      ];
      const text = files.get(file) ?? '';
      return found.map(({ path, ...told }) => problemAt(file, text, path, told));
    }),
  ];
}

interface Found {
  readonly path: ValuePath;
  readonly message: string;
  readonly is_advice?: boolean;
}

function pageSectionProblems(section: PageFile['page']['sections'][number], index: number): Found[] {
  return sectionProblems(section, index + 1, { onPage: true }).map(({ path, message }) => ({
    path: ['sections', index, ...path],
    message,
  }));
}

function missingPages({ frame }: Pack, paths: ReadonlyMap<string, string>): readonly PackProblem[] {
  if (frame !== null) return [];
  return requiredPages
    .filter(path => !paths.has(path))
    .map(path => fileProblem('pages', `Page not found: ${path}. Every business needs one.`));
}

function menuProblems({ navigation }: Pack, files: PackFiles, isThere: (path: string) => boolean) {
  return (['menu', 'company'] as const).flatMap(name =>
    (navigation?.[name] ?? []).flatMap((path, index) =>
      isThere(path)
        ? []
        : [
            problemAt('pack.json', files.get('pack.json') ?? '', ['navigation', name, index], {
              message: `Page not found: ${path}.`,
            }),
          ],
    ),
  );
}

function addressProblems(
  { path }: PageFile['page'],
  paths: ReadonlyMap<string, string>,
  file: string,
): readonly Found[] {
  if (path === undefined) return [];
  if (programPaths.has(path.slice(1)))
    return [{ path: ['path'], message: `${path} is reserved: the program itself answers there.` }];
  const first = paths.get(path);
  return first === file || first === undefined
    ? []
    : [{ path: ['path'], message: `${first} is at ${path} already. Two pages can’t have one address.` }];
}

function relationProblems(
  { parent, service }: PageFile['page'],
  pack: Pack,
  isThere: (path: string) => boolean,
): readonly Found[] {
  const found: Found[] = [];
  if (parent !== undefined && !isThere(parent))
    found.push({ path: ['parent'], message: `Page not found: ${parent}.` });
  if (service !== undefined && !pack.services.some(({ name }) => name === service))
    found.push({ path: ['service'], message: `Service “${service}” not found.` });
  return found;
}

/** What search engines show whole. Values of the business count as they will, so texts with them are not counted. */
function lengthProblems(page: PageFile['page']): readonly Found[] {
  return (['title', 'description'] as const).flatMap(name => {
    const [min, max] = lengths[name];
    const value = page[name];
    const { length } = value;
    return typeof value !== 'string' || value.includes('{{') || (length >= min && length <= max)
      ? []
      : [
          {
            path: [name],
            message: `It has ${length} characters. ${min} to ${max} are shown whole.`,
            is_advice: true,
          },
        ];
  });
}

/** Texts of pages are not drawn by lot, and name only what is known there. */
function textProblems(
  page: PageFile['page'],
  file: string,
  { isThere, pack }: { readonly isThere: (path: string) => boolean; readonly pack: Pack },
): readonly Found[] {
  const known = new Set<string>([
    ...(pack.is_any_trade ? tradeNames : []),
    ...(file === 'town-page.json' ? [] : businessNames),
    ...(file === 'town-page.json' || page.town !== undefined ? townNames : []),
  ]);
  return [...textsIn(page)].flatMap(({ text, steps }): Found[] => {
    const found: Found[] = [];
    for (const [whole, inside = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      const name = inside.trim();
      const isFact = name.startsWith('fact:') && isFactName(name.slice(5), pack);
      if (!isFact && !known.has(name)) found.push({ path: steps, message: `${whole} is not known here.` });
    }
    if (/\{[^{}|]*\|[^{}]*\}/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, '')))
      found.push({ path: steps, message: 'A site page has one wording: write no {a|b} here.' });
    const [path = ''] = text.split(/[?#]/);
    if (addressNames.has(steps.at(-1)) && text.startsWith('/') && !isThere(path))
      found.push({ path: steps, message: `Page not found: ${text}.` });
    return found;
  });
}
