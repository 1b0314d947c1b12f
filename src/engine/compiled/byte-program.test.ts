import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BindingsRenderer, encodeBindings } from './bindings.ts';
import { type BytePiece, bytePiecesJoined, bytesOf } from './byte-piece.ts';
import { byteProgram, type SlotNumbers } from './byte-program.ts';
import { ByteWriter } from './byte-writer.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'Ã', '©', '<', '&') }).map(bytesOf);
const key = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const { pieces } = fc.letrec<{ pieces: readonly BytePiece[]; piece: BytePiece }>(tie => ({
  pieces: fc.array(tie('piece'), { maxLength: 6 }),
  piece: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'pieces' },
    text.map((bytes): BytePiece => ({ kind: 'literal', bytes })),
    fc
      .record({ slot: fc.nat(3), casing: fc.nat(2) })
      .map(({ slot, casing }): BytePiece => ({ kind: 'value', slot, casing })),
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
  return lettersOf(new Uint8Array(out.memory, out.start, out.end - out.start));
}

const lettersOf = (bytes: Uint8Array) => Array.from(bytes, byte => String.fromCharCode(byte)).join('');

test('a program writes what its runs and slots write one after the other, and elsewhere from its record', () => {
  const given = fc.record({
    first: pieces,
    others: fc.array(
      fc.record({ slot: fc.tuple(fc.nat(), fc.integer({ min: -1, max: 2 }), fc.nat(9)), run: pieces }),
      { maxLength: 4 },
    ),
    // One slot fewer than pieces may use: a missing slot writes nothing.
    bytes: fc.tuple(value, value, value),
    seed: key,
  });
  const player = new BindingsRenderer();
  const taken: string[] = [];
  /** Each text once; the table resets after a hundred. */
  const take = (letters: string): number => {
    if (!taken.includes(letters)) player.take(taken.push(letters), bytesOf(letters));
    return taken.indexOf(letters) + 1;
  };
  fc.assert(
    fc.property(given, ({ first, others, bytes, seed }) => {
      if (taken.length > 100) taken.length = 0;
      const values = { page: { seed }, bytes, factBytes: [] };
      const fillSlot = (out: ByteWriter, slot: SlotNumbers) => out.letters(`[${slot.join()}]`);
      const program = byteProgram(
        [first, ...others.map(one => one.run)],
        others.map(one => one.slot),
      );
      const inTurn = written(out => {
        out.pieces(first, values);
        for (const { slot, run } of others) {
          fillSlot(out, slot);
          out.pieces(run, values);
        }
      });
      const asProgram = written(out =>
        out.run(program, values, { fillSlot: (...slot) => fillSlot(out, slot) }),
      );
      expect(asProgram).toBe(inTurn);
      const record = new ByteWriter({ start: 3, size: 4 });
      const recorder = {
        fillSlot: (...slot: SlotNumbers) => fillSlot(record, slot),
        takenText: (...slot: SlotNumbers) => (slot[1] === 2 ? take(`[${slot.join()}]`) : 0),
      };
      encodeBindings(program, values, recorder, record);
      const recorded = new Uint8Array(record.memory, record.start, record.end - record.start);
      expect(written(out => player.play(program, recorded, out))).toBe(inTurn);
    }),
    { numRuns: 500 },
  );
});

test('the text of a slot is read once, however often the page shows it, and a form that is never shown not at all', () => {
  const value: BytePiece = { kind: 'value', slot: 1, casing: 1 };
  const program = byteProgram(
    [[value], [value], []],
    [
      [5, 0, 1],
      [5, 0, 1],
    ],
  );
  const asked: SlotNumbers[] = [];
  const record = new ByteWriter();
  const values = {
    page: { seed: 1 },
    bytes: [[bytesOf('never')], [bytesOf('never'), bytesOf('Miami')]],
    factBytes: [],
  };
  const fillSlot = (...slot: SlotNumbers) => {
    asked.push(slot);
    record.letters('a long text, longer than what is copied one by one');
  };
  encodeBindings(program, values, { fillSlot, takenText: () => 0 }, record);
  expect(asked).toEqual([[5, 0, 1]]);
  const recorded = new Uint8Array(record.memory, 0, record.end);
  expect(lettersOf(recorded)).not.toContain('never');
  const slot = 'a long text, longer than what is copied one by one';
  expect(written(out => new BindingsRenderer().play(program, recorded, out))).toBe(
    `Miami${slot}Miami${slot}`,
  );
  // The same if the page is filled by the byte program.
  const filled: SlotNumbers[] = [];
  const page = written(out =>
    out.run(program, values, {
      fillSlot: (...one) => {
        filled.push(one);
        out.letters(slot);
      },
    }),
  );
  expect([page, filled]).toEqual([`Miami${slot}Miami${slot}`, [[5, 0, 1]]]);
});

test('a renderer keeps more texts than its first memory holds, and fills more slots than most pages have', () => {
  const player = new BindingsRenderer();
  const texts = Array.from({ length: 200 }, (_, at) => `${at} `.repeat(300));
  for (const [at, one] of texts.entries()) player.take(at + 1, bytesOf(one));
  const slots = texts.map((_, at): SlotNumbers => [at, 0, 0]);
  const program = byteProgram([[], ...texts.map(() => [])], slots);
  const record = new ByteWriter();
  const values = { page: { seed: 1 }, bytes: [], factBytes: [] };
  encodeBindings(program, values, { fillSlot: () => undefined, takenText: id => id + 1 }, record);
  const recorded = new Uint8Array(record.memory, 0, record.end);
  expect(written(out => player.play(program, recorded, out))).toBe(texts.join(''));
});

test('two runs joined write what both write, and no literal is next to another where they meet', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.tuple(value, value, value), key, (one, next, bytes, seed) => {
      const values = { page: { seed }, bytes, factBytes: [] };
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
