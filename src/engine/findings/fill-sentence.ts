import { childKey, pick } from '../pick.ts';
import type { TextNode } from '../text/parse-text.ts';
import type { ChosenSentence } from './choose-sentences.ts';
import type { Figure, Figures } from './finding.ts';

export interface SentenceValues {
  readonly figures: Figures;
  /** Names that a sentence may hold beside figures: `city`, `county`, `state`. */
  readonly names: ReadonlyMap<string, string>;
  /** How a figure is written. */
  readonly format: (name: string, value: Figure) => string;
}

/**
 * The text of a sentence in its town.
 * @example fillSentence(chosen, values) // 'On 101 nights of an average year it freezes in Meridian.'
 */
export function fillSentence({ of, sentence, seed }: ChosenSentence, values: SentenceValues): string {
  const { figures, names, format } = values;
  const valueOf = (name: string): string => {
    const derived = of.derived.get(name);
    if (typeof derived === 'number') return derivedText(derived);
    const figure = figures.get(name);
    return figure === undefined ? (names.get(name) ?? '') : format(name, figure);
  };
  const text = written(sentence.nodes, { seed, valueOf }, of.finding.key);
  return withCapital(text.includes('1 ') ? text.replace(oneOfMany, one => singularOf(one)) : text);
}

interface Writing {
  readonly seed: number;
  readonly valueOf: (name: string) => string;
}

function written(nodes: readonly TextNode[], writing: Writing, key: number): string {
  let text = '';
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'literal') text += node.text;
    else if (node.kind === 'value') text += writing.valueOf(node.name);
    else {
      const own = childKey(key, at);
      text += written(node.options[pick(writing.seed, own, node.options.length)] ?? [], writing, own);
    }
  }
  return text;
}

/** Whole from 10, one decimal below. @example derivedText(1234.5) // '1,235' */
function derivedText(value: number): string {
  const rounded = Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return rounded.toLocaleString('en-US');
}

const oneOfMany =
  /(?<![\d.,$])1 (?:people|feet|inches|utilities|(?:(?:freezing|named|closed) )?(?:mile|night|day|hurricane|storm|landfill|minute|home|cent|gallon|ton|year)s)\b/g;
const irregular = new Map([
  ['people', 'person'],
  ['feet', 'foot'],
  ['inches', 'inch'],
  ['utilities', 'utility'],
]);

function singularOf(one: string): string {
  const word = one.slice(2);
  return `1 ${irregular.get(word) ?? word.slice(0, -1)}`;
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
