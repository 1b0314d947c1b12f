import type { PreparedValue } from './prepare-value.ts';

/** Memory for texts, in letters; a text takes more than its letters. */
const MAX_LETTERS = 1_000_000;
const TEXT_LETTERS = 50;

/** Texts that were prepared before: at most 20,000, and fewer long ones. */
export class PreparedTexts {
  readonly #prepare: (text: string) => PreparedValue | undefined;
  readonly #byText = new Map<string, PreparedValue>();
  #letters = 0;

  constructor(prepare: (text: string) => PreparedValue | undefined) {
    this.#prepare = prepare;
  }

  /** Equal texts give the same object. */
  get(text: string): PreparedValue | undefined {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const fresh = this.#prepare(text);
    if (fresh === undefined) return undefined;
    this.#letters += text.length + TEXT_LETTERS;
    if (this.#letters > MAX_LETTERS) {
      this.#byText.clear();
      this.#letters = text.length + TEXT_LETTERS;
    }
    this.#byText.set(text, fresh);
    return fresh;
  }
}
