import type { SpinDepth } from '../../../contract/templates/writing.ts';

/** A text to write for one field of a template. */
export interface ContentTask {
  readonly kind: 'content';
  readonly action: 'generate' | 'expand';
  /** A section type, `map_description`, or a head text. */
  readonly sectionType: string;
  /** The section's field and column; empty for the section's main text. */
  readonly field: string;
  readonly column: string;
  readonly existing: string;
  readonly pack: string;
  /** Other facts from the request, unvalidated. */
  readonly facts: Readonly<Record<string, string>>;
  /** Values of a page. For a missing value, the text keeps its placeholder. */
  readonly variables: Readonly<Record<string, string>>;
  /** The placeholders that a template of this kind may use. */
  readonly names: readonly string[];
  /** What is known of the business and the page’s place: sentences that the writer may use. It may add no other fact. */
  readonly stated: readonly string[];
}

/** A text to turn into spin text. */
export interface SpintaxTask {
  readonly kind: 'spintax';
  readonly content: string;
  readonly depth: SpinDepth;
  readonly pack: string;
}

/** The texts of a service, from its owner's answers. Only a model writes them. */
export interface ServiceTask {
  readonly kind: 'service';
  readonly service: string;
  /** What the owner says, by part. */
  readonly answers: readonly { readonly part: string; readonly text: string }[];
  /** What the business states: sentences. */
  readonly stated: readonly string[];
}

/** Answers to questions about a town, for its owner to check. Only a model proposes them. */
export interface ProposalTask {
  readonly kind: 'proposals';
  /** @example 'Round Rock, Texas' */
  readonly place: string;
  readonly questions: readonly {
    readonly name: string;
    readonly question: string;
    readonly find: string | null;
    /** The sentence that an answer completes; ___ is its place. */
    readonly frame: string;
  }[];
  /** What is known of the town: sentences. */
  readonly stated: readonly string[];
}

export type WritingTask = ContentTask | SpintaxTask | ServiceTask | ProposalTask;

export interface Written {
  readonly text: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** Callbacks during writing, and the signal that cancels it. */
export interface WritingLine {
  readonly signal: AbortSignal;
  readonly onText?: ((piece: string) => Promise<void>) | undefined;
}

/** A writer: a model at an address, or the built-in writer. Its answers are not trusted. */
export interface WritingProvider {
  readonly provider: 'built-in' | 'openai-compatible' | 'anthropic';
  /** Empty for the built-in writer. */
  readonly model: string;
  write(task: WritingTask, line: WritingLine): Promise<Written>;
}

/** The writer failed. The reason is for the log and never contains text of the provider or a user. */
export class WritingFailure extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WritingFailure';
  }
}
