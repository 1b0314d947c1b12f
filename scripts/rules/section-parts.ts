import type { Rule } from './repository.ts';

/* Without this check, a section without view, sample or list entry fails only on a published page. */

const lists = ['src/sections/views.ts', 'src/sections/section-layouts.ts'];
const packSamples = /^content\/packs\/[^/]+\/samples\.json$/;
/** The case list that every type passes: the samples of the demo's pack. */
const caseList = 'src/sections/render-sections.test.tsx';

export const sectionParts: Rule = files => {
  const text = new Map(files.map(file => [file.path, file.text]));
  const schemas = files.filter(file => /^src\/sections\/[^/]+\/[^/]+\.schema\.ts$/.test(file.path));
  // Kinds that only site pages have begin with their defaults: they have no sample.
  const [, siteKinds = ''] = (text.get('src/sections/section-layouts.ts') ?? '').split('const siteLayouts');
  const samples = files.filter(({ path }) => packSamples.test(path));
  const problems = schemas.flatMap(({ path }) => {
    const stem = path.replace(/\.schema\.ts$/, '');
    const folder = stem.split('/').at(-1) ?? '';
    const isSite = siteKinds.includes(`${camelCase(folder)}Layout,`);
    const unsampled = isSite ? [] : samples.filter(one => !one.text.includes(`"${nameOf(folder)}": {`));
    return [
      ...(text.has(`${stem}.tsx`) ? [] : [`${stem}.tsx is missing: every section has a schema and a view.`]),
      ...lists
        .filter(list => !text.get(list)?.includes(`'./${folder}/${folder}.`))
        .map(list => `${list} does not list the section ${folder}.`),
      ...unsampled.map(({ path: pack }) => `${pack} has no sample of the section ${nameOf(folder)}.`),
    ];
  });
  if (schemas.length > 0 && !text.get(caseList)?.includes('sampleSections'))
    problems.push(`${caseList} must go through all of sampleSections, so that no type is left untested.`);
  return problems;
};

const nameOf = (folder: string) => folder.replaceAll('-', '_');
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
