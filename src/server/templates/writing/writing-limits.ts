/** What one call of a model may cost. Times in milliseconds. */
export interface WritingLimits {
  /** From the question to the last character of the answer. */
  readonly total: number;
  /** Without a single byte. A slow drip is ended by `total`. */
  readonly silence: number;
  /** Of an answer on the wire, with everything around the text. */
  readonly bytes: number;
  /** Characters of its text. */
  readonly characters: number;
  readonly contentTokens: number;
  readonly spintaxTokens: number;
}

export const writingLimits: WritingLimits = {
  total: 90_000,
  silence: 30_000,
  bytes: 4_000_000, // a streamed word comes in some 200 bytes of event
  characters: 100_000,
  contentTokens: 4_000, // models that think before they write spend most of it on that
  spintaxTokens: 16_000,
};
