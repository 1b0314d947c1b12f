import { caseChunk } from '../casing/case-text.ts';
import type { CasedKind } from '../casing/case-word.ts';
import { closeToken, type Flow, type OpenToken, startOfText } from '../casing/casing-flow.ts';
import { groupOf, type Piece, type ValueCasing, valueCasings } from './piece.ts';

/** The state that affects the casing of the following text. */
interface Place extends Flow {
  /** The unfinished token at the end of the text; null after a space. */
  readonly open: OpenToken | null;
}

/**
 * Cases a text at compile time: literals get their final casing, values a fixed form. Returns null if
 * casing depends on random choices; then each filled text is cased. Valid for tame values only (see
 * prepare-value.ts).
 */
export function casePieces(pieces: readonly Piece[], kind: CasedKind): readonly Piece[] | null {
  return caseFrom(pieces, { ...startOfText(), open: null }, kind, true)?.pieces ?? null;
}

interface CasedPieces {
  readonly pieces: readonly Piece[];
  readonly place: Place;
}

function caseFrom(
  pieces: readonly Piece[],
  from: Place,
  kind: CasedKind,
  isWhole: boolean,
): CasedPieces | null {
  const cased: Piece[] = [];
  let place = from;
  for (const [index, piece] of pieces.entries()) {
    const isLast = isWhole && index === pieces.length - 1;
    const next = casePiece(piece, place, kind, isLast);
    if (next === null) return null;
    cased.push(next.piece);
    place = next.place;
  }
  return { pieces: cased, place };
}

function casePiece(
  piece: Piece,
  place: Place,
  kind: CasedKind,
  isLast: boolean,
): { piece: Piece; place: Place } | null {
  if (piece.kind === 'literal') {
    const result = caseLiteral(piece.text, place, kind, isLast);
    return result && { piece: { kind: 'literal', text: result.text }, place: result.place };
  }
  if (piece.kind === 'value') {
    return canStartWord(place.open)
      ? { piece: { ...piece, casing: casingAt(place, kind) }, place: AFTER_VALUE }
      : null;
  }
  const options = piece.options.map(option => caseFrom(asPieces(option), place, kind, false));
  const [first] = options;
  const cased: (readonly Piece[])[] = [];
  for (const option of options) {
    if (!option || !first || !isSamePlace(option.place, first.place)) return null;
    cased.push(option.pieces);
  }
  return { piece: groupOf(piece.key, cased), place: first?.place ?? place };
}

function casingAt({ isStart }: Place, kind: CasedKind): ValueCasing {
  if (kind === 'prose') return isStart ? valueCasings.startsProse : valueCasings.inProse;
  return isStart ? valueCasings.startsTitle : valueCasings.inTitle;
}

function asPieces(option: string | readonly Piece[]): readonly Piece[] {
  if (typeof option !== 'string') return option;
  return option === '' ? [] : [{ kind: 'literal', text: option }];
}

const AFTER_VALUE: Place = {
  isStart: false,
  isAfterComma: false,
  isAfterNumber: false,
  open: { ending: 'word', trailing: '' },
};

function caseLiteral(
  text: string,
  place: Place,
  kind: CasedKind,
  isLast: boolean,
): { text: string; place: Place } | null {
  const flow: Flow = {
    isStart: place.isStart,
    isAfterComma: place.isAfterComma,
    isAfterNumber: place.isAfterNumber,
  };
  // A blank line may be split between the pieces, and it would start a sentence.
  if (place.open === null && !place.isStart && /^\s*\n/.test(text)) return null;
  const startsWithSpace = /^\s/.test(text);
  let tail = '';
  if (place.open !== null && (startsWithSpace || !canStartWord(place.open))) {
    tail = startsWithSpace ? '' : (/^\S{1,12}/.exec(text)?.[0] ?? '');
    const trailing = place.open.trailing + tail;
    if (tail !== '' && !isTail(trailing)) return null;
    const open = {
      ending: tail.length > 1 && isSuffixTail(tail) ? 'word' : place.open.ending,
      trailing,
    } as const;
    if (tail === text) return { text, place: { ...flow, open } };
    if (!/^\s/.test(text.slice(tail.length))) return null;
    closeToken(flow, kind, open);
  } else if (place.open !== null && !/^[\p{L}\p{N}]/u.test(text)) {
    return null;
  }
  const chunk = caseChunk(text.slice(tail.length), { kind, flow, spans: [], isLast });
  if (chunk.isUnsure) return null;
  return { text: tail + chunk.text, place: { ...flow, open: chunk.open } };
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

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.isStart === other.isStart &&
    one.isAfterComma === other.isAfterComma &&
    one.isAfterNumber === other.isAfterNumber &&
    one.open?.ending === other.open?.ending &&
    one.open?.trailing === other.open?.trailing
  );
}
