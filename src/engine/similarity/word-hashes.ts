import { hashText, pick } from '../pick.ts';
import type { Piece } from '../text/piece.ts';

/**
 * Hashes the words of a reading without building its text: each literal is split into words once. A word
 * may span pieces ("{re|}cycl{e|ing}"), so partial words at the ends are kept separately.
 */

/** A literal split into words. */
interface CutText {
  /** The start and end if no space or mark bounds them. They may be parts of longer words. */
  readonly head: string;
  readonly tail: string;
  /** Hashes of the head as a word, of the words between, and of the tail as a word. */
  readonly headHash: number;
  readonly words: readonly number[];
  readonly tailHash: number;
  /** True if the literal is only a part of a word, stored in `head`. */
  readonly isPart: boolean;
}

/** A prepared text: literals are split. */
type CutPiece =
  | { readonly kind: 'text'; readonly text: CutText }
  | { readonly kind: 'value'; readonly slot: number }
  | { readonly kind: 'choice'; readonly key: number; readonly options: readonly CutText[] }
  | { readonly kind: 'group'; readonly key: number; readonly options: readonly (readonly CutPiece[])[] };

export type CutPieces = readonly CutPiece[];

/** A page's text in a slot. */
type ValueAt = (slot: number) => string | null;

export function cutPieces(pieces: readonly Piece[]): CutPieces {
  return pieces.map((piece): CutPiece => {
    if (piece.kind === 'literal') return { kind: 'text', text: cutText(piece.text) };
    if (piece.kind === 'value') return { kind: 'value', slot: piece.slot };
    if (piece.kind === 'choice')
      return { kind: 'choice', key: piece.key, options: piece.options.map(cutText) };
    return { kind: 'group', key: piece.key, options: piece.options.map(cutPieces) };
  });
}

/** The hashes of a text's words, in order. */
export function wordHashes(text: string): WordHashes {
  const words = new WordHashes();
  words.append(cutText(text));
  words.end();
  return words;
}

/** Collects the words of successive readings. */
export class WordHashes {
  /** Only the first `count` belong to the current reading. */
  hashes = new Uint32Array(256);
  count = 0;
  #part = '';
  #partHash = 0;

  /** Reads the words of `pieces` on the page with `seed`. Values are words of their own; null leaves a gap. */
  read(pieces: CutPieces, seed: number, valueAt: ValueAt): void {
    this.count = 0;
    this.#walk(pieces, seed, valueAt);
    this.end();
  }

  append({ head, headHash, words, tail, tailHash, isPart }: CutText): void {
    if (head !== '') {
      this.#partHash = this.#part === '' ? headHash : hashText(this.#part + head);
      this.#part += head;
    }
    if (isPart) return;
    this.end();
    for (const word of words) this.#push(word);
    this.#part = tail;
    this.#partHash = tailHash;
  }

  /** Ends the current word, if any. */
  end(): void {
    if (this.#part === '') return;
    this.#push(this.#partHash);
    this.#part = '';
  }

  #walk(pieces: CutPieces, seed: number, valueAt: ValueAt): void {
    for (const piece of pieces) {
      if (piece.kind === 'text') this.append(piece.text);
      else if (piece.kind === 'value') {
        this.end();
        const text = valueAt(piece.slot);
        if (text !== null) this.append(cutText(text));
        this.end();
      } else if (piece.kind === 'choice') {
        const picked = piece.options[pick(seed, piece.key, piece.options.length)];
        if (picked) this.append(picked);
      } else this.#walk(piece.options[pick(seed, piece.key, piece.options.length)] ?? [], seed, valueAt);
    }
  }

  #push(hash: number): void {
    if (this.count === this.hashes.length) {
      const larger = new Uint32Array(this.count * 2);
      larger.set(this.hashes);
      this.hashes = larger;
    }
    this.hashes[this.count] = hash;
    this.count += 1;
  }
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

function cutText(text: string): CutText {
  const lower = text.toLowerCase();
  const found = [...lower.matchAll(wordPattern)];
  const first = found[0];
  const last = found.at(-1);
  const isPart = first !== undefined && first[0].length === lower.length;
  const head = first?.index === 0 ? first[0] : '';
  const endsWithWord = last !== undefined && !isPart && last.index + last[0].length === lower.length;
  const tail = endsWithWord ? last[0] : '';
  const between = found.slice(head === '' ? 0 : 1, tail === '' ? found.length : -1);
  // An empty text separates nothing: "re{|d}o" is one word.
  return {
    head,
    tail,
    headHash: hashText(head),
    words: between.map(([word]) => hashText(word)),
    tailHash: hashText(tail),
    isPart: isPart || lower === '',
  };
}
