/** A mistake in a pack, and where it is. */
export interface PackProblem {
  /** The file's path in the pack: `services/drain-cleaning.json`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A sentence or two: the problem, and what to do. */
  readonly message: string;
  /** True: the pack works, and its pages would be better without it. */
  readonly is_advice: boolean;
}

/** @example problemText(problem) // 'pack.json:3:7: “color” is not a name of this document.' */
export function problemText({ file, line, column, message, is_advice }: PackProblem): string {
  return `${file}:${line}:${column}: ${is_advice ? 'Advice: ' : ''}${message}`;
}

/** A mistake of a file as a whole. */
export function fileProblem(file: string, message: string): PackProblem {
  return { file, line: 1, column: 1, message, is_advice: false };
}
