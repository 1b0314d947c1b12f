import type { ByteWriter } from '../../../engine/index.ts';
import { type Picture, pictureOf } from '../../../sections/render-sections.tsx';
import { type LandingWords, mapWords, readWords, type WordReader, type WordRole } from '../landing-words.ts';
import { type Encoding, encoders, isPlain, isSimple } from './bytes.ts';
import { markOf } from './marks.ts';
import { numberOfText } from './number-of.ts';
import type { MarkMeaning } from './stencil.ts';

/** Words have the numbers below these, texts of a section the ones from here, sections of a document from there. */
export const firstText = 10_000;
export const firstSection = 100_000;

/** The words of one page in their order, and what the markup around them follows from. */
export class PageWords implements WordReader {
  /** Which are there, and those that can't stand for themselves: one number for each. Pages of one shape have the same markup around their words. */
  readonly shape: Readonly<Record<'own' | 'related' | 'resource', number>>;
  readonly #texts: string[] = [];
  readonly #isSimple: boolean[] = [];
  #own: string;
  #related: string;
  #resource: string;

  constructor(words: LandingWords) {
    this.#own = `${words.hubs.length}`;
    this.#related = `${words.related.length}`;
    this.#resource = '';
    for (const { category } of words.resources) this.#resource += `${category},`;
    readWords(words, this);
    this.shape = {
      own: numberOfText(this.#own),
      related: numberOfText(this.#related),
      resource: numberOfText(this.#resource),
    };
  }

  read(text: string, role: WordRole): void {
    const simple = isSimple(text);
    this.#isSimple.push(simple);
    const at = this.#texts.push(text) - 1;
    if (role === 'keyword') this.#own += pictureOf(text);
    if (role === 'whole' || !(simple || isPlain(text))) this.#note(text, at, role);
  }

  write(id: number, encoding: Encoding, out: ByteWriter): void {
    const text = this.#texts[id] ?? '';
    out.letters(encoding === 'html' && this.#isSimple[id] ? text : encoders[encoding](text));
  }

  /** What is drawn around it owes to what it says, or to its being empty. */
  #note(text: string, at: number, role: WordRole): void {
    const shape = `|${at}${text === '' && role !== 'whole' ? '-' : JSON.stringify(text)}`;
    if (role === 'related') this.#related += shape;
    else if (role === 'resource') this.#resource += shape;
    else this.#own += shape;
  }
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
