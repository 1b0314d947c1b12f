import type { BytePiece, HoleNumbers } from '../../../engine/index.ts';
import { encodings } from './bytes.ts';
import { firstText, type PageWords } from './page-words.ts';
import { Card, relatedWordCount } from './related-words.ts';

/** Where related pages' words begin, and what comes after them. */
export type RelatedRange = Pick<PageWords, 'firstRelated' | 'firstResource'>;

/** In place of a section's number where a hole is the document's own. */
export const noSection = -1;
/** In place of an encoding's number where a hole is a card: the numbers beside it are the related page's and the card's. */
export const cardHole = encodings.length;

/** A document's runs and what stands between two of them. */
interface Cut {
  readonly runs: readonly (readonly BytePiece[])[];
  readonly holes: readonly HoleNumbers[];
}

/** Holes for words of one related page that follow each other, with nothing but literals between them, become one. */
export function findCards(
  { runs, holes }: Cut,
  related: RelatedRange,
): Cut & { readonly cards: readonly Card[] } {
  const cards: Card[] = [];
  const left: HoleNumbers[] = [];
  const leftRuns = [runs[0] ?? []];
  for (let at = 0; at < holes.length; ) {
    const chunks = chunksFrom({ runs, holes }, at, related);
    const end = at + chunks.length + 1;
    if (chunks.length === 0) left.push(holes[at] ?? noHole);
    else {
      const words = holes.slice(at, end).map(([id, number]) => ({
        word: (id - related.firstRelated) % relatedWordCount,
        encoding: encodings[number] ?? 'html',
      }));
      const card = Card.of(['', ...chunks], words);
      if (!cards.includes(card)) cards.push(card);
      left.push([pageOf(holes[at], related) ?? 0, cardHole, cards.indexOf(card)]);
    }
    leftRuns.push(runs[end] ?? []);
    at = end;
  }
  return { runs: leftRuns, holes: left, cards };
}

const noHole: HoleNumbers = [firstText, noSection, noSection];

/** The literals between this hole and those after it for words of the same related page; none where it is alone. */
function chunksFrom({ runs, holes }: Cut, at: number, related: RelatedRange): readonly string[] {
  const page = pageOf(holes[at], related);
  const chunks: string[] = [];
  if (page === null) return chunks;
  for (let next = at + 1; pageOf(holes[next], related) === page; next += 1) {
    const letters = literalOf(runs[next] ?? []);
    if (letters === null) break;
    chunks.push(letters);
  }
  return chunks;
}

/** The number of the related page whose word stands here; null for any other text. */
function pageOf(hole: HoleNumbers | undefined, { firstRelated, firstResource }: RelatedRange): number | null {
  const id = hole?.[0] ?? -1;
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
