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
import type { SectionLook, SectionStencils } from './section-stencils.ts';
import type { Hole } from './stencil.ts';

/** The stencils of a document and of all sections in it as one program: a page of this shape is written in one go. */
export interface WholeStencil {
  readonly program: ByteProgram;
  /** By number. */
  readonly sections: readonly SectionStencils[];
}

interface PlacedStencil {
  readonly stencils: SectionStencils;
  readonly stencil: FusedStencil | null;
}

const encodings: readonly Encoding[] = ['html', 'json', 'uri'];
/** In place of a section's number where a hole is the document's own. */
const noSection = -1;

/** Null where a section has no stencil: it is drawn on each page. */
export function joinWhole(document: FusedStencil, sections: readonly PlacedStencil[]): WholeStencil | null {
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
  const program = byteProgram([...runs, run], holes);
  return { program, sections: sections.map(({ stencils }) => stencils) };
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
    const encoding = encodings[number];
    if (!encoding) return;
    const { values, words, looks } = this.#page;
    const look = looks[section];
    if (id < firstText) words.write(id, encoding, this.#out);
    else if (look) this.#whole.sections[section]?.writeText({ id, encoding }, values, look, this.#out);
  }
}
