import { type Flow, startOfText } from './casing-flow.ts';
import { applyChunkCasing, titleCase } from './text-casing.ts';

/**
 * The first text of a title, cased, with the flow state before the second. Null if both must be cased
 * together.
 */
interface Opening {
  readonly text: string;
  readonly flow: Flow;
}

const MAX_REMEMBERED = 20_000;
/** Names of towns and services are shorter. */
const MAX_CACHED_LENGTH = 120;

/**
 * Titles of two texts with fixed words between them, such as services and towns. Each text is cased once,
 * and the result equals `titleCase` of the whole.
 * @example new JoinedTitles(' in ').of('junk removal', 'boca raton') // 'Junk Removal in Boca Raton'
 */
export class JoinedTitles {
  readonly #between: string;
  readonly #openings = new Map<string, Opening | null>();
  readonly #endings = new Map<string, string>();

  /** `between`: a word with a space on each side. */
  constructor(between: string) {
    this.#between = between;
  }

  of(first: string, second: string): string {
    const opening = this.#openingOf(first);
    if (opening === null || second.trimStart() !== second) return titleCase(first + this.#between + second);
    return opening.text + this.#endingOf(second, opening.flow);
  }

  #openingOf(first: string): Opening | null {
    const known = this.#openings.get(first);
    if (known !== undefined) return known;
    const flow = startOfText();
    const { text, open, isUnsure } = applyChunkCasing(first + this.#between, {
      kind: 'title',
      flow,
      spans: [],
      isLast: false,
    });
    const isOrdinary = !flow.isStart && !flow.isAfterComma && !flow.isAfterNumber;
    const opening = open === null && !isUnsure && isOrdinary ? { text, flow } : null;
    remember(this.#openings, first, opening);
    return opening;
  }

  #endingOf(second: string, flow: Flow): string {
    const known = this.#endings.get(second);
    if (known !== undefined) return known;
    const { text } = applyChunkCasing(second, { kind: 'title', flow: { ...flow }, spans: [], isLast: true });
    remember(this.#endings, second, text);
    return text;
  }
}

function remember<Value>(memory: Map<string, Value>, text: string, value: Value): void {
  if (text.length > MAX_CACHED_LENGTH) return;
  if (memory.size >= MAX_REMEMBERED) memory.clear();
  memory.set(text, value);
}
