import { closeToken, type Flow, type OpenToken, startOfText } from '../casing/casing-flow.ts';
import { applyChunkCasing } from '../casing/text-casing.ts';
import type { CasedKind } from '../casing/word-casing.ts';
import { groupOf, type Piece, type ValueCasing, valueCasings } from './piece.ts';

/** The state that affects the casing of the following text. */
interface CasingState extends Flow {
  /** The unfinished token at the end of the text; null after a space. */
  readonly open: OpenToken | null;
}

/**
 * Cases a text at compile time: literals get their final casing, values a fixed form. Returns null if
 * casing depends on random choices; then each filled text is cased. Valid for tame values only (see
 * prepare-value.ts).
 */
export function applyPieceCasing(pieces: readonly Piece[], kind: CasedKind): readonly Piece[] | null {
  return applyCasingFrom(pieces, { ...startOfText(), open: null }, kind, true)?.pieces ?? null;
}

interface CasedPieces {
  readonly pieces: readonly Piece[];
  readonly state: CasingState;
}

function applyCasingFrom(
  pieces: readonly Piece[],
  from: CasingState,
  kind: CasedKind,
  isWhole: boolean,
): CasedPieces | null {
  const cased: Piece[] = [];
  let state = from;
  for (const [index, piece] of pieces.entries()) {
    const isLast = isWhole && index === pieces.length - 1;
    const next = casingOfPiece(piece, state, kind, isLast);
    if (next === null) return null;
    cased.push(next.piece);
    state = next.state;
  }
  return { pieces: cased, state };
}

function casingOfPiece(
  piece: Piece,
  state: CasingState,
  kind: CasedKind,
  isLast: boolean,
): { piece: Piece; state: CasingState } | null {
  if (piece.kind === 'literal') {
    const result = casingOfLiteral(piece.text, state, kind, isLast);
    return result && { piece: { kind: 'literal', text: result.text }, state: result.state };
  }
  if (piece.kind === 'value') {
    return canStartWord(state.open)
      ? { piece: { ...piece, casing: casingAt(state, kind) }, state: AFTER_VALUE }
      : null;
  }
  const options = piece.options.map(option => applyCasingFrom(asPieces(option), state, kind, false));
  const [first] = options;
  const cased: (readonly Piece[])[] = [];
  for (const option of options) {
    if (!option || !first || !isSameState(option.state, first.state)) return null;
    cased.push(option.pieces);
  }
  return { piece: groupOf(piece.key, cased), state: first?.state ?? state };
}

function casingAt({ isStart }: CasingState, kind: CasedKind): ValueCasing {
  if (kind === 'prose') return isStart ? valueCasings.startsProse : valueCasings.inProse;
  return isStart ? valueCasings.startsTitle : valueCasings.inTitle;
}

function asPieces(option: string | readonly Piece[]): readonly Piece[] {
  if (typeof option !== 'string') return option;
  return option === '' ? [] : [{ kind: 'literal', text: option }];
}

const AFTER_VALUE: CasingState = {
  isStart: false,
  isAfterComma: false,
  isAfterNumber: false,
  open: { ending: 'word', trailing: '' },
};

function casingOfLiteral(
  text: string,
  state: CasingState,
  kind: CasedKind,
  isLast: boolean,
): { text: string; state: CasingState } | null {
  const flow: Flow = {
    isStart: state.isStart,
    isAfterComma: state.isAfterComma,
    isAfterNumber: state.isAfterNumber,
  };
  // A blank line may be split between the pieces, and it would start a sentence.
  if (state.open === null && !state.isStart && /^\s*\n/.test(text)) return null;
  const startsWithSpace = /^\s/.test(text);
  let tail = '';
  if (state.open !== null && (startsWithSpace || !canStartWord(state.open))) {
    tail = startsWithSpace ? '' : (/^\S{1,12}/.exec(text)?.[0] ?? '');
    const trailing = state.open.trailing + tail;
    if (tail !== '' && !isTail(trailing)) return null;
    const open = {
      ending: tail.length > 1 && isSuffixTail(tail) ? 'word' : state.open.ending,
      trailing,
    } as const;
    if (tail === text) return { text, state: { ...flow, open } };
    if (!/^\s/.test(text.slice(tail.length))) return null;
    closeToken(flow, kind, open);
  } else if (state.open !== null && !/^[\p{L}\p{N}]/u.test(text)) {
    return null;
  }
  const chunk = applyChunkCasing(text.slice(tail.length), { kind, flow, spans: [], isLast });
  if (chunk.isUnsure) return null;
  return { text: tail + chunk.text, state: { ...flow, open: chunk.open } };
}

/** True if a word after this start of a token is cased independently. */
function canStartWord(open: OpenToken | null): boolean {
  return open === null || (open.ending === 'none' && /^[("“‘'[$#]{1,4}$/.test(open.trailing));
}

/** Text that may follow a word up to the next space without affecting its casing. */
function isTail(trailing: string): boolean {
  return /^(?:['’]s)?[.,!?;:)\]"”…]{0,6}$/.test(trailing);
}

function isSuffixTail(tail: string): boolean {
  return /^['’]s/.test(tail);
}

function isSameState(one: CasingState, other: CasingState): boolean {
  return (
    one.isStart === other.isStart &&
    one.isAfterComma === other.isAfterComma &&
    one.isAfterNumber === other.isAfterNumber &&
    one.open?.ending === other.open?.ending &&
    one.open?.trailing === other.open?.trailing
  );
}
