import {
  type BytePiece,
  type ByteProgram,
  type ByteWriter,
  bytePiecesJoined,
  byteProgram,
  encodeBindings,
  type HoleFiller,
  type HoleNumbers,
  type HoleRecorder,
  type StringTable,
  type WriterValues,
} from '../../../engine/index.ts';
import { encodings } from './bytes.ts';
import type { SectionStencils, SectionVariant } from './compiled-sections.ts';
import type { Hole } from './compiled-template.ts';
import { cardHole, findCards, noSection, type RelatedRange } from './find-cards.ts';
import type { FlattenedTemplate } from './flattened-template.ts';
import { firstSection, firstText, type PageWords } from './page-words.ts';
import type { Card } from './related-words.ts';

/** The stencils of a document and of all sections in it as one program: a page of this shape is written in one go. */
export interface CompiledPage {
  readonly program: ByteProgram;
  /** By number. */
  readonly sections: readonly SectionStencils[];
  /** By number. */
  readonly cards: readonly Card[];
}

interface PlacedStencil {
  readonly stencils: SectionStencils;
  readonly stencil: FlattenedTemplate | null;
}

/** Null where a section has no stencil: it is drawn on each page. `related`: the numbers of the related pages' words. */
export function joinWhole(
  document: FlattenedTemplate,
  sections: readonly PlacedStencil[],
  related: RelatedRange,
): CompiledPage | null {
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
  const carded = findCards({ runs: [...runs, run], holes }, related);
  const program = byteProgram(carded.runs, carded.holes);
  return { program, sections: sections.map(({ stencils }) => stencils), cards: carded.cards };
}

function numbersOf({ id, encoding }: Hole, section: number): HoleNumbers {
  const isText = id >= firstText;
  // A word is the same in every section.
  return [id, encoding === 'markup' ? noSection : encodings.indexOf(encoding), isText ? section : noSection];
}

/** What a page puts into the holes. */
export interface WholePage {
  readonly values: WriterValues;
  readonly words: PageWords;
  /** By section. */
  readonly looks: readonly SectionVariant[];
}

export function fillWhole(whole: CompiledPage, page: WholePage, out: ByteWriter): void {
  out.run(whole.program, page.values, new WholeFiller(whole, page, out));
}

/** Writes what the program takes for the page instead of the page. */
export function recordWhole(whole: CompiledPage, page: WholePage, texts: StringTable, out: ByteWriter): void {
  encodeBindings(whole.program, page.values, new WholeRecorder(whole, page, texts, out), out);
}

class WholeFiller implements HoleFiller {
  readonly #whole: CompiledPage;
  readonly #page: WholePage;
  readonly #out: ByteWriter;

  constructor(whole: CompiledPage, page: WholePage, out: ByteWriter) {
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

class WholeRecorder extends WholeFiller implements HoleRecorder {
  readonly #cards: readonly Card[];
  readonly #words: PageWords;
  readonly #texts: StringTable;

  constructor(whole: CompiledPage, page: WholePage, texts: StringTable, out: ByteWriter) {
    super(whole, page, out);
    this.#cards = whole.cards;
    this.#words = page.words;
    this.#texts = texts;
  }

  takenText(...[id, number, place]: HoleNumbers): number {
    const card = number === cardHole ? this.#cards[place] : undefined;
    return card ? this.#words.cardNumber(id, card, this.#texts) : 0;
  }
}
