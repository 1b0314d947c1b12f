export interface ListLine {
  readonly line: string;
  readonly line_number: number;
}

/** Lines between two yields: a few milliseconds of work. */
const linesPerStep = 1_000;

export interface LineCounts {
  readonly total_lines: number;
  readonly empty_lines: number;
}

/**
 * Passes each non-empty line of a pasted list, trimmed, to `read`. Yields regularly, so that other requests
 * can run.
 */
export function* eachLine(text: string, read: (line: ListLine) => void): Generator<void, LineCounts> {
  const ends = /\r\n|\r|\n/g;
  let [total_lines, empty_lines] = [0, 0];
  for (let start = text === '' ? -1 : 0; start !== -1; ) {
    const end = ends.exec(text);
    const line = text.slice(start, end?.index).trim();
    start = end ? ends.lastIndex : -1;
    total_lines += 1;
    if (line === '') empty_lines += 1;
    else read({ line, line_number: total_lines });
    if (total_lines % linesPerStep === 0) yield;
  }
  return { total_lines, empty_lines };
}

/** Runs work in steps without pauses and returns its result. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The part of a line that reports quote. */
export function excerptOfLine(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119).toWellFormed()}…` : line;
}
