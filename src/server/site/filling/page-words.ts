import { type Picture, pictureOf } from '../../../sections/render-sections.tsx';
import type { RelatedPage } from '../../../sections/schemas.ts';
import { type LandingWords, mapRelated, mapResource, mapWords, type WordRole } from '../landing-words.ts';
import { type Encoding, encoders, isPlain } from './bytes.ts';
import { markOf } from './marks.ts';
import type { MarkMeaning } from './stencil.ts';

/** Words have the numbers below these, texts of a section the ones from here, sections of a document from there. */
export const firstText = 10_000;
export const firstSection = 100_000;

/** The words of one page in their order, and what the markup around them follows from. */
export interface PageWords {
  readonly texts: readonly string[];
  /** Which are there, and those that can't stand for themselves. Pages of one shape have the same markup around their words. */
  readonly shape: Readonly<Record<'own' | 'related' | 'resource', string>>;
  encoded(id: number, encoding: Encoding): string;
}

export function pageWords(words: LandingWords): PageWords {
  const texts: string[] = [];
  const shape = { own: '', related: '', resource: '' };
  const html: (string | undefined)[] = [];
  const note = (text: string, role: WordRole) => {
    texts.push(text);
    shape[role === 'related' || role === 'resource' ? role : 'own'] += shapeOf(text, role);
    return text;
  };
  mapWords({ ...words, related: [], resources: [] }, note);
  for (const page of words.related) {
    const known = relatedWords(page);
    for (const [at, text] of known.texts.entries()) {
      html[texts.length] = known.html[at];
      texts.push(text);
    }
    shape.own += known.shape.own;
    shape.related += `${known.shape.related},`;
  }
  for (const resource of words.resources) {
    mapResource(resource, note);
    shape.resource += resource.category;
  }
  const memory: Record<Encoding, (string | undefined)[]> = { html, json: [], uri: [] };
  return {
    texts,
    shape,
    encoded(id, encoding) {
      const known = memory[encoding][id];
      if (known !== undefined) return known;
      const fresh = encoders[encoding](texts[id] ?? '');
      memory[encoding][id] = fresh;
      return fresh;
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
  const fresh = { texts, html: texts.map(encoders.html), shape };
  knownRelated.set(page, fresh);
  return fresh;
}

/** What is drawn around a word: nothing where it is empty, the same for all that stand for themselves. */
function shapeOf(text: string, role: WordRole): string {
  const picture = role === 'keyword' ? pictureOf(text) : '';
  if (role === 'whole') return JSON.stringify(text);
  if (text === '') return '-';
  return `${isPlain(text) ? 'h' : JSON.stringify(text)}${picture}`;
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
