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

/** A compiled template whose chunks and plain texts are joined into byte runs. It has one run more than slots. */
export interface FlattenedTemplate {
  readonly runs: readonly (readonly BytePiece[])[];
  readonly slots: readonly Slot[];
}

/** `partsOf`: the encoded pieces of a slot that is the same for the shape; null if each page fills it. */
export function flatten(
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

/** Writes the runs, and calls `fillSlot` between them. */
export function fillFlattened(
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

/** The pieces with line breaks as markup. Escaping does not change line feeds. */
export function partedParts(parts: readonly Piece[]): readonly Piece[] | null {
  return changeLineFeeds(parts, parted);
}
