import { isUtf8 } from 'node:buffer';
import { AppError } from '../../platform/errors.ts';

/** A part of a file's root object: an element of a list, or another value. */
export interface JsonPart {
  readonly field: string;
  /** The element's position in its list, from 1; null for a value that is no list. */
  readonly place: number | null;
  /** The element's text as it is written in the file. */
  readonly text: string;
  /** How many bytes of the file are behind it. */
  readonly through: number;
}

const largestPart = 16 * 1024 * 1024;
const deepest = 64;
const maxFields = 200;

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma, colon] = [code('"'), code('\\'), code(','), code(':')];
const [openObject, closeObject, openList, closeList] = [code('{'), code('}'), code('['), code(']')];
const isSpace = (byte: number) => byte === 32 || byte === 10 || byte === 13 || byte === 9;

type Expecting =
  | 'object'
  | 'line'
  | 'first-key'
  | 'key'
  | 'colon'
  | 'value'
  | 'next-key'
  | 'first'
  | 'element'
  | 'next'
  | 'end';

/**
 * Splits a JSON file of any length into the elements of its lists, with limits for length and depth.
 * `JSON.parse` then reads them one by one. Throws an error with the position of the problem.
 */
export async function* splitJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonPart> {
  const splitter = new Splitter('object');
  for await (const chunk of chunks) yield* splitter.take(chunk);
  splitter.finish();
}

