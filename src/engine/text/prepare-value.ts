import { endingOf } from '../casing/casing-flow.ts';
import { stateCodes } from '../casing/casing-lists.ts';
import { applyChunkCasing, type ValueSpan } from '../casing/text-casing.ts';
import type { CasedKind } from '../casing/word-casing.ts';
import { MAX_VALUE_LENGTH } from '../limits.ts';
import { withArticle, withArticles } from './article.ts';
import { parseText, type TextNode } from './parse-text.ts';

/** A field value prepared for many fills. */
export interface PreparedValue {
  /** The text of the value in each of `valueCasings`, in order. */
  readonly casings: readonly string[];
  readonly spanKind: ValueSpan['kind'];
  /** True if its casing and the surrounding casing don't affect each other. */
  readonly isTame: boolean;
  /** The parsed parts of the value if it contains well-formed spin groups. */
  readonly spin: readonly TextNode[] | null;
}

/** Prepares a value: `[name]` if it is empty or missing, and cut at the maximum length. */
export function prepareValue(name: string, value: string | undefined, hasArticle = false): PreparedValue {
  if (value === undefined || value.trim() === '') return fixed(`[${name}]`, 'missing');
  const text = value.length > MAX_VALUE_LENGTH ? value.slice(0, MAX_VALUE_LENGTH) : value;
  const spin = readSpin(text);
  if (hasArticle) return preparedWithArticle(name, text, spin);
  if (name === 'state' && stateCodes.has(text.toLowerCase())) {
    const upper = text.toUpperCase();
    return { casings: [text, upper, upper, upper, upper], spanKind: 'state', isTame: true, spin };
  }
  const spanKind = name === 'state' ? 'state' : 'value';
  if (spin !== null || !isTame(text)) return fixed(text, spanKind, spin);
  const casings = [
    text,
    cased(text, 'prose', false),
    cased(text, 'prose', true),
    cased(text, 'title', false),
    cased(text, 'title', true),
  ];
  return { casings, spanKind, isTame: true, spin };
}

/** A state's letters are capitals here too: an FL company. */
function preparedWithArticle(name: string, text: string, spin: PreparedValue['spin']): PreparedValue {
  if (spin !== null) return fixed(withArticle(text), 'value', withArticles(spin));
  const words = name === 'state' && stateCodes.has(text.toLowerCase()) ? text.toUpperCase() : text;
  return prepareValue('', withArticle(words.trimStart()));
}

/**
 * A fact is used as written; only at the start of a sentence its first letter is capitalized. The period of its end
 * (“7 p.m.”) is that of the sentence around it.
 */
export function prepareFact(value: string | undefined): PreparedValue | undefined {
  const text = value?.trim().slice(0, MAX_VALUE_LENGTH).replace(/\.$/, '') ?? '';
  if (text === '') return undefined;
  const started = text.charAt(0).toUpperCase() + text.slice(1);
  return { casings: [text, text, started, text, started], spanKind: 'value', isTame: true, spin: null };
}

function fixed(
  text: string,
  spanKind: ValueSpan['kind'],
  spin: readonly TextNode[] | null = null,
): PreparedValue {
  return { casings: [text, text, text, text, text], spanKind, isTame: false, spin };
}

/** Groups of a value count only if the whole value is well-formed. Otherwise every brace is literal. */
function readSpin(value: string): readonly TextNode[] | null {
  if (!value.includes('{')) return null;
  const { nodes, issues } = parseText(value, { hasPlaceholders: false });
  const isWellFormed = issues.every(issue => issue.level === 'information');
  return isWellFormed && nodes.some(node => node.kind === 'group') ? nodes : null;
}

const PLAIN_WORDS = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} '’&-]*[\p{L}\p{N}])?$/u;

/**
 * Ordinary words whose ends don't depend on the surrounding text. St. and Ft. are allowed inside, because
 * Port St. Lucie is a city.
 */
function isTame(value: string): boolean {
  if (!PLAIN_WORDS.test(value.replace(/\b(St|Ft)\. (?=\p{L})/gu, '$1 '))) return false;
  const words = value.split(/[^\p{L}\p{N}\p{M}]+/u);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  return !stateCodes.has(first.toLowerCase()) && endingOf(last, 0, last.length) === 'word';
}

function cased(value: string, kind: CasedKind, isStart: boolean): string {
  const flow = { isStart, isAfterComma: false, isAfterNumber: false };
  const spans = [{ start: 0, end: value.length, kind: 'value' as const }];
  return applyChunkCasing(value, { kind, flow, spans, isLast: true }).text;
}
