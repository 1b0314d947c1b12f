import { type FindingDocument, findingsSchema } from '../../../contract/business/findings.ts';
import { type PreparedSentence, prepareFinding, slug } from '../../../engine/index.ts';
import { type Figure, isFigureName, figures as nationalFigures } from '../national/figures.ts';
import { LocatedJson, type ValuePath } from './locate-value.ts';
import type { Pack, PackFiles } from './pack.ts';
import type { PackProblem } from './pack-problem.ts';
import { readDocument } from './read-document.ts';

const file = 'findings.json';

/** What is wrong with the findings of a pack. */
export function checkFindings({ services }: Pack, files: PackFiles): readonly PackProblem[] {
  const text = files.get(file);
  return text === undefined ? [] : findingProblems(text, new Set(services.map(({ name }) => slug(name))));
}

/** What is wrong with findings of services with these slugs; null: with those for any trade, which have tags alone. */
export function findingProblems(text: string, services: ReadonlySet<string> | null): readonly PackProblem[] {
  const { value: findings, problems } = readDocument(file, text, findingsSchema);
  if (!findings) return problems;
  const located = new LocatedJson(text);
  const seen = new Set<string>();
  return findings.flatMap((finding, at) => {
    const found = [
      ...subjectProblems(finding, services),
      ...conditionProblems(finding),
      ...textProblems(finding),
    ];
    if (seen.has(finding.id))
      found.push({ path: ['id'], message: `“${finding.id}” is the id of another finding.` });
    seen.add(finding.id);
    return found.map(({ path, message }) => {
      const { line, column } = located.placeOf([at, ...path]);
      return { file, line, column, message, is_advice: false };
    });
  });
}

/** Numbers have bounds, words are compared. Undefined: no figure. */
function kindOf(name: string): 'number' | 'words' | undefined {
  if (!isFigureName(name)) return undefined;
  const { format }: Figure = nationalFigures[name];
  return format === 'text' || format === 'codes' ? 'words' : 'number';
}

interface Problem {
  /** From the finding to the value. */
  readonly path: ValuePath;
  readonly message: string;
}

function subjectProblems(finding: FindingDocument, services: ReadonlySet<string> | null): readonly Problem[] {
  if (services === null && finding.services)
    return [{ path: ['services'], message: 'A finding for any trade has “tags”, not “services”.' }];
  if (!finding.services && !finding.tags)
    return [{ path: [], message: '“services” or “tags” is missing: on which pages is it?' }];
  return (finding.services ?? []).flatMap((name, at) =>
    services?.has(name)
      ? []
      : [
          {
            path: ['services', at],
            message: `“${name}” is no service of this pack: write its name like drain-cleaning.`,
          },
        ],
  );
}

function conditionProblems({ when, figures = {} }: FindingDocument): readonly Problem[] {
  const derived = Object.entries(figures).flatMap(([name, { divide, by }]) =>
    (['divide', 'by'] as const).flatMap((part): readonly Problem[] =>
      kindOf(part === 'divide' ? divide : by) === 'number'
        ? []
        : [
            {
              path: ['figures', name, part],
              message: `“${part === 'divide' ? divide : by}” is no figure in numbers.`,
            },
          ],
    ),
  );
  const unused = Object.keys(figures)
    .filter(name => !(name in when))
    .map(name => ({
      path: ['figures', name],
      message: `“when” lacks “${name}”. Ask for it, with {} if any value fits.`,
    }));
  const conditions = Object.entries(when).flatMap(([name, condition]): readonly Problem[] => {
    const path = ['when', name];
    const kind = name in figures ? 'number' : kindOf(name);
    if (kind === undefined) return [{ path, message: `“${name}” is no figure. The guide lists them.` }];
    const { min, max, is } = condition;
    const values = is === undefined ? [] : [is].flat();
    if (kind === 'words' && (min !== undefined || max !== undefined))
      return [{ path, message: `“${name}” is in words, so it has no bounds. Use “is”.` }];
    if (values.some(value => (typeof value === 'number') !== (kind === 'number')))
      return [
        { path: [...path, 'is'], message: `“${name}” is ${kind === 'number' ? 'a number' : 'in words'}.` },
      ];
    return min !== undefined && max !== undefined && min > max
      ? [{ path, message: 'No value is at least “min” and at most “max”.' }]
      : [];
  });
  return [...derived, ...unused, ...conditions];
}

/** Names of places that a sentence may hold beside figures. */
const placeNames = new Set(['city', 'county', 'state']);

function textProblems(finding: FindingDocument): readonly Problem[] {
  const { when, figures = {}, says } = finding;
  return prepareFinding(finding).sentences.flatMap((sentence, at): readonly Problem[] => {
    const path = ['says', at];
    const tell = (message: string) => ({ path, message });
    if (sentence.issues.length > 0) return sentence.issues.map(({ message }) => tell(message));
    const unknown = sentence.names.filter(
      name => !placeNames.has(name) && !(name in figures) && !isFigureName(name),
    );
    if (unknown.length > 0)
      return unknown.map(name => tell(`{{${name}}} is no figure and no name of a place.`));
    const unasked = sentence.names.filter(name => !placeNames.has(name) && !(name in when));
    if (unasked.length > 0)
      return unasked.map(name => tell(`“when” lacks “${name}”. Ask for it, with {} if any value fits.`));
    if (!hasFigure(sentence.nodes))
      return [tell('A wording of it has no figure. Each sentence holds one at least.')];
    return isOneSentence(says[at] ?? '')
      ? []
      : [tell('Write one sentence that ends with a period. A second one is an entry of its own.')];
  });
}

/** True if every wording has a figure. */
function hasFigure(nodes: PreparedSentence['nodes']): boolean {
  return nodes.some(node => {
    if (node.kind === 'literal') return false;
    return node.kind === 'value' ? !placeNames.has(node.name) : node.options.every(hasFigure);
  });
}

function isOneSentence(text: string): boolean {
  return /[.!?]\}*$/.test(text.trim()) && !/[.!?]\s+(?:\p{Lu}|\{)/u.test(text);
}
