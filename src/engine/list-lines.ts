export interface ListLine {
  readonly line: string;
  readonly line_number: number;
}

/** The lines of a pasted list, trimmed, the empty ones counted. A text without any character has no lines. */
export function listLines(text: string): { total_lines: number; empty_lines: number; lines: ListLine[] } {
  const all = text === '' ? [] : text.split(/\r\n|\r|\n/);
  const lines: ListLine[] = [];
  for (const [index, raw] of all.entries()) {
    const line = raw.trim();
    if (line !== '') lines.push({ line, line_number: index + 1 });
  }
  return { total_lines: all.length, empty_lines: all.length - lines.length, lines };
}

/** A line as reports quote it, however long it was. */
export function excerptOfLine(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119).toWellFormed()}…` : line;
}
