import { fieldKey } from '../pick.ts';
import { dropSentences } from './drop-sentences.ts';
import { FactVariants, factSlots, isFact } from './fact-variants.ts';
import type { Facts } from './facts.ts';
import { createPreparePage, type FieldValues, type PageValues, type PreparePage } from './field-values.ts';
import { parseText, type TextLevel } from './parse-text.ts';
import { PickedCasing } from './picked-casing.ts';
import { createNameSlots, type NameSlots, type Piece, toPieces } from './piece.ts';
import { applyPieceCasing } from './piece-casing.ts';
import type { TextIssue } from './text-issue.ts';
import type { TextKind } from './text-kind.ts';
import { writeCased, writePieces, writePlain } from './write-pieces.ts';

/** One compiled text whose values are read by slot. */
export interface CompiledField {
  readonly kind: TextKind;
  readonly pieces: readonly Piece[];
  /** Pieces with final casing; null if casing depends on random choices. */
  readonly casedPieces: readonly Piece[] | null;
  /** Casing per combination of choices, if casing depends on them. */
  readonly pickedCasing: PickedCasing | null;
  readonly issues: readonly TextIssue[];
  /** The text without the sentences whose facts a page lacks; null if it names no facts. */
  readonly factVariants: FactVariants<CompiledField> | null;
}

export interface CompiledText {
  readonly field: CompiledField;
  /** The names it needs, in order of first use. */
  readonly names: readonly string[];
  /** The facts it names, without `fact:`. */
  readonly facts: readonly string[];
  readonly issues: readonly TextIssue[];
  readonly preparePage: PreparePage;
}

/**
 * Compiles a text once, so that it can be filled many times. The key makes its random choices differ from
 * other texts.
 * @example compileText('{Fast|Easy} {{keyword}}', { kind: 'title', key: 'title' }).names // ['keyword']
 */
export function compileText(text: string, { kind, key }: { kind: TextKind; key: string }): CompiledText {
  const slots = createNameSlots();
  const field = compileField(text, { kind, key: fieldKey(null, [key]), slots });
  return {
    field,
    names: slots.names,
    facts: slots.facts,
    issues: field.issues,
    preparePage: createPreparePage(slots),
  };
}

/**
 * Fills a compiled text. The same values and seed always return the same text.
 * @example fillText(compiled, { keyword: 'junk removal' }, seedOf('junk-removal')) // 'Fast Junk Removal'
 */
export function fillText(compiled: CompiledText, values: FieldValues, seed: number, facts?: Facts): string {
  return fillField(compiled.field, compiled.preparePage(values, seed, facts));
}

export function compileField(
  text: string,
  { kind, key, slots, level }: { kind: TextKind; key: number; slots: NameSlots; level?: TextLevel },
): CompiledField {
  const { nodes, issues } = parseText(text, level === undefined ? {} : { level });
  return fieldOf(toPieces(nodes, key, slots), { kind, issues, names: slots.facts });
}

function fieldOf(
  pieces: readonly Piece[],
  field: Pick<CompiledField, 'kind' | 'issues'> & { readonly names: readonly string[] },
): CompiledField {
  const { kind, issues, names } = field;
  const casedPieces = kind === 'plain' ? null : applyPieceCasing(pieces, kind);
  const pickedCasing = kind === 'plain' || casedPieces !== null ? null : new PickedCasing(pieces, kind);
  const facts = factSlots(pieces);
  const factVariants =
    facts.length === 0
      ? null
      : new FactVariants(facts, isMissing => fieldOf(dropSentences(pieces, { isMissing, names }), field));
  return { kind, pieces, casedPieces, pickedCasing, issues, factVariants };
}

/**
 * The texts of one row. Where nothing is left of one of them for want of a fact, nothing is left of the others: a question
 * without its answer says nothing.
 */
export function compileRow(fields: readonly CompiledField[]): readonly CompiledField[] {
  const facts = factSlots(fields.flatMap(({ pieces }) => pieces));
  if (facts.length === 0) return fields;
  return fields.map((field, at) => {
    const empty = fieldOf([], { ...field, names: [] });
    const factVariants = new FactVariants(facts, isMissing => {
      const row = fields.map(one => one.factVariants?.without(isMissing) ?? one);
      const isWhole = row.every(({ pieces }, of) => pieces.length > 0 || fields[of]?.pieces.length === 0);
      return isWhole ? (row[at] ?? empty) : empty;
    });
    return { ...field, factVariants };
  });
}

export function fillField(field: CompiledField, page: PageValues): string {
  const { kind, pieces, casedPieces, pickedCasing } = field.factVariants?.of(page) ?? field;
  if (kind === 'plain') return writePlain(pieces, page);
  if (page.isTame || isTameIn(pieces, page)) {
    const cased = casedPieces ?? pickedCasing?.of(page.seed);
    if (cased) return writePieces(cased, page);
  }
  return writeCased(pieces, page, kind);
}

/** Checks only the values that this text uses. */
function isTameIn(pieces: readonly Piece[], page: PageValues): boolean {
  return pieces.every(piece => {
    if (piece.kind === 'value') return isFact(piece.slot) || page.values[piece.slot]?.isTame === true;
    return piece.kind !== 'group' || piece.options.every(option => isTameIn(option, page));
  });
}
