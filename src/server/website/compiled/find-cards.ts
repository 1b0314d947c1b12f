import type { BytePiece, SlotNumbers } from '../../../engine/index.ts';
import { encodings } from '../landing-pages/bytes.ts';
import { Card, relatedWordCount } from '../landing-pages/related-texts.ts';
import { firstText, type PageTexts } from './page-texts.ts';

/** The number of the first related page's first word, and the first number after them. */
export type RelatedRange = Pick<PageTexts, 'firstRelated' | 'firstMiles'>;

/** In place of a section's number where a slot is the document's own. */
export const noSection = -1;
/** Replaces the encoding's number where a slot is a card: the next numbers are the related page's and the card's. */
export const cardSlot = encodings.length;

/** A document's runs and the slots between them. */
interface Cut {
  readonly runs: readonly (readonly BytePiece[])[];
  readonly slots: readonly SlotNumbers[];
}

/** Slots for words of one related page that follow each other, with nothing but literals between them, become one. */
export function findCards(
  { runs, slots }: Cut,
  related: RelatedRange,
): Cut & { readonly cards: readonly Card[] } {
  const cards: Card[] = [];
  const left: SlotNumbers[] = [];
  const leftRuns = [runs[0] ?? []];
  for (let at = 0; at < slots.length; ) {
    const chunks = chunksFrom({ runs, slots }, at, related);
    const end = at + chunks.length + 1;
    if (chunks.length === 0) left.push(slots[at] ?? noSlot);
    else {
      const words = slots.slice(at, end).map(([id, number]) => ({
        word: (id - related.firstRelated) % relatedWordCount,
        encoding: encodings[number] ?? 'html',
      }));
      const card = Card.of(['', ...chunks], words);
      if (!cards.includes(card)) cards.push(card);
      left.push([pageOf(slots[at], related) ?? 0, cardSlot, cards.indexOf(card)]);
    }
    leftRuns.push(runs[end] ?? []);
    at = end;
  }
  return { runs: leftRuns, slots: left, cards };
}

const noSlot: SlotNumbers = [firstText, noSection, noSection];

/** The literals between this slot and the following slots of the same related page; empty if it is the only one. */
function chunksFrom({ runs, slots }: Cut, at: number, related: RelatedRange): readonly string[] {
  const page = pageOf(slots[at], related);
  const chunks: string[] = [];
  if (page === null) return chunks;
  for (let next = at + 1; pageOf(slots[next], related) === page; next += 1) {
    const letters = literalOf(runs[next] ?? []);
    if (letters === null) break;
    chunks.push(letters);
  }
  return chunks;
}

/** The number of the related page of a slot; null for any other text. */
function pageOf(slot: SlotNumbers | undefined, { firstRelated, firstMiles }: RelatedRange): number | null {
  const id = slot?.[0] ?? -1;
  return id < firstRelated || id >= firstMiles ? null : Math.floor((id - firstRelated) / relatedWordCount);
}

/** The letters between two slots; null where they differ from page to page. */
function literalOf(run: readonly BytePiece[]): string | null {
  let letters = '';
  for (const piece of run) {
    if (piece.kind !== 'literal') return null;
    letters += Buffer.from(piece.bytes).toString('latin1');
  }
  return letters;
}
