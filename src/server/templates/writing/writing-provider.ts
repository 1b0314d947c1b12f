import type { SpinDepth } from '../../../contract/templates/writing.ts';

/** A text to be written for one field of a template. */
export interface ContentTask {
  readonly kind: 'content';
  readonly action: 'generate' | 'expand';
  /** A section type, `map_description`, or one of the head texts. */
  readonly sectionType: string;
  /** The field of the section and the column of its rows; empty where the section's main text is meant. */
  readonly field: string;
  readonly column: string;
  readonly existing: string;
  readonly pack: string;
  /** Other things to know, as they came. */
  readonly facts: Readonly<Record<string, string>>;
  /** Values of a page; where one is missing the text holds its placeholder. */
  readonly variables: Readonly<Record<string, string>>;
  /** The placeholders a template of this kind may use. */
  readonly names: readonly string[];
}

/** A text to be turned into spin text. */
export interface SpintaxTask {
  readonly kind: 'spintax';
  readonly content: string;
  readonly depth: SpinDepth;
  readonly pack: string;
}

export type WritingTask = ContentTask | SpintaxTask;

export interface Written {
  readonly text: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** While it is written: pieces as they come, and the signal that ends it. */
export interface WritingLine {
  readonly signal: AbortSignal;
  readonly onText?: ((piece: string) => Promise<void>) | undefined;
}

/** Whoever writes: a model behind an address, or the built-in writer. What comes back is not yet trusted. */
export interface WritingProvider {
  readonly provider: 'built-in' | 'openai-compatible' | 'anthropic';
  /** Empty for the built-in writer. */
  readonly model: string;
  write(task: WritingTask, line: WritingLine): Promise<Written>;
}

/** The provider did not deliver. The reason is for the log: it never holds text of the provider or of a user. */
export class WritingFailure extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WritingFailure';
  }
}
