import { childKey } from '../pick.ts';
import { articleOf } from './article.ts';
import type { TextNode } from './parse-text.ts';

/** The form of a value at its position. `typed` is the unchanged value. */
export const valueCasings = { typed: 0, inProse: 1, startsProse: 2, inTitle: 3, startsTitle: 4 } as const;
export type ValueCasing = (typeof valueCasings)[keyof typeof valueCasings];

/** A part of a compiled text. */
export type Piece =
  | { readonly kind: 'literal'; readonly text: string }
  /** The slot of a fact is negative. */
  | { readonly kind: 'value'; readonly slot: number; readonly casing: ValueCasing; readonly key: number }
  /** A group with literal options only, the common case. */
  | { readonly kind: 'choice'; readonly key: number; readonly options: readonly string[] }
  | { readonly kind: 'group'; readonly key: number; readonly options: readonly (readonly Piece[])[] };

/** The names a template uses. A name's slot is its index in the list, with its article it has another; facts have a list and slots of their own. */
export interface NameSlots {
  readonly names: string[];
  /** True for each slot whose value is written with its article. */
  readonly articles: boolean[];
  /** Facts without `fact:`, such as `county.drop_off`. */
  readonly facts: string[];
  slotOf: (name: string) => number;
}

const FACT = 'fact:';

export function createNameSlots(): NameSlots {
  const slots = new Map<string, number>();
  const names: string[] = [];
  const articles: boolean[] = [];
  const facts: string[] = [];
  return {
    names,
    articles,
    facts,
    slotOf(name) {
      const known = slots.get(name);
      if (known !== undefined) return known;
      const { field, hasArticle } = articleOf(name);
      const slot = name.startsWith(FACT) ? -facts.push(name.slice(FACT.length)) : names.push(field) - 1;
      if (slot >= 0) articles.push(hasArticle);
      slots.set(name, slot);
      return slot;
    },
  };
}

/**
 * Converts nodes to pieces whose choices are keyed by position. So editing a word or appending a choice
 * changes no other choice.
 */
export function toPieces(nodes: readonly TextNode[], key: number, slots: NameSlots): readonly Piece[] {
  let position = 0;
  return nodes.map(node => {
    if (node.kind === 'literal') return node;
    const ownKey = childKey(key, position);
    position += 1;
    if (node.kind === 'value') {
      return { kind: 'value', slot: slots.slotOf(node.name), casing: valueCasings.typed, key: ownKey };
    }
    return groupOf(
      ownKey,
      node.options.map((option, index) => toPieces(option, childKey(ownKey, index), slots)),
    );
  });
}

export function groupOf(key: number, options: readonly (readonly Piece[])[]): Piece {
  const texts: string[] = [];
  for (const option of options) {
    const only = option[0];
    if (option.length > 1 || (only !== undefined && only.kind !== 'literal'))
      return { kind: 'group', key, options };
    texts.push(only?.text ?? '');
  }
  return { kind: 'choice', key, options: texts };
}
