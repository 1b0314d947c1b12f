import type { ByteWriter } from '../../../engine/index.ts';
import { type Picture, pictureOf } from '../../../sections/render-sections.tsx';
import type { RelatedPage } from '../../../sections/schemas.ts';
import { type LandingWords, mapRelated, mapResource, mapWords, type WordRole } from '../landing-words.ts';
import { type Encoding, encoders, isPlain } from './bytes.ts';
import { markOf } from './marks.ts';
import { numberOfText } from './number-of.ts';
import type { MarkMeaning } from './stencil.ts';

/** Words have the numbers below these, texts of a section the ones from here, sections of a document from there. */
export const firstText = 10_000;
export const firstSection = 100_000;

/** The words of one page in their order, and what the markup around them follows from. */
export interface PageWords {
  /** Which are there, and those that can't stand for themselves: one number for each. Pages of one shape have the same markup around their words. */
  readonly shape: Readonly<Record<'own' | 'related' | 'resource', number>>;
  write(id: number, encoding: Encoding, out: ByteWriter): void;
}

/** So many words has a related page. */
const relatedWordCount = 4;

export function pageWords(words: LandingWords): PageWords {
  const own: string[] = [];
  let ownShape = '';
  mapWords({ ...words, related: [], resources: [] }, (text, role) => {
    own.push(text);
    ownShape += shapeOf(text, role);
    return text;
  });
  const related = words.related.map(relatedWords);
  let relatedShape = '';
  for (const { shape } of related) {
    ownShape += shape.own;
    relatedShape += shape.related;
  }
  const last: string[] = [];
  let resourceShape = '';
  for (const resource of words.resources) {
    mapResource(resource, (text, role) => {
      last.push(text);
      if (role !== 'resource') ownShape += shapeOf(text, role);
      else resourceShape += shapeOf(text, role);
      return text;
    });
    resourceShape += resource.category;
  }
  const firstRelated = own.length;
  const firstLast = firstRelated + related.length * relatedWordCount;
  const textOf = (id: number): string => {
    if (id < firstRelated) return own[id] ?? '';
    if (id >= firstLast) return last[id - firstLast] ?? '';
    const at = id - firstRelated;
    return related[Math.floor(at / relatedWordCount)]?.texts[at % relatedWordCount] ?? '';
  };
  const html: (string | undefined)[] = [];
  return {
    shape: {
      own: numberOfText(ownShape),
      related: numberOfText(relatedShape),
      resource: numberOfText(resourceShape),
    },
    write(id, encoding, out) {
      if (encoding !== 'html') return out.letters(encoders[encoding](textOf(id)));
      if (id < firstRelated || id >= firstLast) return out.letters((html[id] ??= encoders.html(textOf(id))));
      const at = id - firstRelated;
      const known = related[Math.floor(at / relatedWordCount)]?.html[at % relatedWordCount];
      if (known) out.letters(known);
    },
  };
}

interface RelatedWords {
  readonly texts: readonly string[];
  readonly html: readonly string[];
  readonly shape: { readonly own: string; readonly related: string };
}

/** Related pages are remembered by those who find them, so their words are looked at once. */
const knownRelated = new WeakMap<RelatedPage, RelatedWords>();

function relatedWords(page: RelatedPage): RelatedWords {
  const known = knownRelated.get(page);
  if (known) return known;
  const texts: string[] = [];
  const shape = { own: '', related: '' };
  mapRelated(page, (text, role) => {
    texts.push(text);
    shape[role === 'related' ? role : 'own'] += shapeOf(text, role);
    return text;
  });
  const html = texts.map(encoders.html);
  const fresh = { texts, html, shape: { ...shape, related: `${shape.related},` } };
  knownRelated.set(page, fresh);
  return fresh;
}

/** What is drawn around a word: nothing where it is empty, the same for all that stand for themselves. */
function shapeOf(text: string, role: WordRole): string {
  if (role === 'whole') return JSON.stringify(text);
  if (text === '') return '-';
  const shape = isPlain(text) ? 'h' : JSON.stringify(text);
  return role === 'keyword' ? shape + pictureOf(text) : shape;
}

/** The same words with marks in their places, and what the marks mean. */
export function markedWords(words: LandingWords): {
  readonly words: LandingWords;
  readonly marks: ReadonlyMap<number, MarkMeaning>;
} {
  const marks = new Map<number, MarkMeaning>();
  let id = -1;
  const marked = mapWords(words, (text, role) => {
    id += 1;
    if (role === 'whole' || !isPlain(text)) return text;
    const mark = markOf(id, { words: role === 'keyword' ? pictureWords[pictureOf(text)] : '' });
    marks.set(id, { mark, isMarkup: false });
    return mark;
  });
  return { words: marked, marks };
}

/** By these a drawing is chosen; a keyword's mark holds them too. */
const pictureWords: Readonly<Record<Picture, string>> = {
  sofa: '',
  fridge: 'fridge',
  mattress: 'mattress',
  'hot-tub': 'hot tub',
  'yard-waste': 'yard waste',
  debris: 'debris',
  boxes: 'garage',
  desk: 'office',
};
