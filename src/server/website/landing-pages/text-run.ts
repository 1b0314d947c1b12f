import type { ByteWriter, StringTable } from '../../../engine/index.ts';
import { type Encoding, encoders, isPlain, isSimple, toBytes } from './bytes.ts';
import type { WordReader, WordRole } from './page-variables.ts';

const maxBits = 31;

/** Variables of a page that follow each other, by their numbers from 0. */
export class TextRun implements WordReader {
  readonly texts: string[] = [];
  /** One bit for each of the first texts: its HTML is the same letters. */
  #simple = 0;
  /** Which texts exist, and which are not plain; mostly empty. Pages with the same share the markup around them. */
  shape = '';
  /** The whole addresses among them; mostly empty. They affect the document around the sections as well. */
  wholes = '';

  read(text: string, role: WordRole): void {
    if (role === 'markup' || role === 'marks') {
      const at = this.texts.push(toBytes(text)) - 1;
      if (role === 'markup' && text !== '') this.shape += `|<${at}`;
      return;
    }
    const at = this.texts.push(text) - 1;
    const simple = isSimple(text);
    if (simple && at < maxBits) this.#simple |= 1 << at;
    if (role === 'whole') this.wholes += `|${at}${JSON.stringify(text)}`;
    else if (!simple && !isPlain(text)) this.shape += `|${at}${JSON.stringify(text)}`;
  }

  write(at: number, encoding: Encoding, out: ByteWriter): void {
    out.letters(this.encoded(at, encoding));
  }

  protected encoded(at: number, encoding: Encoding): string {
    const text = this.texts[at] ?? '';
    if (encoding === 'raw') return text;
    if (encoding === 'html' && at < maxBits && (this.#simple & (1 << at)) !== 0) return text;
    return encoders[encoding](text);
  }
}

/** A shorter text is written sooner than its number is found. */
const minStored = 64;

/** Variables that many pages have in common: each is encoded once, and long ones are stored once. */
export class SharedTextRun extends TextRun {
  readonly #encoded: Readonly<Record<Encoding, (string | undefined)[]>> = {
    html: [],
    json: [],
    uri: [],
    raw: [],
  };

  protected override encoded(at: number, encoding: Encoding): string {
    const known = this.#encoded[encoding];
    const before = known[at];
    if (before !== undefined) return before;
    const fresh = super.encoded(at, encoding);
    known[at] = fresh;
    return fresh;
  }

  /** The number of a long text in `stringTable`; 0 for a short one. */
  numberOf(at: number, encoding: Encoding, stringTable: StringTable): number {
    const text = this.encoded(at, encoding);
    return text.length < minStored ? 0 : storedOnce(text, stringTable);
  }
}

/** Numbers of stored texts, by the token of their table: places have texts in common, such as their footer. */
const storedNumbers = new WeakMap<object, Map<string, number>>();

function storedOnce(text: string, stringTable: StringTable): number {
  const { cacheToken } = stringTable;
  let numbers = storedNumbers.get(cacheToken);
  if (!numbers) {
    numbers = new Map();
    storedNumbers.set(cacheToken, numbers);
  }
  let number = numbers.get(text);
  if (number === undefined) {
    number = stringTable.take(text);
    numbers.set(text, number);
  }
  return number;
}
