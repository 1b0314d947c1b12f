import { fieldKey } from '../draw.ts';
import { DrawnCasing } from './drawn-casing.ts';
import { createPreparePage, type FieldValues, type PageValues, type PreparePage } from './field-values.ts';
import { parseText } from './parse-text.ts';
import { createNameSlots, type NameSlots, type Piece, toPieces } from './piece.ts';
import { settleCasing } from './settle-casing.ts';
import type { TextIssue } from './text-issue.ts';
import type { TextKind } from './text-kind.ts';
import { writeCased, writePieces, writePlain } from './write-pieces.ts';

/** One compiled text whose values are read by slot. */
export interface CompiledField {
  readonly kind: TextKind;
  readonly pieces: readonly Piece[];
  /** Pieces with final casing; null if casing depends on random choices. */
  readonly settled: readonly Piece[] | null;
  /** Casing per combination of choices, if casing depends on them. */
  readonly drawnCasing: DrawnCasing | null;
  readonly issues: readonly TextIssue[];
}

export interface CompiledText {
  readonly field: CompiledField;
  /** The names it needs, in order of first use. */
  readonly names: readonly string[];
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
  return { field, names: slots.names, issues: field.issues, preparePage: createPreparePage(slots.names) };
}

/**
 * Fills a compiled text. The same values and seed always return the same text.
 * @example fillText(compiled, { keyword: 'junk removal' }, seedOf('junk-removal')) // 'Fast Junk Removal'
 */
export function fillText(compiled: CompiledText, values: FieldValues, seed: number): string {
  return fillField(compiled.field, compiled.preparePage(values, seed));
}

export function compileField(
  text: string,
  { kind, key, slots }: { kind: TextKind; key: number; slots: NameSlots },
): CompiledField {
  const { nodes, issues } = parseText(text);
  const pieces = toPieces(nodes, key, slots);
  const settled = kind === 'plain' ? null : settleCasing(pieces, kind);
  const drawnCasing = kind === 'plain' || settled !== null ? null : new DrawnCasing(pieces, kind);
  return { kind, pieces, settled, drawnCasing, issues };
}

export function fillField({ kind, pieces, settled, drawnCasing }: CompiledField, page: PageValues): string {
  if (kind === 'plain') return writePlain(pieces, page);
  if (page.isTame || isTameIn(pieces, page)) {
    const cased = settled ?? drawnCasing?.of(page.seed);
    if (cased) return writePieces(cased, page);
  }
  return writeCased(pieces, page, kind);
}

/** Checks only the values that this text uses. */
function isTameIn(pieces: readonly Piece[], page: PageValues): boolean {
  return pieces.every(piece => {
    if (piece.kind === 'value') return page.values[piece.slot]?.isTame === true;
    return piece.kind !== 'group' || piece.options.every(option => isTameIn(option, page));
  });
}
