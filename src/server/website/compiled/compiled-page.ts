import {
  type BytePiece,
  type ByteProgram,
  type ByteWriter,
  bytePiecesJoined,
  byteProgram,
  encodeBindings,
  type SlotFiller,
  type SlotNumbers,
  type SlotRecorder,
  type StringTable,
  type WriterValues,
} from '../../../engine/index.ts';
import { encodings } from '../landing-pages/bytes.ts';
import type { Card } from '../landing-pages/related-texts.ts';
import type { CompiledSections } from './compiled-sections.ts';
import type { Slot } from './compiled-template.ts';
import { cardSlot, findCards, noSection, type RelatedRange } from './find-cards.ts';
import type { FlattenedTemplate } from './flattened-template.ts';
import { firstSection, firstText, type PageTexts } from './page-texts.ts';
import type { SectionVariant } from './section-variants.ts';

/**
 * The compiled templates of a document and of all its sections as one program, which writes a page of this shape in one
 * pass.
 */
export interface CompiledPage {
  readonly program: ByteProgram;
  /** The sections by number. */
  readonly sections: readonly CompiledSections[];
  /** The cards by number. */
  readonly cards: readonly Card[];
}

interface PlacedTemplate {
  readonly templates: CompiledSections;
  readonly compiled: FlattenedTemplate | null;
}

/** Null where a section has no compiled template: it is rendered on each page. `related`: the numbers of the related pages' words. */
export function joinCompiledPage(
  document: FlattenedTemplate,
  sections: readonly PlacedTemplate[],
  related: RelatedRange,
): CompiledPage | null {
  const runs: (readonly BytePiece[])[] = [];
  const slots: SlotNumbers[] = [];
  let run = document.runs[0] ?? [];
  const endRun = (slot: Slot, section: number, next: readonly BytePiece[] | undefined) => {
    runs.push(run);
    slots.push(numbersOf(slot, section));
    run = next ?? [];
  };
  for (const [at, slot] of document.slots.entries()) {
    const next = document.runs[at + 1] ?? [];
    if (slot.encoding === 'markup') {
      const section = slot.id - firstSection;
      const compiled = sections[section]?.compiled;
      if (!compiled) return null;
      run = bytePiecesJoined(run, compiled.runs[0] ?? []);
      for (const [index, inner] of compiled.slots.entries()) endRun(inner, section, compiled.runs[index + 1]);
      run = bytePiecesJoined(run, next);
    } else endRun(slot, noSection, next);
  }
  const carded = findCards({ runs: [...runs, run], slots }, related);
  const program = byteProgram(carded.runs, carded.slots);
  return { program, sections: sections.map(({ templates }) => templates), cards: carded.cards };
}

function numbersOf({ id, encoding }: Slot, section: number): SlotNumbers {
  const isText = id >= firstText;
  // A word is the same in every section.
  return [id, encoding === 'markup' ? noSection : encodings.indexOf(encoding), isText ? section : noSection];
}

/** The content of the slots on one page. */
export interface PageContent {
  readonly values: WriterValues;
  readonly words: PageTexts;
  /** The variant of each section. */
  readonly variants: readonly SectionVariant[];
}

export function fillCompiledPage(whole: CompiledPage, page: PageContent, out: ByteWriter): void {
  out.run(whole.program, page.values, new PageSlotFiller(whole, page, out));
}

/** Writes the page's bindings instead of its HTML. */
export function encodePageBindings(
  whole: CompiledPage,
  page: PageContent,
  texts: StringTable,
  out: ByteWriter,
): void {
  encodeBindings(whole.program, page.values, new PageSlotRecorder(whole, page, texts, out), out);
}

class PageSlotFiller implements SlotFiller {
  readonly #whole: CompiledPage;
  readonly #page: PageContent;
  readonly #out: ByteWriter;

  constructor(whole: CompiledPage, page: PageContent, out: ByteWriter) {
    this.#whole = whole;
    this.#page = page;
    this.#out = out;
  }

  fillSlot(id: number, number: number, section: number): void {
    const { values, words, variants } = this.#page;
    if (number === cardSlot) {
      const card = this.#whole.cards[section];
      if (card) words.writeCard(id, card, this.#out);
      return;
    }
    const encoding = encodings[number];
    if (!encoding) return;
    const variant = variants[section];
    if (id < firstText) words.write(id, encoding, this.#out);
    else if (variant) this.#whole.sections[section]?.writeText({ id, encoding }, values, variant, this.#out);
  }
}

class PageSlotRecorder extends PageSlotFiller implements SlotRecorder {
  readonly #cards: readonly Card[];
  readonly #words: PageTexts;
  readonly #texts: StringTable;

  constructor(whole: CompiledPage, page: PageContent, texts: StringTable, out: ByteWriter) {
    super(whole, page, out);
    this.#cards = whole.cards;
    this.#words = page.words;
    this.#texts = texts;
  }

  takenText(id: number, number: number, position: number): number {
    const encoding = encodings[number];
    if (encoding) return this.#words.numberOf(id, encoding, this.#texts);
    const card = number === cardSlot ? this.#cards[position] : undefined;
    return card ? this.#words.cardNumber(id, card, this.#texts) : 0;
  }
}
