import { XmlElement } from '@rgrove/parse-xml';
import { SvgProblem } from './svg-problem.ts';

/** Groups within groups and references within references. */
const maxOpen = 200;
/** References of all elements, counted while they are followed. */
const maxFollowed = 100_000;

/**
 * How many elements a renderer meets when it follows every reference. A few short lines that refer to each other
 * can be billions of shapes.
 */
export function renderCost(root: XmlElement): number {
  const all = elementsOf(root);
  // Programs differ in which of two elements with one id they take, so both count.
  const byId = Map.groupBy(all, element => element.attributes.id ?? '');
  const byClass = classReferences(all);
  const known = new Map<XmlElement, number>();
  const open = new Set<XmlElement>();
  let followed = 0;
  const costOf = (element: XmlElement): number => {
    const cost = known.get(element);
    if (cost !== undefined) return cost;
    if (open.has(element)) throw new SvgProblem('refers to itself');
    if (open.size > maxOpen) throw new SvgProblem('has too many shapes within each other');
    open.add(element);
    const ids = new Set(referencesOf(element));
    for (const name of new Set((element.attributes.class ?? '').split(/\s+/))) {
      followed += byClass.get(name)?.length ?? 0;
      if (followed > maxFollowed) throw new SvgProblem('repeats its shapes too often');
      for (const id of byClass.get(name) ?? []) ids.add(id);
    }
    const referred = [...ids].flatMap(id => byId.get(id) ?? []);
    followed += referred.length;
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
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/href$/i.test(name)) return [value.trim().replace(/^#/, '')];
    refuseHidden(`${name}:${value}`);
    return idsIn(value);
  });
}

/** Ids that rules of a style sheet name, by class. Editors write no other rules with references. */
function classReferences(all: readonly XmlElement[]): ReadonlyMap<string, readonly string[]> {
  const byClass = new Map<string, string[]>();
  for (const { text } of all.filter(({ name }) => name === 'style')) {
    refuseHidden(text);
    let inRules = 0;
    for (const [, selector = '', body = ''] of text.matchAll(/(?<![^{}])([^{}]*)\{([^{}]*)\}/g)) {
      const ids = idsIn(body);
      if (ids.length === 0) continue;
      inRules += ids.length;
      if (!/^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/.test(selector)) throw uncheckable();
      for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g))
        byClass.set(name, [...(byClass.get(name) ?? []), ...ids]);
    }
    // Rules within rules hide some from the expression.
    if (inRules !== idsIn(text).length) throw uncheckable();
  }
  return byClass;
}

/** Masks and clips that an element takes from its parent, or variables hold, are references without an id. */
function refuseHidden(style: string): void {
  for (const declaration of style.toLowerCase().split(/[;{}]/)) {
    const [property = '', value = ''] = declaration.split(':');
    const isTaken = value.includes('inherit') && /mask|clip|^\s*all\s*$/.test(property);
    if (isTaken || value.includes('var(') || property.trim().startsWith('--')) throw uncheckable();
  }
}

function idsIn(text: string): string[] {
  return Array.from(text.matchAll(/url\(\s*["']?#([^)"'\s]+)/gi), found => found[1] ?? '');
}

const uncheckable = () => new SvgProblem('refers to parts of itself in a way that can’t be checked');
