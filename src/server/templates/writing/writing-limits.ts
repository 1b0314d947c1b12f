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
  readonly contentTokens: number;
  readonly spintaxTokens: number;
}

export const writingLimits: WritingLimits = {
  total: 90_000,
  silence: 30_000,
  bytes: 4_000_000, // a streamed word has some 200 bytes
  characters: 100_000,
  contentTokens: 4_000, // reasoning models use most of it for reasoning
  spintaxTokens: 16_000,
};
