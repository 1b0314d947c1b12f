import { compileTemplate, foreignPlaceholderIssues } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { textsIn } from '../claims/shipped-texts.ts';
import { takenProblem } from '../services/save-service.ts';
import { serviceIssues } from '../services/service-issues.ts';
import { unknownFacts } from '../statements/unknown-facts.ts';
import { sectionProblems, typeProblem } from './check-sections.ts';
import type { ValuePath } from './locate-value.ts';
import type { Pack, PackFiles, PackTemplate } from './pack.ts';
import type { PackProblem } from './pack-problem.ts';
import { problemAt } from './read-document.ts';
import { namesIn } from './read-pack.ts';

/** What is wrong with services, templates, samples and presets. */
export function checkParts(pack: Pack, files: PackFiles): readonly PackProblem[] {
  return [
    ...checkManifest(pack, files),
    ...namesIn(files, 'services', '.json').flatMap(file => checkService(pack, files, file)),
    ...pack.templates.flatMap(template => checkTemplate(template, pack, files)),
    ...['samples.json', 'defaults.json'].flatMap(file => checkByType(files, file)),
  ];
}

type Told = (path: ValuePath, message: string, is_advice?: boolean) => PackProblem;

function teller(files: PackFiles, file: string): Told {
  return (path, message, is_advice = false) =>
    problemAt(file, files.get(file) ?? '', path, { message, is_advice });
}

function checkManifest(pack: Pack, files: PackFiles): readonly PackProblem[] {
  const tell = teller(files, 'pack.json');
  const presets = Object.entries(pack.presets).flatMap(([name, file]) =>
    pack.templates.some(template => template.file === file)
      ? []
      : [tell(['presets', name], `templates/${file}.json not found.`)],
  );
  if (pack.frame !== null) return presets;
  const missing = (['business', 'request', 'navigation'] as const).filter(name => pack[name] === null);
  return [
    ...presets,
    ...missing.map(name =>
      tell([name], `“${name}” is needed in a pack that a business can have as its trade.`),
    ),
  ];
}

function checkService(pack: Pack, files: PackFiles, file: string): readonly PackProblem[] {
  const text: unknown = JSON.parse(files.get(file) ?? '');
  const service = pack.services.find(({ name }) => name === Object(text).name);
  if (!service) return [];
  const tell = teller(files, file);
  const taken = takenProblem(pack.services.slice(0, pack.services.indexOf(service)), service);
  const page = pack.pages.find(({ path }) => path === service.path);
  return [
    ...(taken ? [tell(taken.path.split('.').map(stepOf), taken.message)] : []),
    ...(service.path !== null && pack.pages.length > 0 && page?.service !== service.name
      ? [tell(['path'], `Page not found: ${service.path} with “service”: “${service.name}”.`)]
      : []),
    ...serviceIssues(service.content, pack, null).map(({ path, message, line, column }) =>
      tell(['content', ...path.split('.').map(stepOf)], inText(message, line, column)),
    ),
  ];
}

function checkTemplate(template: PackTemplate, pack: Pack, files: PackFiles): readonly PackProblem[] {
  const tell = teller(files, `templates/${template.file}.json`);
  const sections = template.content_sections.map((section, index) => ({ ...section, order: index + 1 }));
  const names = ['keyword', 'city', 'state', ...Object.keys(template.custom_fields)];
  const { issues, facts } = compileTemplate({ ...template, content_sections: sections }, sectionTextKind);
  return [
    ...sections.flatMap((section, index) =>
      sectionProblems(section, index + 1, { onPage: false }).map(({ path, message }) =>
        tell(['content_sections', index, ...path], message),
      ),
    ),
    ...[...textsIn(template)].flatMap(({ text, steps }) =>
      foreignPlaceholderIssues(text, names).map(({ message, line, column }) =>
        tell(steps, inText(message, line, column)),
      ),
    ),
    ...[...issues, ...unknownFacts({ facts }, pack)].map(({ where, message, line, column }) => {
      const told = inText(message, line, column);
      if ('field' in where) return tell([`${where.field}_template`], told);
      const at = sections.findIndex(({ id }) => id === where.section_id);
      return tell(['content_sections', at, ...where.path], told);
    }),
  ];
}

/** Documents that hold something for each type of section. */
function checkByType(files: PackFiles, file: string): readonly PackProblem[] {
  const text = files.get(file);
  if (text === undefined) return [];
  const tell = teller(files, file);
  const entries = Object.entries(JSON.parse(text) as Record<string, { title?: string; content?: object }>);
  return entries.flatMap(([type, { title = '', content = {} }], index) => {
    const problem = typeProblem(type, false);
    if (problem) return [tell([type], problem)];
    return sectionProblems({ type, title, content: { ...content } }, index + 1, { onPage: false }).map(
      ({ path, message }) => tell([type, ...path], message),
    );
  });
}

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);

/** A position in a text with several lines. */
function inText(message: string, line: number, column: number): string {
  return line === 1 && column === 1 ? message : `${message} (line ${line}, character ${column} of the text)`;
}
