import { hashText } from '../pick.ts';
import { parseText, type TextNode } from '../text/parse-text.ts';
import { type FindingRule, type PreparedFinding, type PreparedSentence, sharedSubjects } from './finding.ts';

/** Reads a finding once, so that it can be tested in many towns. Of two, the one with the smaller rank comes first. */
export function prepareFinding(rule: FindingRule, rank = 0): PreparedFinding {
  return {
    rule,
    key: hashText(rule.id),
    rank,
    conditions: Object.entries(rule.when),
    derived: Object.entries(rule.figures ?? {}),
    sentences: rule.says.map(text => prepareSentence(text, rule)),
  };
}

const figureName = /\{\{\s*([a-z]{1,20}\.[a-z][a-z0-9_]{0,63})\s*\}\}/gi;
/** The language of texts has facts with a subject, not figures. */
const ofLanguage = 'fact:';

function prepareSentence(text: string, { figures = {} }: FindingRule): PreparedSentence {
  const { nodes, issues } = parseText(text.replaceAll(figureName, `{{${ofLanguage}$1}}`));
  const read = nodes.map(withoutPrefix);
  const names = [...new Set(namesIn(read))];
  const known = [
    ...new Set(
      names.flatMap(name => {
        const derived = figures[name];
        if (derived) return [derived.divide, derived.by];
        return name.includes('.') ? [name] : [];
      }),
    ),
  ];
  const subjects = new Set(known.map(subjectOf));
  return {
    nodes: read,
    issues,
    names,
    figures: known,
    subject: known.some(isOfTown) ? 'place' : 'county',
    shared: sharedSubjects.filter(subject => subjects.has(subject)),
    isTelling: names.filter(name => name.includes('.')).length > 1 || known.some(name => telling.test(name)),
    once: [...new Set(known.flatMap(onceOf))],
  };
}

function withoutPrefix(node: TextNode): TextNode {
  if (node.kind === 'literal') return node;
  if (node.kind === 'group')
    return { kind: 'group', options: node.options.map(option => option.map(withoutPrefix)) };
  return { kind: 'value', name: node.name.replace(ofLanguage, '') };
}

function namesIn(nodes: readonly TextNode[]): readonly string[] {
  return nodes.flatMap(node => {
    if (node.kind === 'literal') return [];
    return node.kind === 'value' ? [node.name] : node.options.flatMap(namesIn);
  });
}

/** Names, numbers of many digits, and the year of a town’s homes: what follows from it is worth more than a day of weather. */
const telling =
  /\.(?:name|utilities|elevation_ft|median_year_built|median_home_value|population|housing_units|households|population_2023)$/;

const ofTowns = new Set(['place', 'station', 'landfill', 'storms']);
const subjectOf = (figure: string) => figure.slice(0, figure.indexOf('.'));
const isOfTown = (figure: string) => ofTowns.has(subjectOf(figure));

/** The median year, shares, and what is told of storms: twice on a page they read like an almanac. */
function onceOf(figure: string): readonly string[] {
  if (subjectOf(figure) === 'storms') return ['storms'];
  return figure.endsWith('_pct') || figure === 'place.median_year_built' ? [figure] : [];
}
