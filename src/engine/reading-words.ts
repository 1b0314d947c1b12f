import { draw, hashText } from './draw.ts';
import type { Piece } from './piece.ts';

/*
 * The words of a reading, each as a hash, without putting its text together: every literal is cut into words once. A word
 * may be spread over several pieces ("{re|}cycl{e|ing}"), so what a piece begins and ends with is kept apart.
 */

/** A literal cut into words. */
interface CutText {
  /** What it begins and ends with where no space or mark stands there: perhaps parts of longer words. */
  readonly head: string;
  readonly tail: string;
  /** The head as a word of its own, the words between, the tail as a word of its own. */
  readonly headHash: number;
  readonly words: readonly number[];
  readonly tailHash: number;
  /** All of it is one part of a word, and stands in `head`. */
  readonly isPart: boolean;
}

/** A text made ready: literals are cut, values are gaps. */
type CutPiece =
  | { readonly kind: 'text'; readonly text: CutText }
  | { readonly kind: 'gap' }
  | { readonly kind: 'choice'; readonly key: number; readonly options: readonly CutText[] }
  | { readonly kind: 'group'; readonly key: number; readonly options: readonly (readonly CutPiece[])[] };

export type CutPieces = readonly CutPiece[];

export function cutPieces(pieces: readonly Piece[]): CutPieces {
  return pieces.map((piece): CutPiece => {
    if (piece.kind === 'literal') return { kind: 'text', text: cutText(piece.text) };
    if (piece.kind === 'value') return { kind: 'gap' };
    if (piece.kind === 'choice')
      return { kind: 'choice', key: piece.key, options: piece.options.map(cutText) };
    return { kind: 'group', key: piece.key, options: piece.options.map(cutPieces) };
  });
}

/** The hashes of the words of a text in the order they stand. */
export function wordHashes(text: string): WordHashes {
  const words = new WordHashes();
  words.append(cutText(text));
  words.end();
  return words;
}

/** Collects the words of readings, one after the other. */
export class WordHashes {
  /** Only the first `count` belong to the reading at hand. */
  hashes = new Uint32Array(256);
  count = 0;
  #part = '';
  #partHash = 0;

  /** Takes the words that `pieces` give on the page with `seed`. */
  read(pieces: CutPieces, seed: number): void {
    this.count = 0;
    this.#walk(pieces, seed);
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

  /** Here a word ends if there is one. */
  end(): void {
    if (this.#part === '') return;
    this.#push(this.#partHash);
    this.#part = '';
  }

  #walk(pieces: CutPieces, seed: number): void {
    for (const piece of pieces) {
      if (piece.kind === 'text') this.append(piece.text);
      else if (piece.kind === 'gap') this.end();
      else if (piece.kind === 'choice') {
        const drawn = piece.options[draw(seed, piece.key, piece.options.length)];
        if (drawn) this.append(drawn);
      } else this.#walk(piece.options[draw(seed, piece.key, piece.options.length)] ?? [], seed);
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
  // An empty text parts nothing: "re{|d}o" is one word.
  return {
    head,
    tail,
    headHash: hashText(head),
    words: between.map(([word]) => hashText(word)),
    tailHash: hashText(tail),
    isPart: isPart || lower === '',
  };
}
