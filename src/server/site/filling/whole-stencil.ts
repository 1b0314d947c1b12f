import {
  type BytePiece,
  type ByteProgram,
  type ByteWriter,
  bytePiecesJoined,
  byteProgram,
  type HoleFiller,
  type HoleNumbers,
  type WriterValues,
} from '../../../engine/index.ts';
import type { Encoding } from './bytes.ts';
import type { FusedStencil } from './fused-stencil.ts';
import { firstSection, firstText, type PageWords } from './page-words.ts';
import { Card, relatedWordCount } from './related-words.ts';
import type { SectionLook, SectionStencils } from './section-stencils.ts';
import type { Hole } from './stencil.ts';

/** The stencils of a document and of all sections in it as one program: a page of this shape is written in one go. */
export interface WholeStencil {
  readonly program: ByteProgram;
  /** By number. */
  readonly sections: readonly SectionStencils[];
  /** By number. */
  readonly cards: readonly Card[];
}

interface PlacedStencil {
  readonly stencils: SectionStencils;
  readonly stencil: FusedStencil | null;
}

const encodings: readonly Encoding[] = ['html', 'json', 'uri'];
/** In place of a section's number where a hole is the document's own. */
const noSection = -1;
/** In place of an encoding's number where a hole is a card: the numbers beside it are the related page's and the card's. */
const cardHole = encodings.length;

/** Null where a section has no stencil: it is drawn on each page. `related`: the numbers of the related pages' words. */
export function joinWhole(
  document: FusedStencil,
  sections: readonly PlacedStencil[],
  related: RelatedRange,
): WholeStencil | null {
  const runs: (readonly BytePiece[])[] = [];
  const holes: HoleNumbers[] = [];
  let run = document.runs[0] ?? [];
  const endRun = (hole: Hole, section: number, next: readonly BytePiece[] | undefined) => {
    runs.push(run);
    holes.push(numbersOf(hole, section));
    run = next ?? [];
  };
  for (const [at, hole] of document.holes.entries()) {
    const next = document.runs[at + 1] ?? [];
    if (hole.encoding === 'markup') {
      const section = hole.id - firstSection;
      const stencil = sections[section]?.stencil;
      if (!stencil) return null;
      run = bytePiecesJoined(run, stencil.runs[0] ?? []);
      for (const [index, inner] of stencil.holes.entries()) endRun(inner, section, stencil.runs[index + 1]);
      run = bytePiecesJoined(run, next);
    } else endRun(hole, noSection, next);
  }
  const carded = findCards([...runs, run], holes, related);
  const program = byteProgram(carded.runs, carded.holes);
  return { program, sections: sections.map(({ stencils }) => stencils), cards: carded.cards };
}

function numbersOf({ id, encoding }: Hole, section: number): HoleNumbers {
  return [id, encoding === 'markup' ? noSection : encodings.indexOf(encoding), section];
}

/** What a page puts into the holes. */
export interface WholePage {
  readonly values: WriterValues;
  readonly words: PageWords;
  /** By section. */
  readonly looks: readonly SectionLook[];
}

export function fillWhole(whole: WholeStencil, page: WholePage, out: ByteWriter): void {
  out.run(whole.program, page.values, new WholeFiller(whole, page, out));
}

class WholeFiller implements HoleFiller {
  readonly #whole: WholeStencil;
  readonly #page: WholePage;
  readonly #out: ByteWriter;

  constructor(whole: WholeStencil, page: WholePage, out: ByteWriter) {
    this.#whole = whole;
    this.#page = page;
    this.#out = out;
  }

  fillHole(...[id, number, section]: HoleNumbers): void {
    const { values, words, looks } = this.#page;
    if (number === cardHole) {
      const card = this.#whole.cards[section];
      if (card) words.writeCard(id, card, this.#out);
      return;
    }
    const encoding = encodings[number];
    if (!encoding) return;
    const look = looks[section];
    if (id < firstText) words.write(id, encoding, this.#out);
    else if (look) this.#whole.sections[section]?.writeText({ id, encoding }, values, look, this.#out);
  }
}

/** Where related pages' words begin, and what comes after them. */
type RelatedRange = Pick<PageWords, 'firstRelated' | 'firstResource'>;

interface Carded {
  readonly runs: readonly (readonly BytePiece[])[];
  readonly holes: readonly HoleNumbers[];
  readonly cards: readonly Card[];
}

/** Holes for words of one related page that follow each other, with nothing but literals between them, become one. */
function findCards(
  runs: readonly (readonly BytePiece[])[],
  holes: readonly HoleNumbers[],
  related: RelatedRange,
): Carded {
  const found = new Map<string, number>();
  const cards: Card[] = [];
  const left: HoleNumbers[] = [];
  const leftRuns = [runs[0] ?? []];
  for (let at = 0; at < holes.length; ) {
    const first = holes[at] ?? noHole;
    const page = relatedOf(first, related);
    const chunks: string[] = [];
    let end = at + 1;
    while (page !== null && end < holes.length && relatedOf(holes[end] ?? noHole, related) === page) {
      const between = literalOf(runs[end] ?? []);
      if (between === null) break;
      chunks.push(between);
      end += 1;
    }
    if (page === null || end === at + 1) left.push(first);
    else {
      const taken = holes.slice(at, end).map(([id, number]) => ({
        word: (id - related.firstRelated) % relatedWordCount,
        encoding: encodings[number] ?? 'html',
      }));
      const key = JSON.stringify([chunks, taken]);
      const card = found.get(key) ?? cards.push(new Card(['', ...chunks], taken)) - 1;
      found.set(key, card);
      left.push([page, cardHole, card]);
    }
    leftRuns.push(runs[end] ?? []);
    at = end;
  }
  return { runs: leftRuns, holes: left, cards };
}

const noHole: HoleNumbers = [-1, -1, noSection];

/** The number of the related page whose word stands here; null for any other text. */
function relatedOf([id]: HoleNumbers, { firstRelated, firstResource }: RelatedRange): number | null {
  return id < firstRelated || id >= firstResource ? null : Math.floor((id - firstRelated) / relatedWordCount);
}

/** The letters between two holes; null where they differ from page to page. */
function literalOf(run: readonly BytePiece[]): string | null {
  let letters = '';
  for (const piece of run) {
    if (piece.kind !== 'literal') return null;
    letters += Buffer.from(piece.bytes).toString('latin1');
  }
  return letters;
}
