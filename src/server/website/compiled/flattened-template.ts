import {
  type BytePiece,
  type ByteWriter,
  bytePieces,
  changeLineFeeds,
  joinParts,
  literalPart,
  type Piece,
  type WriterValues,
} from '../../../engine/index.ts';
import { parted } from '../../../sections/render-sections.tsx';
import type { CompiledTemplate, Hole } from './compiled-template.ts';

/** A stencil whose chunks and sure texts are joined into runs of bytes: there is one run more than holes that are left. */
export interface FlattenedTemplate {
  readonly runs: readonly (readonly BytePiece[])[];
  readonly holes: readonly Hole[];
}

/** `partsOf`: the encoded pieces that stand for a hole on every page of this shape, or null where it has to be asked for. */
export function fuse(
  { chunks, holes }: CompiledTemplate,
  partsOf: (hole: Hole) => readonly Piece[] | null,
): FlattenedTemplate {
  const runs: (readonly BytePiece[])[] = [];
  const left: Hole[] = [];
  let run: Piece[] = [literalPart(chunks[0] ?? '')];
  for (const [at, hole] of holes.entries()) {
    const parts = partsOf(hole);
    if (parts === null) {
      runs.push(bytePieces(joinParts(run)));
      left.push(hole);
      run = [];
    } else {
      run.push(...parts);
    }
    run.push(literalPart(chunks[at + 1] ?? ''));
  }
  return { runs: [...runs, bytePieces(joinParts(run))], holes: left };
}

/** Writes the runs, and between two of them what `fillHole` writes. */
export function fillFused(
  { runs, holes }: FlattenedTemplate,
  values: WriterValues,
  out: ByteWriter,
  fillHole: (hole: Hole) => void,
): void {
  out.pieces(runs[0] ?? [], values);
  for (let at = 0; at < holes.length; at += 1) {
    const hole = holes[at];
    if (!hole) continue;
    fillHole(hole);
    out.pieces(runs[at + 1] ?? [], values);
  }
}

/** Pieces of a text whose lines are parted; escaping leaves line feeds as they are. */
export function partedParts(parts: readonly Piece[]): readonly Piece[] | null {
  return changeLineFeeds(parts, parted);
}
