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
import type { CompiledTemplate, Slot } from './compiled-template.ts';

/** A compiled template whose chunks and sure texts are joined into runs of bytes: there is one run more than slots that are left. */
export interface FlattenedTemplate {
  readonly runs: readonly (readonly BytePiece[])[];
  readonly slots: readonly Slot[];
}

/** `partsOf`: the encoded pieces that stand for a slot on every page of this shape, or null where it has to be asked for. */
export function fuse(
  { chunks, slots }: CompiledTemplate,
  partsOf: (slot: Slot) => readonly Piece[] | null,
): FlattenedTemplate {
  const runs: (readonly BytePiece[])[] = [];
  const left: Slot[] = [];
  let run: Piece[] = [literalPart(chunks[0] ?? '')];
  for (const [at, slot] of slots.entries()) {
    const parts = partsOf(slot);
    if (parts === null) {
      runs.push(bytePieces(joinParts(run)));
      left.push(slot);
      run = [];
    } else {
      run.push(...parts);
    }
    run.push(literalPart(chunks[at + 1] ?? ''));
  }
  return { runs: [...runs, bytePieces(joinParts(run))], slots: left };
}

/** Writes the runs, and between two of them what `fillSlot` writes. */
export function fillFused(
  { runs, slots }: FlattenedTemplate,
  values: WriterValues,
  out: ByteWriter,
  fillSlot: (slot: Slot) => void,
): void {
  out.pieces(runs[0] ?? [], values);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at];
    if (!slot) continue;
    fillSlot(slot);
    out.pieces(runs[at + 1] ?? [], values);
  }
}

/** Pieces of a text whose lines are parted; escaping leaves line feeds as they are. */
export function partedParts(parts: readonly Piece[]): readonly Piece[] | null {
  return changeLineFeeds(parts, parted);
}
