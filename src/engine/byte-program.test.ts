import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BytePiece, bytePiecesJoined, bytesOf } from './byte-piece.ts';
import { byteProgram, type HoleNumbers } from './byte-program.ts';
import { ByteWriter } from './byte-writer.ts';
import { playPage, recordPage } from './page-record.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'Ã', '©', '<', '&') }).map(bytesOf);
const key = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const { pieces } = fc.letrec<{ pieces: readonly BytePiece[]; piece: BytePiece }>(tie => ({
  pieces: fc.array(tie('piece'), { maxLength: 6 }),
  piece: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'pieces' },
    text.map((bytes): BytePiece => ({ kind: 'literal', bytes })),
    fc
      .record({ slot: fc.nat(3), form: fc.nat(2) })
      .map(({ slot, form }): BytePiece => ({ kind: 'value', slot, form })),
    fc
      .record({ key, options: fc.array(text, { minLength: 1, maxLength: 4 }) })
      .map(({ key, options }): BytePiece => ({ kind: 'choice', key, options })),
    fc
      .record({ key, options: fc.array(tie('pieces'), { minLength: 1, maxLength: 4 }) })
      .map(({ key, options }): BytePiece => ({ kind: 'group', key, options })),
  ),
}));
const value = fc.tuple(text, text);

function written(write: (out: ByteWriter) => void): string {
  const out = new ByteWriter({ start: 3, size: 4 });
  write(out);
  return String.fromCharCode(...new Uint8Array(out.memory, out.start, out.end - out.start));
}

test('a program writes what its runs and holes write one after the other, and elsewhere from its record', () => {
  const given = fc.record({
    first: pieces,
    others: fc.array(
      fc.record({ hole: fc.tuple(fc.nat(), fc.integer({ min: -1, max: 2 }), fc.nat(9)), run: pieces }),
      { maxLength: 4 },
    ),
    // One slot fewer than pieces may name: what is missing writes nothing.
    bytes: fc.tuple(value, value, value),
    seed: key,
  });
  fc.assert(
    fc.property(given, ({ first, others, bytes, seed }) => {
      const values = { page: { seed }, bytes };
      const fillHole = (out: ByteWriter, hole: HoleNumbers) => out.letters(`[${hole.join()}]`);
      const program = byteProgram(
        [first, ...others.map(one => one.run)],
        others.map(one => one.hole),
      );
      const inTurn = written(out => {
        out.pieces(first, values);
        for (const { hole, run } of others) {
          fillHole(out, hole);
          out.pieces(run, values);
        }
      });
      const asProgram = written(out =>
        out.run(program, values, { fillHole: (...hole) => fillHole(out, hole) }),
      );
      expect(asProgram).toBe(inTurn);
      const record = new ByteWriter({ start: 3, size: 4 });
      recordPage(program, values, { fillHole: (...hole) => fillHole(record, hole) }, record);
      const recorded = new Uint8Array(record.memory, record.start, record.end - record.start);
      expect(written(out => playPage(program, recorded, out))).toBe(inTurn);
    }),
    { numRuns: 500 },
  );
});

test('two runs joined write what both write, and no literal stands next to another where they meet', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.tuple(value, value, value), key, (one, next, bytes, seed) => {
      const values = { page: { seed }, bytes };
      const joined = bytePiecesJoined(one, next);
      const meet = [one.at(-1), next[0]].every(piece => piece?.kind === 'literal');
      expect(joined).toHaveLength(one.length + next.length - (meet ? 1 : 0));
      const apart = written(out => {
        out.pieces(one, values);
        out.pieces(next, values);
      });
      expect(written(out => out.pieces(joined, values))).toBe(apart);
    }),
  );
});