/** Splits rows, of which each is a line with JSON, with the same limits. */
export async function* splitLines(field: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonPart> {
  const splitter = new Splitter('line', field);
  for await (const chunk of chunks) yield* splitter.take(chunk);
  splitter.finish();
}

class Splitter {
  #expecting: Expecting;
  #field: string;
  #place = 0;
  readonly #fields = new Set<string>();
  #behind = 0;
  // The current value: its bytes from earlier chunks, and its nesting depth.
  #isReading = false;
  #isKey = false;
  #kept: Buffer[] = [];
  #keptBytes = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #isBare = false;

  constructor(expecting: 'object' | 'line', field = '') {
    this.#expecting = expecting;
    this.#field = field;
  }

  *take(chunk: Buffer): Generator<JsonPart> {
    let from = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.#isReading) {
        const end = this.#readOn(chunk, at);
        if (end === null) break;
        const text = this.#textOf(chunk.subarray(from, end), this.#behind + end);
        at = end;
        this.#isReading = false;
        if (this.#isKey) this.#openField(text);
        else yield this.#partOf(text, this.#behind + end);
        continue;
      }
      const byte = chunk[at] ?? 0;
      if (isSpace(byte) || (this.#behind + at < 3 && isMark(byte))) at += 1;
      else if (this.#step(byte, this.#behind + at)) {
        from = at;
        at += this.#isBare ? 0 : 1;
      } else at += 1;
    }
    if (this.#isReading) this.#keep(chunk.subarray(from));
    this.#behind += chunk.length;
  }

  finish(): void {
    if (this.#expecting === 'object') throw refusal('The file is empty.');
    const isWhole = this.#expecting === 'end' || this.#expecting === 'line';
    if (!isWhole || this.#isReading) {
      throw refusal('The file ends in the middle: it was cut off. Export or download it again.');
    }
  }

  /** Handles a byte between values. True: a value starts with it. */
  #step(byte: number, offset: number): boolean {
    switch (this.#expecting) {
      case 'object':
        if (byte !== openObject) throw refusal(wrongStart(byte));
        this.#expecting = 'first-key';
        return false;
      case 'line':
        this.#place += 1;
        return this.#begin(byte, false);
      case 'first-key':
      case 'key':
        if (byte === closeObject && this.#expecting === 'first-key') return this.#expect('end');
        if (byte !== quote) throw broken(offset);
        return this.#begin(byte, true);
      case 'colon':
        if (byte !== colon) throw broken(offset);
        return this.#expect('value');
      case 'value':
        if (byte === openList) return this.#expect('first');
        this.#place = 0;
        return this.#begin(byte, false);
      case 'first':
      case 'element':
        if (byte === closeList && this.#expecting === 'first') return this.#expect('next-key');
        this.#place += 1;
        return this.#begin(byte, false);
      case 'next':
        if (byte === comma) return this.#expect('element');
        if (byte === closeList) return this.#expect('next-key');
        throw broken(offset);
      case 'next-key':
        if (byte === comma) return this.#expect('key');
        if (byte === closeObject) return this.#expect('end');
        throw broken(offset);
      case 'end':
        throw refusal(`There is more after the end of the JSON, at byte ${offset}.`);
      default:
        return this.#expecting satisfies never;
    }
  }

  #expect(what: Expecting): false {
    if (what === 'first') this.#place = 0;
    this.#expecting = what;
    return false;
  }

  #begin(byte: number, isKey: boolean): true {
    this.#isReading = true;
    this.#isKey = isKey;
    this.#isText = byte === quote;
    this.#isEscaped = false;
    this.#depth = byte === openObject || byte === openList ? 1 : 0;
    this.#isBare = !this.#isText && this.#depth === 0;
    this.#kept = [];
    this.#keptBytes = 0;
    return true;
  }

  /** The end of the value in this chunk; null if it continues in the next. */
  #readOn(chunk: Buffer, start: number): number | null {
    let at = start;
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#isText) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) {
          this.#isText = false;
          if (this.#depth === 0) return at + 1;
        }
      } else if (this.#isBare) {
        if (isSpace(byte) || byte === comma || byte === closeList || byte === closeObject) return at;
      } else if (byte === quote) this.#isText = true;
      else if (byte === openObject || byte === openList) {
        this.#depth += 1;
        if (this.#depth > deepest)
          throw refusal(`${this.#where()} is nested more than ${deepest} levels deep.`);
      } else if (byte === closeObject || byte === closeList) {
        this.#depth -= 1;
        if (this.#depth === 0) return at + 1;
      }
    }
    return null;
  }

  #keep(part: Buffer): void {
    this.#keptBytes += part.length;
    if (this.#keptBytes > largestPart) throw this.#tooLarge();
    this.#kept.push(Buffer.from(part));
  }

  #textOf(last: Buffer, offset: number): string {
    if (this.#keptBytes + last.length > largestPart) throw this.#tooLarge();
    const bytes = this.#kept.length === 0 ? last : Buffer.concat([...this.#kept, last]);
    this.#kept = [];
    this.#keptBytes = 0;
    if (bytes.length === 0) throw broken(offset);
    if (!isUtf8(bytes)) throw refusal(`The file is not written in UTF-8, near byte ${offset}.`);
    return bytes.toString('utf8');
  }

  #openField(text: string): void {
    const field = parsed(text, 'The name of a list');
    this.#field = typeof field === 'string' ? field : '';
    if (this.#fields.has(this.#field)) throw refusal(`The file holds “${this.#field.slice(0, 60)}” twice.`);
    this.#fields.add(this.#field);
    if (this.#fields.size > maxFields) throw refusal(`The file holds more than ${maxFields} lists.`);
    this.#expecting = 'colon';
  }

  #partOf(text: string, through: number): JsonPart {
    const place = this.#expecting === 'value' ? null : this.#place;
    if (this.#expecting !== 'line') this.#expecting = place === null ? 'next-key' : 'next';
    return { field: this.#field, place, text, through };
  }

  #where(): string {
    return this.#place > 0 ? `${this.#field}, item ${this.#place},` : `“${this.#field}”`;
  }

  #tooLarge(): AppError {
    return refusal(`${this.#where()} is larger than ${largestPart / 1024 ** 2} MB.`);
  }
}

/** The value of a part. */
export function valueOf(part: JsonPart): unknown {
  return parsed(part.text, part.place === null ? `“${part.field}”` : `${part.field}, item ${part.place},`);
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.slice(0, 200) : '';
    throw new AppError('invalid', `${what} is not valid JSON: ${why}`, { reason: 'file', cause });
  }
}

const isMark = (byte: number) => byte === 0xef || byte === 0xbb || byte === 0xbf;

function wrongStart(byte: number): string {
  return byte === openList
    ? 'The file holds a list. An export is an object with lists named templates, generation_batches, bulk_generation_plans.'
    : 'The file is not JSON: an export begins with {.';
}

const broken = (offset: number) => refusal(`The file is not valid JSON at byte ${offset}.`);

/** The file can't be imported. The message is for the user. */
export function refusal(message: string): AppError {
  return new AppError('invalid', message, { reason: 'file' });
}
