import { XmlElement } from '@rgrove/parse-xml';
import { withoutParts } from '../../../engine/index.ts';
import { SvgProblem } from './svg-problem.ts';

/** Groups within groups and references within references. */
const maxOpen = 200;

/**
 * How many elements a renderer meets when it follows every reference. A few short lines that refer to each other
 * can be billions of shapes.
 */
export function drawnCost(root: XmlElement): number {
  const all = elementsOf(root);
  const byId = new Map(all.map(element => [element.attributes.id ?? '', element]));
  const byClass = classReferences(all);
  const known = new Map<XmlElement, number>();
  const open = new Set<XmlElement>();
  const costOf = (element: XmlElement): number => {
    const cost = known.get(element);
    if (cost !== undefined) return cost;
    if (open.has(element)) throw new SvgProblem('refers to itself');
    if (open.size > maxOpen) throw new SvgProblem('has too many shapes within each other');
    open.add(element);
    const classes = (element.attributes.class ?? '').split(/\s+/);
    const ids = [...referencesOf(element), ...classes.flatMap(name => byClass.get(name) ?? [])];
    const referred = ids.flatMap(id => byId.get(id) ?? []);
    const sum = [...childrenOf(element), ...referred].reduce((total, one) => total + costOf(one), 1);
    open.delete(element);
    known.set(element, sum);
    return sum;
  };
  return costOf(root);
}

function elementsOf(root: XmlElement): XmlElement[] {
  const found = [root];
  for (const element of found) {
    found.push(...childrenOf(element));
    if (found.length > 20_000) throw new SvgProblem('has too many shapes for a logo');
  }
  return found;
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter(child => child instanceof XmlElement);
}

/** Ids that its attributes name: `href="#a"`, `fill="url(#a)"`. */
function referencesOf({ attributes }: XmlElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    /href$/i.test(name) ? [value.trim().replace(/^#/, '')] : idsIn(value),
  );
}

/** Ids that rules of a style sheet name, by class. Editors write no other rules with references. */
function classReferences(all: readonly XmlElement[]): ReadonlyMap<string, readonly string[]> {
  const byClass = new Map<string, string[]>();
  const sheets = all.filter(({ name }) => name === 'style').map(({ text }) => text);
  const rules = withoutParts(sheets.join(''), /\/\*/g, () => /\*\//g);
  for (const [, selector = '', body = ''] of rules.matchAll(/(?<![^{}])([^{}]*)\{([^{}]*)\}/g)) {
    const ids = idsIn(body);
    if (ids.length === 0) continue;
    if (!/^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/.test(selector))
      throw new SvgProblem('refers to parts of itself in a way that can’t be checked');
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g))
      byClass.set(name, [...(byClass.get(name) ?? []), ...ids]);
  }
  return byClass;
}

function idsIn(text: string): string[] {
  return Array.from(text.matchAll(/url\(\s*["']?#([^)"'\s]+)/gi), found => found[1] ?? '');
}
