export interface ListLine {
  readonly line: string;
  readonly line_number: number;
}

/** How many lines are read between two pauses: some milliseconds of work. */
const stepLines = 1_000;

export interface LineCounts {
  readonly total_lines: number;
  readonly empty_lines: number;
}

/**
 * Gives each line of a pasted list that is not empty, trimmed, to `read`, and pauses now and then so that others have their
 * turn. A text without any character has no lines.
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
    if (total_lines % stepLines === 0) yield;
  }
  return { total_lines, empty_lines };
}

/** The result of work in steps, without any pause. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A line as reports quote it, however long it was. */
export function excerptOfLine(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119).toWellFormed()}…` : line;
}
