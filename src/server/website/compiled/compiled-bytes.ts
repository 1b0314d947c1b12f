import type { BytePiece, ByteProgram } from '../../../engine/index.ts';
import type { FlattenedTemplate } from './flattened-template.ts';

/** Objects of a part and of a slot, in bytes, estimated. */
const partBytes = 200;
const slotBytes = 80;

/** The memory of a compiled template, in bytes, estimated. One that React has to render takes none. */
export function templateBytes(template: FlattenedTemplate | null): number {
  if (template === null) return partBytes;
  let all = template.slots.length * slotBytes;
  for (const run of template.runs) all += runBytes(run);
  return all;
}

const runBytes = (run: readonly BytePiece[]): number =>
  run.reduce((all, piece) => all + partBytes + pieceBytes(piece), 0);

function pieceBytes(piece: BytePiece): number {
  if (piece.kind === 'literal') return piece.bytes.length;
  if (piece.kind === 'choice')
    return piece.options.reduce((all, option) => all + partBytes + option.length, 0);
  return piece.kind === 'group' ? piece.options.reduce((all, option) => all + runBytes(option), 0) : 0;
}

/** The memory of a program, in bytes, estimated. */
export function programBytes({ code, parts, slots, casings }: ByteProgram): number {
  const letters = parts.reduce((all, part) => all + part.length, 0);
  return code.byteLength + letters + parts.length * partBytes + (slots.length + casings.length) * slotBytes;
}
