import type { Rule } from './repository.ts';

/* Without this check, a section without view, sample or list entry fails only on a published page. */

const lists = ['src/sections/views.ts', 'src/sections/section-layouts.ts', 'src/sections/sample-sections.ts'];
/** The case list that every type passes: the samples, which content.test.ts holds to be all the types. */
const caseList = 'src/sections/render-sections.test.tsx';

export const sectionParts: Rule = files => {
  const text = new Map(files.map(file => [file.path, file.text]));
  const schemas = files.filter(file => /^src\/sections\/[^/]+\/[^/]+\.schema\.ts$/.test(file.path));
  // Kinds that only site pages have begin with their defaults: they have no sample.
  const [, siteKinds = ''] = (text.get('src/sections/section-layouts.ts') ?? '').split('const siteLayouts');
  const problems = schemas.flatMap(({ path }) => {
    const stem = path.replace(/\.schema\.ts$/, '');
    const folder = stem.split('/').at(-1) ?? '';
    const isSite = siteKinds.includes(`${camelCase(folder)}Layout,`);
    const missing = (isSite ? ['.tsx'] : ['.tsx', '.sample.ts'])
      .filter(ending => !text.has(stem + ending))
      .map(ending => stem + ending);
    const unlisted = lists.filter(
      list =>
        !(isSite && list.endsWith('sample-sections.ts')) &&
        !text.get(list)?.includes(`'./${folder}/${folder}.`),
    );
    return [
      ...missing.map(file => `${file} is missing: every section has a schema, a view and a sample.`),
      ...unlisted.map(list => `${list} does not list the section ${folder}.`),
    ];
  });
  if (schemas.length > 0 && !text.get(caseList)?.includes('sampleSections'))
    problems.push(`${caseList} must go through all of sampleSections, so that no type is left untested.`);
  return problems;
};

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
