import type { Rule } from './repository.ts';

/* Without this check, a section without component, sample or list entry fails only on a published page. */

const components = 'src/sections/section-components.ts';
const layouts = 'src/sections/section-layouts.ts';
const packSamples = /^content\/packs\/[^/]+\/samples\.json$/;
/** The case list that every type passes: the samples of the demo's pack. */
const caseList = 'src/sections/render-sections.test.tsx';

export const sectionParts: Rule = files => {
  const text = new Map(files.map(file => [file.path, file.text]));
  const layoutText = text.get(layouts) ?? '';
  const withSchema = files.flatMap(
    ({ path }) => path.match(/^src\/sections\/[^/]+\/([^/]+)\.schema\.ts$/)?.[1] ?? [],
  );
  // These kinds have a layout in common instead of a schema each.
  const withIntro = [...layoutText.matchAll(/(\w+): introLayout,/g)].map(([, name = '']) => folderOf(name));
  // Kinds that only site pages have begin with their defaults: they have no sample.
  const [, siteKinds = ''] = layoutText.split('const siteLayouts');
  const samples = files.filter(({ path }) => packSamples.test(path));
  const problemsOf = (folder: string) => {
    const component = `src/sections/${folder}/${folder}.tsx`;
    const lists = withIntro.includes(folder) ? [components] : [components, layouts];
    const isSite = siteKinds.includes(`\n  ${nameOf(folder)}: `);
    const unsampled = isSite ? [] : samples.filter(one => !one.text.includes(`"${nameOf(folder)}": {`));
    return [
      ...(text.has(component) ? [] : [`${component} is missing: every section has a component.`]),
      ...lists
        .filter(list => !text.get(list)?.includes(`'./${folder}/${folder}.`))
        .map(list => `${list} does not list the section ${folder}.`),
      ...unsampled.map(({ path: pack }) => `${pack} has no sample of the section ${nameOf(folder)}.`),
    ];
  };
  const problems = [...withSchema, ...withIntro].flatMap(problemsOf);
  if (withSchema.length > 0 && !text.get(caseList)?.includes('sampleSections'))
    problems.push(`${caseList} must go through all of sampleSections, so that no type is left untested.`);
  return problems;
};

const nameOf = (folder: string) => folder.replaceAll('-', '_');
const folderOf = (name: string) => name.replaceAll('_', '-');
