import type { CompiledTemplate } from '../text/compile-template.ts';
import { type CompiledField, fillField } from '../text/compile-text.ts';
import type { Facts } from '../text/facts.ts';
import type { FieldValues } from '../text/field-values.ts';
import { fieldsIn, ONE_WORDING } from './comparable-text.ts';

/** A part of a text, and whether the other page contains it. */
export interface ComparedPart {
  readonly text: string;
  readonly is_shared: boolean;
}

/** One text of two pages. If only one page has it, the other side is empty. */
export interface ComparedText {
  /** null for the head. */
  readonly section_id: string | null;
  readonly one: readonly ComparedPart[];
  readonly other: readonly ComparedPart[];
}

/** A page to compare. */
export interface ComparedPage {
  readonly compiled: CompiledTemplate;
  readonly values: FieldValues;
  readonly facts: Facts;
}

/** Limits for a side-by-side view: texts per page, and characters per text. */
const MAX_TEXTS = 400;
const MAX_LENGTH = 4_000;

/**
 * Compares two pages text by text, both in one wording. A word is shared if it and an adjacent word occur in the other page's
 * same text.
 */
export function comparePages(one: ComparedPage, other: ComparedPage): ComparedText[] {
  const first = textsOf(one);
  const second = textsOf(other);
  // Section by section: two services fill one section with different numbers of texts.
  const pairs = [...new Set([...first.keys(), ...second.keys()])].flatMap(section_id => {
    const [mine, theirs] = [first.get(section_id) ?? [], second.get(section_id) ?? []];
    return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => ({
      section_id,
      mine: mine[at] ?? '',
      theirs: theirs[at] ?? '',
    }));
  });
  return pairs.slice(0, MAX_TEXTS).map(({ section_id, mine, theirs }) => ({
    section_id,
    one: markShared(mine, theirs),
    other: markShared(theirs, mine),
  }));
}

/** The texts of the head (null) and of each section. */
function textsOf({ compiled, values, facts }: ComparedPage): Map<string | null, string[]> {
  const page = compiled.preparePage(values, ONE_WORDING, facts);
  const texts = new Map<string | null, string[]>();
  const add = (section_id: string | null, field: CompiledField) => {
    if (field.kind === 'plain' || field.pieces.length === 0) return;
    const some = texts.get(section_id) ?? [];
    some.push(fillField(field, page).slice(0, MAX_LENGTH));
    texts.set(section_id, some);
  };
  for (const field of Object.values(compiled.head)) add(null, field);
  for (const { section, title, content } of compiled.sections) {
    add(section.id, title);
    for (const field of fieldsIn(content)) add(section.id, field);
  }
  return texts;
}

function markShared(text: string, other: string): ComparedPart[] {
  const pairs = new Set<string>();
  const theirs = plainWords(other);
  for (const [at, word] of theirs.entries()) pairs.add(`${word} ${theirs[at + 1] ?? ''}`);
  const words = text.match(/\S+\s*/gu) ?? [];
  const mine = words.map(plainWord);
  const startsPair = mine.map((word, at) => pairs.has(`${word} ${mine[at + 1] ?? ''}`));
  const parts: { text: string; is_shared: boolean }[] = [];
  for (const [at, word] of words.entries()) {
    const is_shared = startsPair[at] === true || startsPair[at - 1] === true;
    const last = parts.at(-1);
    if (last?.is_shared === is_shared) last.text += word;
    else parts.push({ text: word, is_shared });
  }
  return parts;
}

const plainWord = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
const plainWords = (text: string) => (text.match(/\S+/gu) ?? []).map(plainWord);
