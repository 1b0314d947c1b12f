import type { WritingTask } from './writing-provider.ts';

/** Limits for one call of a model. Times in milliseconds. */
export interface WritingLimits {
  /** Time for the whole answer. */
  readonly total: number;
  /** Time without any data. `total` limits slow answers. */
  readonly silence: number;
  /** Bytes of the raw response. */
  readonly bytes: number;
  /** Characters of its text. */
  readonly characters: number;
  /** Tokens of an answer by its kind of task. Reasoning models use most of them for reasoning. */
  readonly tokens: Readonly<Record<WritingTask['kind'], number>>;
}

export const writingLimits: WritingLimits = {
  total: 90_000,
  silence: 30_000,
  bytes: 4_000_000, // a streamed word has some 200 bytes
  characters: 100_000,
  tokens: { content: 4_000, spintax: 16_000, service: 12_000, proposals: 8_000 },
};
